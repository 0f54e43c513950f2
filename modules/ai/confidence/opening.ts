/** How an answer opens that says no more than a rule: as the rule where it is likely to decide, else as what comes nearest. */
import { FIT } from "../practice-notes/noted.ts";
import type { Findings, SourcedAnswer } from "../retrieval-answer.ts";
import { chanceOf } from "./confidence.ts";
import { NEAREST_RULE, signalsOf } from "./signals.ts";

/** What the built-in model writes above a rule that nothing of its own says in other words. */
export const RULE = "The rule is:";

/** Chance from which a bare rule is called the rule: of those read that had less, most did not decide. */
const SURE = 0.8;
/** The same of what a section says in general: of those graded that had less, one in four was right. */
const LIKELY = 0.6;

const IN_GENERAL = /^In general: /;

/** Unchanged where the question names the provision. */
export function withOpening(
  found: Pick<Findings, "question" | "passages">,
  answer: SourcedAnswer,
): SourcedAnswer {
  const { checked, bottomLine, deciding, noted } = answer;
  if (deciding === undefined || found.passages[0]?.cited) return answer;
  const chance = chanceOf(signalsOf(found, answer));
  if (bottomLine === null && checked.answer.startsWith(RULE) && chance < SURE)
    return { ...answer, checked: { ...checked, answer: checked.answer.replace(RULE, NEAREST_RULE) } };
  if (bottomLine === null || noted !== FIT.general || chance >= LIKELY) return answer;
  const opening = `${NEAREST_RULE} ${bottomLine.replace(IN_GENERAL, "")}`;
  const text = checked.answer.replace(bottomLine, () => opening);
  return { ...answer, bottomLine: opening, checked: { ...checked, answer: text } };
}
