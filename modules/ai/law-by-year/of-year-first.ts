import type { Resolved } from "#modules/authority";
import { wordsOf } from "../statute/held-units.ts";

/** What is for the year asked alone decides it: its terms stand in place of those of the other units. */
export function ofYearFirst(held: readonly Resolved[], year: number): Resolved[] {
  const ofYear = new RegExp(
    `after December 31, ${year - 1}, and before January 1, ${year + 1}|Special rules? for ${year}\\b`,
    "i",
  );
  const isOfYear = (one: Resolved) => ofYear.test(wordsOf(one));
  return [...held.filter(isOfYear), ...held.filter((one) => !isOfYear(one))];
}
