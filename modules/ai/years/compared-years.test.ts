import { describe, expect, it } from "vitest";
import { comparedYears, yearsBeside } from "./compared-years.ts";

const TODAY = 2026;

describe("comparedYears", () => {
  it.each([
    ["mill levy 2025 vs 2026", [2025, 2026]],
    ["mill levy for 2025 and for 2026", [2025, 2026]],
    ["mill levy 2025 & 2026", [2025, 2026]],
    ["mill levy 2025/2026", [2025, 2026]],
    ["mill levy 2025 2026", [2025, 2026]],
    ["mill levy 2024, 2025 and 2026", [2024, 2025, 2026]],
    ["mill levy in 2025 compared with 2026", [2025, 2026]],
    ["is the levy of 2026 more than the one for 2025?", [2025, 2026]],
    ["was the levy higher in 2026 than in 2025?", [2025, 2026]],
    ["what is the 2025 levy for towers and what is the 2026 one?", [2025, 2026]],
    ["the levy in 2025 and also 2026", [2025, 2026]],
    ["what was the levy in 2019 and what is it now", [2019, 2026]],
    ["the levy was 15 in 2021; what is it now?", [2021, 2026]],
    ["levy in 2024 vs today", [2024, 2026]],
    ["levy this year vs last year", [2025, 2026]],
    ["levy this year and next", [2026, 2027]],
    ["the levy of a mill sold in June 2025 and of one sold in May 2026", [2025, 2026]],
  ])("of %s", (question, years) => expect(comparedYears(question, TODAY)).toEqual(years));

  it.each([
    "levy for 2026",
    "we bought the mill in 2024 and sold it in 2026",
    "we got the mill in 2019, can we sell it now?",
    "the levy of the years 2018-2025",
    "what is the levy this year?",
  ])("none of %s", (question) => expect(comparedYears(question, TODAY)).toEqual([]));
});

it("asks beside the year that decides for the others, none of them far ahead", () => {
  const asked = { year: 2026, today: TODAY };
  expect(yearsBeside("mill levy 2025 vs 2026", asked)).toEqual([2025]);
  expect(yearsBeside("mill levy 2026 vs 2030", asked)).toEqual([]);
});
