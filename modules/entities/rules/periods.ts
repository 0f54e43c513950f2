/** Days as ISO dates, which compare as text. */
export { addDays, daysBetween } from "#modules/deadlines/schema";

export function startOfYear(taxYear: number): string {
  return `${taxYear}-01-01`;
}

export function endOfYear(taxYear: number): string {
  return `${taxYear}-12-31`;
}

/** Both ends are inclusive; null is open. */
export function isInForce({ from, to }: { from: string | null; to: string | null }, day: string): boolean {
  return (from === null || from <= day) && (to === null || to >= day);
}
