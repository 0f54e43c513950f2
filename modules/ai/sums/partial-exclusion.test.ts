import { expect, it } from "vitest";
import { partialExclusion } from "./partial-exclusion.ts";

const worked = (question: string) => partialExclusion({ question, year: 2026 })?.text ?? null;

it("takes the share of 2 years of the exclusion, and what it leaves of the gain", () => {
  expect(worked("I sold my condo with a gain of $150,000, lived there 12 months, moved for a job")).toBe(
    "12 of 24 months × $250,000 = $125,000 may be excluded (26 USC 121(c)(1)); $150,000 − $125,000 = $25,000 is taxed, for a couple who both lived there that long $250,000.",
  );
  expect(
    worked("sold the house for $300,000, bought it for $250,000, only 18 months there, new job"),
  ).toContain("nothing of $50,000 is taxed");
});

it("is none without a reason, of a rental, and after two years", () => {
  expect(worked("I sold my condo after 12 months")).toBeNull();
  expect(worked("I sold my rented condo after 12 months for a job")).toBeNull();
  expect(worked("I sold my condo after 30 months for a job")).toBeNull();
});
