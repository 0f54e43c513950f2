/** Days as ISO dates, which compare as text. */

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

/** Days are counted in UTC. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
