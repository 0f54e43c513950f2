const DAY_MS = 24 * 60 * 60 * 1000;

/** Time since then in whole days, weeks or months; the first day counts as one. */
export function relativeTime(at: string, now: Date): string {
  const days = Math.max(1, Math.floor((now.getTime() - new Date(at).getTime()) / DAY_MS));
  if (days < 7) return ago(days, "day");
  if (days < 30) return ago(Math.floor(days / 7), "week");
  return ago(Math.floor(days / 30), "month");
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
