/** The rule that a point in a section comes under. */
import { refersTo } from "./cross-references.ts";
import { firstRule, RULE_HEADING } from "./general-rule.ts";
import { rankingProfile } from "../profile.ts";
import type { QuestionContext } from "./relevance.ts";
import { firstTextUnit, lineage, ownText, type Statute, type StatuteUnit } from "./statute.ts";

/**
 * The section's general rule, as long as the section as a whole is about the question or the point refers to that
 * rule; in a long section on many subjects, the rule of the point's own subsection.
 */
export function ruleOf(
  context: QuestionContext,
  inForce: StatuteUnit[],
  { general, point }: { general: StatuteUnit; point: StatuteUnit },
): StatuteUnit {
  const { statute, relevance } = context;
  const { shortSectionUnits, generalRuleShare } = rankingProfile().selection.point;
  if (lineage(statute, point).includes(general)) return ruleAbove(statute, general, point) ?? general;
  if (inForce.length <= shortSectionUnits || isAboutQuestion(context)) return general;
  const subsection = lineage(statute, point)[0];
  const own = firstRule(inForce.filter((unit) => lineage(statute, unit)[0] === subsection)) ?? point;
  if ([point, own].some((unit) => refersTo(ownText(statute, unit), unit, general))) return general;
  return relevance(general) >= generalRuleShare * relevance(point) ? general : own;
}

/** Whether the section's heading shares words with the question and no single unit stands out. */
function isAboutQuestion({ statute, relevance }: QuestionContext): boolean {
  return relevance.clearestMatch() === null && relevance(statute.units[0]!) > 0;
}

/** The closest rule between a general rule with many heads and a point deep below it: 401(a)(9)(A) for (a)(9)(C). */
function ruleAbove(statute: Statute, general: StatuteUnit, point: StatuteUnit): StatuteUnit | null {
  const between = lineage(statute, point).filter((step) => step.depth > general.depth && step !== point);
  for (const step of between.toReversed()) {
    const first = firstTextUnit(statute, statute.units[step.children[0] ?? step.index]!);
    if (first && first !== point && RULE_HEADING.test(first.unit.heading ?? "")) return first;
  }
  return null;
}
