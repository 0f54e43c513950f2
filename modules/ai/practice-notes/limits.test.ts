import { expect, it } from "vitest";
import { limitsOf } from "./limits.ts";
import { FIT, type Noted } from "./noted.ts";

const NOTE =
  "A levy on mills of $900, for taxable years 2025 to 2028. It stays $40 for each sail. A married miller must file jointly with a number for each mill. Kilns are apart.";
const noted = (answer: string, fit = FIT.met) => ({ note: { answer, units: ["26 USC 9(a)"] }, fit }) as Noted;
const limits = (said: string, one = noted(NOTE), units = ["26 USC 9(a)(1)"]) =>
  limitsOf(one, { said, units });

it("says the years and the condition of a note that a figure stands in place of", () => {
  expect(limits("For 2026: $900.")).toBe(
    "It is for taxable years 2025 to 2028. A married miller must file jointly with a number for each mill.",
  );
});

it("says nothing twice", () => {
  expect(
    limits("For 2026: $900, until 2028; a married miller files jointly, each mill by its number."),
  ).toBeNull();
});

it("keeps a figure only where it is called the base", () => {
  const other = noted("A levy. It must stay below $40.");
  expect(limits("For 2026: $900.", other)).toBeNull();
  const base = noted("A levy. It must stay below $40 as the base, adjusted.");
  expect(limits("For 2026: $900.", base)).toBe("It must stay below $40 as the base, adjusted.");
});

it("says nothing of another unit, nor years of something beside the rule, nor what fits only nearly", () => {
  expect(limits("For 2026: $900.", noted(NOTE), ["26 USC 9(b)"])).toBeNull();
  const beside = noted("A levy on mills. For kilns there is one for 2025 to 2028.");
  expect(limits("For 2026: $900.", beside)).toBeNull();
  expect(limits("For 2026: $900.", noted(NOTE, FIT.near))).toBeNull();
});
