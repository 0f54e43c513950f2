/** What a question states against the limit that the answer rests on: "Not at 14: this is for an age under 13." */
import { isWithinLimit, limitsIn, type Limit } from "./limits.ts";
import { measuresIn, type Measure } from "./measures.ts";

export interface Compared {
  measure: Measure;
  limit: Limit;
  isMet: boolean;
}

/**
 * The first measure with the one limit of its kind in the text; null where the text has several that differ, since it is
 * not known which of them is meant.
 */
export function comparedWith(question: string, text: string): Compared | null {
  const limits = limitsIn(text);
  // What was said last is the newest fact.
  for (const measure of measuresIn(question).toReversed()) {
    const fitting = limits.filter((limit) => isWithinLimit(measure, limit) !== null);
    const [limit] = fitting;
    const isOne = fitting.every(({ value, bound }) => value === limit!.value && bound === limit!.bound);
    if (limit && isOne) return { measure, limit, isMet: isWithinLimit(measure, limit)! };
  }
  return null;
}

const ASKS: Record<Limit["bound"], string> = {
  under: "less than",
  "at most": "at most",
  "at least": "at least",
  over: "more than",
};

/** How a limit stands to the rule: a condition of it, or an exception to it. */
export type Standing = "condition" | "exception";

/** Whether the fact leaves the rule as it is: a condition that is met, an exception that is not. */
export function keepsRule({ isMet }: Compared, standing: Standing): boolean {
  return isMet === (standing === "condition");
}

/** @param place what states the limit: "26 USC 24(c)(1)" */
export function comparedText({ measure, limit, isMet }: Compared, place: string, standing: Standing): string {
  const asked = `${ASKS[limit.bound]} ${limit.said}`;
  const fact = measure.kind === "age" ? `age ${measure.said}` : measure.said;
  if (standing === "exception")
    return `The exception of ${place} (${asked}) ${isMet ? "is reached" : "is not reached"} by the fact stated: ${fact}.`;
  return isMet
    ? `The fact stated (${fact}) meets ${place}: ${asked}.`
    : `Not by the fact stated (${fact}): ${place} asks for ${asked}.`;
}
