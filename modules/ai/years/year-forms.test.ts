/** Years and days in all the forms in which questions name them, and numbers that are none. */
import { describe, expect, it } from "vitest";
import { daysMeant, readYear, yearsIn } from "./year.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("yearsIn", () => {
  it.each([
    ["in 2025", [2025]],
    ["for tax year 2025?", [2025]],
    ["2024 and 2025", [2024, 2025]],
    ["2024/2025", [2024, 2025]],
    ["from 1986 to 2017", [1986, 2017]],
    ["(2025)", [2025]],
    ["2025's limit", [2025]],
    ["in 1913", [1913]],
    ["in 1912", []],
    ["in 2099", [2099]],
    ["$2025", []],
    ["$2,025", []],
    ["2025%", []],
    ["2,025", []],
    ["2025,000 sails", []],
    ["2025.5", []],
    ["§ 2010", []],
    ["section 2010", []],
    ["sec. 2010", []],
    ["Form 2025", []],
    ["a CP2000 letter", []],
    ["TY2025 and FY2026", [2025, 2026]],
    ["26 USC 2032A", []],
    ["2010(c)", []],
    ["2025-32", []],
    ["Rev. Rul. 2019-24", []],
    ["Notice 2014-21", []],
    ["the Tax Reform Act of 1986", []],
    ["the Internal Revenue Code of 1954", []],
    ["20255", []],
    ["", []],
  ])("in %j are %j", (question, years) => {
    expect(yearsIn(question)).toEqual(years);
  });
});

describe("daysMeant", () => {
  it.each([
    ["in 2025", 2025, "2025-01-01", "2025-12-31"],
    ["in June 2025", 2025, "2025-06-01", "2025-06-30"],
    ["in Feb. 2024", 2024, "2024-02-01", "2024-02-29"],
    ["in February 2025", 2025, "2025-02-01", "2025-02-28"],
    ["on June 3, 2025", 2025, "2025-06-03", "2025-06-03"],
    ["on June 3rd, 2025", 2025, "2025-06-03", "2025-06-03"],
    ["on Sept 30 2025", 2025, "2025-09-30", "2025-09-30"],
    ["on December 31, 2025", 2025, "2025-12-31", "2025-12-31"],
    ["on June 31, 2025", 2025, "2025-06-01", "2025-06-30"],
    ["in June 2024", 2025, "2025-01-01", "2025-12-31"],
    ["", 2025, "2025-01-01", "2025-12-31"],
  ])("of %j for %i are %s to %s", (question, year, first, last) => {
    expect(daysMeant(question, year)).toEqual({ first, last });
  });
});

describe("fiscal years", () => {
  it.each([
    ["fiscal year ending June 30, 2026", "2026-06-30", 2025],
    ["our fiscal year that ends on June 30, 2026", "2026-06-30", 2025],
    ["taxable year ended September 2025", "2025-09-30", 2024],
    ["tax year ending February 2024", "2024-02-29", 2023],
    ["taxable year ending December 31, 2025", "2025-12-31", 2025],
  ])("%s ends on %s and is that of %i", (question, end, year) => {
    expect(readYear(question, { now: NOW, timeZone: "UTC" })).toMatchObject({
      ...{ fiscalYearEnd: end, year, origin: "question" },
    });
  });

  it("are none of a calendar year", () => {
    expect(readYear("in 2025", { now: NOW }).fiscalYearEnd).toBeNull();
  });
});

describe("today", () => {
  const on = (now: string, timeZone: string) => readYear("the limit", { now: new Date(now), timeZone });

  it.each([
    ["2026-12-31T23:59:59Z", "UTC", 2026, "2026-12-31"],
    ["2027-01-01T00:00:00Z", "UTC", 2027, "2027-01-01"],
    ["2027-01-01T04:59:59Z", "America/New_York", 2026, "2026-12-31"],
    ["2027-01-01T05:00:00Z", "America/New_York", 2027, "2027-01-01"],
    ["2026-12-31T10:00:00Z", "Pacific/Auckland", 2026, "2026-12-31"],
    ["2026-12-31T11:00:00Z", "Pacific/Auckland", 2027, "2027-01-01"],
  ])("at %s in %s is in %i", (now, timeZone, year, date) => {
    expect(on(now, timeZone)).toMatchObject({ year, today: year, date, origin: "today" });
  });
});
