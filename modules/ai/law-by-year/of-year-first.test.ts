import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { ofYearFirst } from "./of-year-first.ts";

const UNITS = [
  "(a) The levy is 5 percent.",
  "(b) Special rule for 2019",
  "(c) In the case of years beginning after December 31, 2020, and before January 1, 2022, it is 7 percent.",
  "(d) In the case of years beginning after December 31, 2020, and before January 1, 2024, it is paid in flour.",
];
const held = UNITS.map((text) => ({
  document: { text, structure: { units: [{ start: 0, end: text.length }] } },
  unit: 0,
})) as unknown as Resolved[];

it.each([
  [2021, "cabd"],
  [2019, "bacd"],
  [2023, "abcd"],
])("a unit that is for %s alone stands before the others", (year, order) => {
  const texts = ofYearFirst(held, year).map(({ document }) => document.text);
  expect(texts.map((text) => text[1]).join("")).toBe(order);
});
