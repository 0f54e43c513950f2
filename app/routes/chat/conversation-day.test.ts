import { expect, it } from "vitest";
import { conversationDay } from "./conversation-day.ts";

const now = new Date("2026-11-10T12:00:00Z");

it.each([
  ["2026-11-10T00:30:00Z", "Today"],
  ["2026-11-11T00:30:00Z", "Today"],
  ["2026-11-09T23:59:00Z", "Yesterday"],
  ["2026-11-08T12:00:00Z", "2 days ago"],
  ["2026-11-04T12:00:00Z", "6 days ago"],
  ["2026-11-03T12:00:00Z", "Nov 3, 2026"],
])("says of %s: %s", (at, said) => {
  expect(conversationDay(at, now, "UTC")).toBe(said);
});

it("goes by the calendar of the zone, also when a day has 25 hours", () => {
  // 23:30 on October 31 in New York; daylight saving time ends on November 1.
  expect(conversationDay("2026-11-01T03:30:00Z", new Date("2026-11-02T05:30:00Z"), "America/New_York")).toBe(
    "2 days ago",
  );
});
