import { describe, expect, it } from "vitest";
import { riskOf, type RiskFacts } from "./risk.ts";

/** Far from its date, one of ten missing, nothing overdue. */
const CALM: RiskFacts = {
  missing: 1,
  required: 10,
  overdueDays: 0,
  filingDate: "2025-04-15",
  daysToFiling: 90,
  daysToExtended: 273,
  silentDays: 3,
  unansweredReminders: 0,
};

const PAST = { daysToFiling: -40, daysToExtended: -40 };

describe("risk", () => {
  it.each<[string, Partial<RiskFacts>, points: number, level: string]>([
    ["nothing missing, whatever else", { missing: 0, overdueDays: 90, daysToFiling: -1 }, 0, "low"],
    ["one of ten, far from the date", {}, 0, "low"],
    ["a third missing", { missing: 3 }, 0, "low"],
    ["more than a third missing", { missing: 4 }, 1, "low"],
    ["two thirds missing", { missing: 7 }, 2, "medium"],
    ["overdue for a day", { overdueDays: 1 }, 1, "low"],
    ["overdue for 14 days", { overdueDays: 14 }, 1, "low"],
    ["overdue for 15 days", { overdueDays: 15 }, 2, "medium"],
    ["overdue for 31 days", { overdueDays: 31 }, 3, "medium"],
    ["61 days to the date", { daysToFiling: 61 }, 0, "low"],
    ["60 days to the date", { daysToFiling: 60 }, 1, "low"],
    ["30 days to the date", { daysToFiling: 30 }, 2, "medium"],
    ["14 days to the date", { daysToFiling: 14 }, 3, "medium"],
    ["due today", { daysToFiling: 0 }, 3, "medium"],
    ["a day past the date, not extended", { daysToFiling: -1, daysToExtended: 182 }, 4, "high"],
    ["on the extended date, not extended", { daysToFiling: -183, daysToExtended: 0 }, 4, "high"],
    ["past the extended date, heard of lately", PAST, 0, "low"],
    ["past the extended date, silent for 15 days", { ...PAST, silentDays: 15 }, 1, "low"],
    ["past the extended date, silent for 31 days", { ...PAST, silentDays: 31 }, 2, "medium"],
    ["past the extended date, silent for 61 days", { ...PAST, silentDays: 61 }, 3, "medium"],
    ["silence before the extended date", { silentDays: 61 }, 0, "low"],
    ["one reminder without an answer", { unansweredReminders: 1 }, 0, "low"],
    ["two reminders without an answer", { unansweredReminders: 2 }, 1, "low"],
    ["three reminders without an answer", { unansweredReminders: 3 }, 2, "medium"],
    ["near and overdue", { daysToFiling: 20, overdueDays: 20 }, 4, "high"],
    ["near, overdue and most missing", { daysToFiling: 10, overdueDays: 10, missing: 9 }, 6, "critical"],
    ["long past, silent and overdue", { ...PAST, silentDays: 90, overdueDays: 60 }, 6, "critical"],
  ])("%s", (_name, facts, points, level) => {
    expect(riskOf({ ...CALM, ...facts })).toMatchObject({ points, level });
  });

  it("says why, in sentences", () => {
    const facts = { missing: 3, required: 9, overdueDays: 21, daysToFiling: 12, unansweredReminders: 2 };
    expect(riskOf({ ...CALM, ...facts }).reasons).toEqual([
      "3 of 9 required papers are missing.",
      "Overdue for 21 days.",
      "The return is due on Apr 15, 2025, in 12 days.",
      "2 reminders without an answer.",
    ]);
    expect(riskOf({ ...CALM, ...PAST, silentDays: 1 }).reasons).toEqual([
      "1 of 10 required papers is missing.",
      "The extended date has passed. Nothing was heard for 1 day.",
    ]);
    expect(riskOf({ ...CALM, missing: 0 }).reasons).toEqual(["Nothing is missing."]);
  });
});
