/** The tax rate schedules that Pub. 17 prints for its year. */
import { describe, expect, it } from "vitest";
import { readRateSchedules } from "./rate-schedules.ts";

const TEXT = `2025 Tax Rate Schedules 124
2025 Tax Rate Schedules
The Tax Rate Schedules are shown so you can see the tax rate.
Schedule X—If your filing status is Single
Over—\tBut not over—\t\tof the amount over—
$0\t$11,925\t- - - - - - - 10%\t$0
11,925\t48,475\t$1,192.50 + 12%\t11,925
48,475\t- - - - - - -\t5,578.50 + 22%\t48,475
Schedule Y-1—If your filing status is Married filing jointly or Qualifying surviving spouse
$0\t\t\t\t\t
\t$23,850\t10%\t\t$0\t
23,850\t96,950\t\t$2,385.00 + 12%\t\t23,850
96,950\t- - -\t\t11,157.00 + 22%\t\t96,950
Schedule Y-2—If your filing status is Married filing separately
$0\t$11,925\t- - - - - - - 10%\t$0
11,925\t48,475\t$1,192.50 + 12%\t11,925
48,475\t- - - - - - -\t9,999.00 + 22%\t48,475
Your Rights as a Taxpayer`;

describe("tax rate schedules", () => {
  const rows = readRateSchedules(TEXT);

  it("become brackets of their year and status, each found again in the text", () => {
    expect(rows.map(({ status, bracket }) => [status, bracket!.over / 100, bracket!.percent])).toEqual([
      ["single", 0, 10],
      ["single", 11_925, 12],
      ["single", 48_475, 22],
      ["joint", 0, 10],
      ["joint", 23_850, 12],
      ["joint", 96_950, 22],
    ]);
    expect(rows.every(({ taxYear }) => taxYear === 2025)).toBe(true);
    expect(rows[1]!.bracket).toEqual({ over: 1_192_500, upTo: 4_847_500, percent: 12, tax: 119_250 });
    expect(TEXT.slice(rows[2]!.start, rows[2]!.end)).toBe("5,578.50 + 22%\t48,475");
  });

  it("are not taken when their own sums do not agree, nor from other publications", () => {
    expect(rows.some(({ status }) => status === "separate")).toBe(false);
    expect(readRateSchedules("The rates are 10% and 12%.")).toEqual([]);
  });
});
