/** Days as ISO dates, which compare as text. */

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

/** The 15th of a month; months above 12 fall into later years. */
export function fifteenth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 15)).toISOString().slice(0, 10);
}

/** The last day of a month; months above 12 fall into later years. */
export function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date at this moment in a time zone. @throws RangeError for an unknown zone. */
export function dayIn(timeZone: string, at: Date): string {
  // Making a format costs more than using it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}
