/** Penalties that the paper of a year states for what is due, or filed, in the next one. */
const PENALTY = /^26 USC (?:665[12]|669[589]|672[126])\b/;

export function isOfDueYear(unit: string): boolean {
  return PENALTY.test(unit);
}

/** "2026", or "returns due in 2027" where the year's paper is for these. */
export function yearOf(unit: string, year: number): string {
  if (!isOfDueYear(unit)) return `${year}`;
  // A preparer's failure counts by when the return was filed.
  return `returns ${unit.startsWith("26 USC 6695") ? "filed" : "due"} in ${year + 1}`;
}
