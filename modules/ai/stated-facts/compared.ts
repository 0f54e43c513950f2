/** What a question states against the limit that the answer rests on: "Not at 14: this is for an age under 13." */
import { isWithinLimit, limitsIn, type Limit } from "./limits.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { decidesAlone } from "./only-limit.ts";
import { isOfSameThing } from "./same-thing.ts";
import type { Standing } from "./standing.ts";

export interface Compared {
  measure: Measure;
  limit: Limit;
  isMet: boolean;
}

/**
 * The first measure with the one limit of its kind, and of the same thing, in the text; null where the text has several
 * that differ, since it is not known which of them is meant, unless the measure is above them all.
 */
export function comparedWith(question: string, text: string): Compared | null {
  // What was said last is the newest fact.
  for (const measure of measuresIn(question).toReversed()) {
    const found = nextTo(measure, question, text);
    if (found) return decidesAlone(found.measure, found.limit, text) ? found : null;
  }
  return null;
}

function nextTo(measure: Measure, question: string, text: string): Compared | null {
  const isOfIt = (limit: Limit) =>
    measure.kind !== "period" ||
    isOfSameThing({ text: question, ...rangeOf(measure) }, { text, ...rangeOf(limit) });
  const fitting = limitsIn(text).filter((limit) => isWithinLimit(measure, limit) !== null && isOfIt(limit));
  const [limit] = fitting;
  if (!limit) return null;
  const isOne = fitting.every(({ value, bound }) => value === limit.value && bound === limit.bound);
  if (isOne) return { measure, limit, isMet: isWithinLimit(measure, limit)! };
  const widest = widestOf(fitting);
  if (widest && !isWithinLimit(measure, widest)) return { measure, limit: widest, isMet: false };
  return null;
}

function rangeOf({ start, end }: Measure | Limit): { start: number; end: number } {
  return { start, end };
}

/** Of upper limits the highest: what is above that is above all of them. Null where there are others. */
function widestOf(limits: readonly Limit[]): Limit | null {
  if (!limits.every(({ bound }) => bound === "under" || bound === "at most")) return null;
  return limits.reduce((a, b) => (b.value > a.value ? b : a));
}

const ASKS: Record<Limit["bound"], string> = {
  under: "less than",
  "at most": "at most",
  "at least": "at least",
  over: "more than",
};

/** Whether the fact leaves the rule as it is: a condition that is met, an exception that is not. */
export function keepsRule({ isMet }: Compared, standing: Standing): boolean {
  return isMet === (standing === "condition");
}

/** @param place what states the limit: "26 USC 24(c)(1)" */
export function comparedText({ measure, limit, isMet }: Compared, place: string, standing: Standing): string {
  const asked = limit.kind === "age" && limit.bound === "under" ? `under ${limit.said}` : saidOf(limit);
  const fact = measure.kind === "age" ? `at age ${measure.said}` : `with ${measure.said}`;
  if (standing === "exception")
    return `${capitalized(fact)} the exception of ${place} (${asked}) is ${isMet ? "" : "not "}reached.`;
  return isMet
    ? `${capitalized(fact)} ${place} is met: ${asked}.`
    : `Not ${fact}: ${place} asks for ${asked}.`;
}

function saidOf({ bound, said }: Limit): string {
  return `${ASKS[bound]} ${said}`;
}

function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
