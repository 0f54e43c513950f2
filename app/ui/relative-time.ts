const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time since then in whole minutes and hours within the first day, then in days, weeks or months. */
export function relativeTime(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return ago(Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return ago(Math.floor(passed / HOUR_MS), "hour");
  const days = Math.floor(passed / DAY_MS);
  if (days < 7) return ago(days, "day");
  if (days < 30) return ago(Math.floor(days / 7), "week");
  return ago(Math.floor(days / 30), "month");
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
