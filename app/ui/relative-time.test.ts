import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

it.each([
  [0, "just now"],
  [1 / 1440, "1 minute ago"],
  [59.9 / 1440, "59 minutes ago"],
  [1 / 24, "1 hour ago"],
  [23.9 / 24, "23 hours ago"],
  [1, "1 day ago"],
  [2, "2 days ago"],
  [6.9, "6 days ago"],
  [7, "1 week ago"],
  [14, "2 weeks ago"],
  [29, "4 weeks ago"],
  [30, "1 month ago"],
  [280, "9 months ago"],
  [-1, "just now"],
])("%d days before is %s", (days, said) => {
  expect(relativeTime(new Date(NOW.getTime() - days * DAY).toISOString(), NOW)).toBe(said);
});
