const DAY_MS = 86_400_000;

/** "Today", "Yesterday", "3 days ago" under a week, then "Nov 4, 2026"; by calendar days of `timeZone`. */
export function conversationDay(at: string, now: Date, timeZone?: string): string {
  const days = Math.round((startOfDay(now, timeZone) - startOfDay(new Date(at), timeZone)) / DAY_MS);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return `${days} days ago`;
  return formatsIn(timeZone).medium.format(new Date(at));
}

/** Milliseconds of the calendar day, as if it were in UTC, so that days of 23 hours count as days. */
function startOfDay(at: Date, timeZone?: string): number {
  return Date.parse(`${formatsIn(timeZone).iso.format(at)}T00:00:00Z`);
}

interface Formats {
  medium: Intl.DateTimeFormat;
  /** 2026-11-04 */
  iso: Intl.DateTimeFormat;
}

const made = new Map<string | undefined, Formats>();

/** Made once a zone: creating a formatter costs more than the rest of a line. */
function formatsIn(timeZone?: string): Formats {
  const known = made.get(timeZone);
  if (known) return known;
  const formats = {
    medium: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }),
    iso: new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
  };
  made.set(timeZone, formats);
  return formats;
}
