/** Tests T1 and T6 of tax-rules.md, c. */
import { expect, it } from "vitest";
import { distribution, relatedResale } from "./gain-and-loss.ts";

it.each([
  ["T1", { basis: 100_000, price: 70_000, resale: 110_000 }, { disallowed: 30_000, gain: 10_000 }],
  [
    "T1, a gain below the loss",
    { basis: 100_000, price: 70_000, resale: 90_000 },
    { disallowed: 30_000, gain: 0 },
  ],
  [
    "T1, a second loss",
    { basis: 100_000, price: 70_000, resale: 60_000 },
    { disallowed: 30_000, gain: -10_000 },
  ],
  ["no loss", { basis: 70_000, price: 100_000, resale: 110_000 }, { disallowed: 0, gain: 10_000 }],
])("%s", (_name, sale, expected) => {
  expect(relatedResale(sale)).toEqual(expected);
});

it.each([
  ["T6", { earnings: 40_000, basis: 25_000 }, { dividend: 40_000, returnOfBasis: 25_000, gain: 35_000 }],
  ["all a dividend", { earnings: 200_000, basis: 0 }, { dividend: 100_000, returnOfBasis: 0, gain: 0 }],
  ["a deficit", { earnings: -5_000, basis: 150_000 }, { dividend: 0, returnOfBasis: 100_000, gain: 0 }],
])("%s: a distribution of 100,000", (_name, facts, expected) => {
  expect(distribution(100_000, facts)).toEqual(expected);
});
