/**
 * What of a section answers a question, and in which order: the rule, the point asked, what limits it.
 * It reads the statute's own signs: the place of a unit, its heading ("General rule", "Limitations"), its
 * turns of phrase ("shall not apply", "shall not exceed") and which units it names.
 */
import { limitsOf } from "./choosing-limits.ts";
import { termOf, usesTerm } from "./definitions.ts";
import { names } from "./limits.ts";
import { namedPath } from "./named-units.ts";
import type { Relevance } from "./relevance.ts";
import {
  firstSpeaking,
  isOver,
  lineage,
  ownText,
  speakingAt,
  speaks,
  type Statute,
  type StatuteUnit,
} from "./statute.ts";

export interface ReadingPlan {
  /** The general rule: the section's own, or that of the subsection that speaks to the question. */
  rule: StatuteUnit;
  /** What the section imposes beside the rule: 26 USC 1401(b) beside (a). */
  twins: StatuteUnit[];
  /** The unit that speaks to the question most closely, when that is not the rule or something under it. */
  point: StatuteUnit | null;
  /** Limits and exceptions, strongest first. */
  limits: StatuteUnit[];
}

const RULE_HEADING =
  /^(?:general (?:rule|definition)|in general|imposition|allowance|exclusion|disallowance|definition|addition to the tax|.*\bdefined)\b/i;

/** @param year taxable years that ended before this one are over: what holds for them alone is not quoted. */
export function planReading(
  statute: Statute,
  relevance: Relevance,
  citedUnit: number | null,
  year: number,
): ReadingPlan | null {
  const speaking = statute.units.filter((unit) => speaks(unit) && !isOver(statute, unit, year));
  if (speaking.length === 0) return null;
  const general = ruleAmong(speaking.filter((unit) => inFirstSubsection(statute, unit))) ?? speaking[0]!;
  const named = citedUnit === null ? relevance.clearest() : statute.units[citedUnit]!;
  const point = named
    ? firstSpeaking(statute, named)
    : served(statute, closest(statute, general, relevance, year));
  const rule = point ? ruleFor(statute, speaking, general, point, relevance) : general;
  const uses = point && rule !== point ? userOf(statute, speaking, point) : null;
  const twins = [...twinsOf(statute, speaking, rule), ...(uses ? [uses] : [])].filter(
    (twin) => twin !== point && twin !== rule,
  );
  return {
    rule,
    twins,
    point: point === rule ? null : point,
    limits: limitsOf(
      statute,
      speaking.filter((unit) => !twins.some((twin) => lineage(statute, twin).includes(unit))),
      rule,
      point ?? rule,
      relevance,
    ),
  };
}

/** The first unit whose heading announces a rule; else the first. */
function ruleAmong(units: StatuteUnit[]): StatuteUnit | undefined {
  return units.find((unit) => unit.depth <= 2 && RULE_HEADING.test(unit.unit.heading ?? "")) ?? units[0];
}

const MOST_TWINS = 2;
const IMPOSES = /\bIn addition to\b.*\b(?:is hereby|shall be) imposed\b/;

/** Subsections, or their first paragraphs, that impose another tax beside the one that the rule imposes. */
function twinsOf(statute: Statute, speaking: StatuteUnit[], rule: StatuteUnit): StatuteUnit[] {
  const imposes = (unit: StatuteUnit) => IMPOSES.test(ownText(statute, unit));
  if (rule.depth !== 1 || !imposes(rule)) return [];
  return speaking
    .filter((unit) => unit !== rule && (unit.depth === 1 || unit.unit.path[1] === "1") && imposes(unit))
    .slice(0, MOST_TWINS);
}

/** "Any qualified distribution … shall not be includible": the rule for whose sake its neighbor defines the term. */
function userOf(statute: Statute, speaking: StatuteUnit[], point: StatuteUnit): StatuteUnit | null {
  const term = termOf(statute, point);
  const [subsection] = lineage(statute, point);
  if (!term) return null;
  const users = speaking.filter(
    (unit) =>
      lineage(statute, unit)[0] === subsection && usesTerm(ownText(statute, unit).toLowerCase(), term),
  );
  return users.find((unit) => !lineage(statute, unit).includes(point)) ?? null;
}

