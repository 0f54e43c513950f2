/** The unit of a section that is closest to the question. */
import { referencedPath, refersTo } from "./cross-references.ts";
import { rankingProfile } from "../profile.ts";
import type { QuestionContext } from "./relevance.ts";
import {
  firstTextUnit,
  isExpired,
  lineage,
  ownText,
  textUnitAt,
  type Statute,
  type StatuteUnit,
} from "./statute.ts";

/** The unit cited or clearly matched, else the one with the most relevance; null when the rule itself is closest. */
export function findPoint(
  context: QuestionContext,
  rule: StatuteUnit,
  citedUnit: number | null,
): StatuteUnit | null {
  const { statute, relevance } = context;
  const named = citedUnit === null ? relevance.clearestMatch() : statute.units[citedUnit]!;
  if (named) return firstTextUnit(statute, named);
  const point = mostRelevant(context, rule);
  return point && (referencedUnit(statute, point) ?? point);
}

const FILLS_IN =
  /^(?:For (?:the )?purposes of|Except (?:as )?(?:otherwise )?provided in|In applying) (subsection|paragraph|subparagraph)s? ((?:\(\w+\))+)/;

/**
 * The unit that a point only fills in ("For purposes of subsection (b)(1)(B), …"): that one answers the question, and
 * the point is found again among its limits.
 */
export function referencedUnit(statute: Statute, point: StatuteUnit): StatuteUnit | null {
  const [, level, designators] = FILLS_IN.exec(ownText(statute, point)) ?? [];
  if (!level) return null;
  const path = referencedPath(point, level, designators!).slice(0, 2);
  return path.length > 1 ? textUnitAt(statute, path) : null;
}

const EXEMPTS = /\bexempt from the tax(?:es)? imposed by this (?:sub)?section\b/;

/** The subsection, paragraph or phrase match that is clearly more relevant than the rule. */
function mostRelevant(context: QuestionContext, rule: StatuteUnit): StatuteUnit | null {
  const { statute, relevance, year } = context;
  const worth = (unit: StatuteUnit) => pointWorth(context, rule, unit);
  const best = statute.units
    .filter((unit) => unit.depth === 1 || unit.depth === 2 || relevance.matchesPhrase(unit))
    .filter((unit) => unit !== rule && !unit.unit.status && !lineage(statute, unit).includes(rule))
    .filter((unit) => !EXEMPTS.test(ownText(statute, unit)) && !isExpired(statute, unit, year))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)[0];
  if (!best || lineage(statute, rule).includes(best)) return null;
  const { advantageOverRule } = rankingProfile().selection.point;
  return worth(best) > advantageOverRule * worth(rule) ? firstTextUnit(statute, best) : null;
}

/** Relevance of a unit with its best child, adjusted for its depth and for whether it refers to the rule. */
function pointWorth({ statute, relevance }: QuestionContext, rule: StatuteUnit, unit: StatuteUnit): number {
  const { bestChild, retrievedWithin, depthFactor, namesRuleFactor } = rankingProfile().selection.point;
  const below = Math.max(0, ...unit.children.map((child) => relevance(statute.units[child]!)));
  const namesRule = unit !== rule && refersTo(ownText(statute, unit), unit, rule) ? namesRuleFactor : 1;
  const own = relevance(unit) + bestChild * below + retrievedWithin * relevance.retrieved(unit);
  return own * namesRule * depthFactor ** Math.max(0, unit.depth - 1);
}
