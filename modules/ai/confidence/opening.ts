/** How an answer without an own bottom line opens: as the rule where it is likely to decide, else as what comes nearest. */
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { chanceOf } from "./confidence.ts";
import { signalsOf, type Found } from "./signals.ts";

/** What the built-in model writes above a rule that nothing of its own says in other words. */
export const RULE = "The rule is:";
export const NEAREST_RULE = "The nearest rule found, which may not decide this question:";

/** Chance from which a bare rule is called the rule: of those read that had less, most did not decide. */
const SURE = 0.8;

/** Unchanged where the question names the provision. */
export function withOpening(found: Found, answer: SourcedAnswer): SourcedAnswer {
  const { checked, bottomLine, deciding } = answer;
  if (bottomLine !== null || deciding === undefined || !checked.answer.startsWith(RULE)) return answer;
  if (found.passages[0]?.cited || chanceOf(signalsOf(found, answer)) >= SURE) return answer;
  return { ...answer, checked: { ...checked, answer: checked.answer.replace(RULE, NEAREST_RULE) } };
}