function inFirstSubsection(statute: Statute, unit: StatuteUnit): boolean {
  const first = statute.units.find((other) => other.depth === 1);
  return unit.depth === 0 || lineage(statute, unit)[0] === first;
}

const SERVES =
  /^(?:For (?:the )?purposes of|Except (?:as )?(?:otherwise )?provided in|In applying) (subsection|paragraph|subparagraph)s? ((?:\(\w+\))+)/;

/**
 * "For purposes of subsection (b)(1)(B), …" only fills in another unit; that one answers the question, and what
 * fills it in is found again among its limits.
 */
function served(statute: Statute, point: StatuteUnit | null): StatuteUnit | null {
  const [, level, designators] = (point && SERVES.exec(ownText(statute, point))) ?? [];
  if (!point || !level) return point;
  const path = namedPath(point, level, designators!).slice(0, 2);
  return (path.length > 1 && speakingAt(statute, path)) || point;
}

const STILL_RELEVANT = 0.5;
/** A section with no more units than this has one subject. */
const SHORT_SECTION = 40;

/**
 * The section's general rule, as long as the section as a whole is about the question or the point leans on
 * that rule; in a long section of many subjects, the rule of the point's own subsection.
 */
function ruleFor(
  statute: Statute,
  speaking: StatuteUnit[],
  general: StatuteUnit,
  point: StatuteUnit,
  relevance: Relevance,
): StatuteUnit {
  if (lineage(statute, point).includes(general)) return ruleAbove(statute, general, point) ?? general;
  const isClear = relevance.clearest() !== null;
  if (speaking.length <= SHORT_SECTION || (!isClear && relevance(statute.units[0]!) > 0)) return general;
  const subsection = lineage(statute, point)[0];
  const own = ruleAmong(speaking.filter((unit) => lineage(statute, unit)[0] === subsection)) ?? point;
  if ([point, own].some((unit) => names(ownText(statute, unit), unit, general))) return general;
  return relevance(general) >= STILL_RELEVANT * relevance(point) ? general : own;
}

/** Of a point deep under a rule with many heads, the rule of its own: 401(a)(9)(A) for 401(a)(9)(C). */
function ruleAbove(statute: Statute, general: StatuteUnit, point: StatuteUnit): StatuteUnit | null {
  const between = lineage(statute, point).filter((step) => step.depth > general.depth && step !== point);
  for (const step of between.toReversed()) {
    const first = firstSpeaking(statute, statute.units[step.children[0] ?? step.index]!);
    if (first && first !== point && RULE_HEADING.test(first.unit.heading ?? "")) return first;
  }
  return null;
}

const CLEARLY_CLOSER = 1.3;
const BELOW_SHARE = 0.35;
const FOUND_WITHIN = 0.5;
const PARAGRAPH_COST = 0.9;
const LEANS_ON_THE_RULE = 1.25;

const EXEMPTS = /\bexempt from the tax(?:es)? imposed by this (?:sub)?section\b/;

/** The subsection or paragraph that clearly shares more with the question than the rule does. */
function closest(
  statute: Statute,
  rule: StatuteUnit,
  relevance: Relevance,
  year: number,
): StatuteUnit | null {
  const worth = (unit: StatuteUnit) => {
    const below = Math.max(0, ...unit.children.map((child) => relevance(statute.units[child]!)));
    const leans = unit !== rule && names(ownText(statute, unit), unit, rule) ? LEANS_ON_THE_RULE : 1;
    const own = relevance(unit) + BELOW_SHARE * below + FOUND_WITHIN * relevance.found(unit);
    return own * leans * PARAGRAPH_COST ** Math.max(0, unit.depth - 1);
  };
  const best = statute.units
    .filter((unit) => unit.depth === 1 || unit.depth === 2 || relevance.pointed(unit))
    .filter((unit) => unit !== rule && !unit.unit.status && !lineage(statute, unit).includes(rule))
    .filter((unit) => !EXEMPTS.test(ownText(statute, unit)) && !isOver(statute, unit, year))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)[0];
  if (!best || lineage(statute, rule).includes(best)) return null;
  return worth(best) > CLEARLY_CLOSER * worth(rule) ? firstSpeaking(statute, best) : null;
}
