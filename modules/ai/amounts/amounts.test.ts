import fc from "fast-check";
import { expect, it } from "vitest";
import type { BracketStep } from "#modules/authority";
import { asksAmount, overlap, subjectStems } from "./asks-amount.ts";
import { taxOn, taxStepByStep } from "./brackets.ts";
import { filingStatus, rowsFor } from "./filing-status.ts";
import { dollars, statedMoney } from "./money.ts";

it.each([
  ["I earned $1,200 and 20 grand", [120_000, 2_000_000]],
  ["taxable income of 250k", [25_000_000]],
  ["a $1.5 million house, 3 million in debt", [150_000_000, 300_000_000]],
  ["my 401k, a 529 plan and 12 kids", []],
])("%s", (question, cents) => expect(statedMoney(question)).toEqual(cents));

it("writes money with cents only where there are any", () => {
  expect([dollars(4_519_600), dollars(20_658_350), dollars(65)]).toEqual(["$45,196", "$206,583.50", "$0.65"]);
});

const SINGLE_2026: BracketStep[] = [
  { over: 0, upTo: 1_240_000, percent: 10, tax: 0 },
  { over: 1_240_000, upTo: 5_040_000, percent: 12, tax: 124_000 },
  { over: 5_040_000, upTo: 10_570_000, percent: 22, tax: 580_000 },
  { over: 10_570_000, upTo: null, percent: 24, tax: 1_796_600 },
];

it("works out the tax as the steps add it up, to the cent", () => {
  expect(taxOn(8_000_000, SINGLE_2026[2]!)).toBe(1_231_200);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (income) => {
      const step = SINGLE_2026.findLast(({ over }) => income > over)!;
      expect(taxOn(income, step)).toBe(taxStepByStep(income, SINGLE_2026));
    }),
  );
});

it("knows filing statuses and falls back to all others", () => {
  expect(filingStatus("married filing separately")).toBe("separate");
  expect(filingStatus("My wife and I")).toBe("joint");
  expect(filingStatus("a single filer")).toBe("single");
  expect(filingStatus("my landlord")).toBe(null);
  const rows = [{ status: "joint" as const }, { status: "other" as const }];
  expect(rowsFor(rows, "single")).toEqual([{ status: "other" }]);
});

it("matches everyday words with those of a paper", () => {
  expect(asksAmount("How much can I exclude?")).toBe(true);
  expect(asksAmount("Is a scholarship taxed?")).toBe(false);
  expect(
    overlap(subjectStems("EITC with 2 kids"), "earned income credit, two qualifying children, child"),
  ).toBe(1);
});
