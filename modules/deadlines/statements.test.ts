/** The dates of document-categories.md, "What differs by tax year". */
import { describe, expect, it } from "vitest";
import { moveToBusinessDay } from "./business-days.ts";
import { statementDue } from "./statements.ts";

describe("what payers must furnish", () => {
  it.each([
    ["statements of January 31", "2025-01-31", ["2024-01-31", "2025-01-31", "2026-02-02", "2027-02-01"]],
    ["1099-B and 1099-S", "2025-02-18", ["2024-02-15", "2025-02-18", "2026-02-17", "2027-02-16"]],
    ["K-1s of 1065 and 1120-S", "2025-03-17", ["2024-03-15", "2025-03-17", "2026-03-16", "2027-03-15"]],
    ["K-1s of 1041", "2025-04-15", ["2024-04-15", "2025-04-15", "2026-04-15", "2027-04-15"]],
    ["5498 and 5498-SA", "2025-06-02", ["2024-05-31", "2025-06-02", "2026-06-01", "2027-06-01"]],
    ["a day that is none of these", "2025-03-03", ["2024-03-04", "2025-03-03", "2026-03-03", "2027-03-03"]],
  ])("%s, for 2023 to 2026", (_name, known, days) => {
    expect([2023, 2024, 2025, 2026].map((year) => statementDue(known, 2024, year))).toEqual(days);
  });
});

it.each([
  ["New Year", "2026-01-01", "2026-01-02"],
  ["King", "2026-01-19", "2026-01-20"],
  ["Inauguration, every fourth year", "2025-01-20", "2025-01-21"],
  ["Inauguration on a Sunday", "2013-01-21", "2013-01-22"],
  ["no inauguration in between", "2027-01-20", "2027-01-20"],
  ["Washington", "2026-02-16", "2026-02-17"],
  ["Emancipation", "2026-04-16", "2026-04-17"],
  ["Emancipation on a Saturday, kept on Friday", "2022-04-15", "2022-04-18"],
  ["Emancipation on a Sunday, kept on Monday", "2028-04-17", "2028-04-18"],
  ["Memorial", "2026-05-25", "2026-05-26"],
  ["Juneteenth", "2026-06-19", "2026-06-22"],
  ["Independence on a Saturday, kept on July 3, 2026", "2026-07-03", "2026-07-06"],
  ["Labor", "2026-09-07", "2026-09-08"],
  ["Columbus", "2026-10-12", "2026-10-13"],
  ["Veterans", "2026-11-11", "2026-11-12"],
  ["Thanksgiving", "2026-11-26", "2026-11-27"],
  ["Christmas", "2026-12-25", "2026-12-28"],
  ["New Year of the next year on a Saturday", "2021-12-31", "2022-01-03"],
  ["no holiday", "2026-04-15", "2026-04-15"],
])("%s moves %s to %s", (_name, day, moved) => {
  expect(moveToBusinessDay(day)).toBe(moved);
});
