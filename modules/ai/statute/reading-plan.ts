/**
 * Which units of a section answer a question, and in which order: the rule, the point asked, what limits it. The
 * statute's own signs decide: the position of a unit, its heading ("General rule", "Limitations"), its wording
 * ("shall not apply", "shall not exceed") and the units that it refers to.
 */
import { termDefinedBy, usesTerm } from "./definitions.ts";
import { selectLimits } from "./limit-selection.ts";
import { findPoint } from "./point.ts";
import { rankingProfile } from "../profile.ts";
import type { QuestionContext } from "./relevance.ts";
import { generalRule } from "./general-rule.ts";
import { ruleOf } from "./rule.ts";
import { hasText, isExpired, lineage, ownText, type Statute, type StatuteUnit } from "./statute.ts";

export interface ReadingPlan {
  /** The general rule of the section, or of the subsection that the point is in. */
  rule: StatuteUnit;
  /** The rule of the section as a whole. */
  general: StatuteUnit;
  /** Units quoted with the rule: a second tax beside it (26 USC 1401(b) beside (a)), or the rule that uses a term. */
  withRule: StatuteUnit[];
  /** The unit closest to the question, when it is not the rule. */
  point: StatuteUnit | null;
  /** Limits and exceptions, strongest first. */
  limits: StatuteUnit[];
}

/** Null for a section without text in force. @param citedUnit index of the unit that the question cites by number */
export function planReading(context: QuestionContext, citedUnit: number | null): ReadingPlan | null {
  const { statute, year } = context;
  const inForce = statute.units.filter((unit) => hasText(unit) && !isExpired(statute, unit, year));
  if (inForce.length === 0) return null;
  const general = generalRule(statute, inForce);
  const point = findPoint(context, general, citedUnit);
  const rule = point ? ruleOf(context, inForce, { general, point }) : general;
  const withRule = quotedWithRule(statute, inForce, { rule, point });
  const candidates = inForce.filter(
    (unit) => !withRule.some((other) => lineage(statute, other).includes(unit)),
  );
  return {
    rule,
    general,
    withRule,
    point: point === rule ? null : point,
    limits: selectLimits(context, candidates, { rule, point: point ?? rule }),
  };
}

function quotedWithRule(
  statute: Statute,
  inForce: StatuteUnit[],
  { rule, point }: { rule: StatuteUnit; point: StatuteUnit | null },
): StatuteUnit[] {
  const user = point && rule !== point ? definedTermUser(statute, inForce, point) : null;
  const units = [...parallelImpositions(statute, inForce, rule), ...(user ? [user] : [])];
  return units.filter((unit) => unit !== point && unit !== rule);
}

const IMPOSES = /\bIn addition to\b.*\b(?:is hereby|shall be) imposed\b/;

/** Subsections, or their first paragraphs, that impose another tax beside the one that the rule imposes. */
function parallelImpositions(statute: Statute, inForce: StatuteUnit[], rule: StatuteUnit): StatuteUnit[] {
  const imposes = (unit: StatuteUnit) => IMPOSES.test(ownText(statute, unit));
  if (rule.depth !== 1 || !imposes(rule)) return [];
  return inForce
    .filter((unit) => unit !== rule && (unit.depth === 1 || unit.unit.path[1] === "1") && imposes(unit))
    .slice(0, rankingProfile().selection.point.maximumParallelImpositions);
}

/** The rule in the same subsection that uses the term which the point defines: "Any qualified distribution …". */
function definedTermUser(statute: Statute, inForce: StatuteUnit[], point: StatuteUnit): StatuteUnit | null {
  const term = termDefinedBy(statute, point);
  const [subsection] = lineage(statute, point);
  if (!term) return null;
  const users = inForce.filter(
    (unit) =>
      lineage(statute, unit)[0] === subsection && usesTerm(ownText(statute, unit).toLowerCase(), term),
  );
  return users.find((unit) => !lineage(statute, unit).includes(point)) ?? null;
}
