/** Sums as people write them, and as the Code prints them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars, printedMoney, statedMoney } from "./money.ts";

describe("statedMoney", () => {
  it.each([
    ["I earn $50,000", [5_000_000]],
    ["I earn $50000", [5_000_000]],
    ["I earn $ 50,000", [5_000_000]],
    ["$1,234.56", [123_456]],
    ["$0.65 a mile", [65]],
    ["$.65 a mile", []],
    ["50k a year", [5_000_000]],
    ["$50k a year", [5_000_000]],
    ["$50 K", [5_000_000]],
    ["20 grand", [2_000_000]],
    ["$1.5 million", [150_000_000]],
    ["1.5 million", [150_000_000]],
    ["$2M", [200_000_000]],
    ["$2mm", [200_000_000]],
    ["$1.2m", [120_000_000]],
    ["$2 mil", [200_000_000]],
    ["$1.5b", [150_000_000_000]],
    ["$3bn", [300_000_000_000]],
    ["3 billion", [300_000_000_000]],
    ["5 thousand", [500_000]],
    ["100 dollars", [10_000]],
    ["100 bucks", [10_000]],
    ["$10,000 and $20,000", [1_000_000, 2_000_000]],
    ["between $10,000-$20,000", [1_000_000, 2_000_000]],
    ["$19,000.", [1_900_000]],
    ["$19,000, or", [1_900_000]],
    ["($19,000)", [1_900_000]],
    ["my 401k", []],
    ["my 401 k and 403k", []],
    ["457k 529k", []],
    ["401k of $5,000", [500_000]],
    ["50 years", []],
    ["in 2026", []],
    ["section 179", []],
    ["50%", []],
    ["5 km", []],
    ["", []],
  ])("%j: %j cents", (question, cents) => {
    expect(statedMoney(question)).toEqual(cents);
  });

  it("reads again every sum that dollars writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
        expect(statedMoney(`Of ${dollars(cents)} what is taxed?`)).toEqual([cents]);
      }),
    );
  });
});

describe("dollars", () => {
  it.each([
    [0, "$0"],
    [1, "$0.01"],
    [10, "$0.10"],
    [99, "$0.99"],
    [100, "$1"],
    [150, "$1.50"],
    [99_999, "$999.99"],
    [100_000, "$1,000"],
    [123_456_789, "$1,234,567.89"],
    [100_000_000_000, "$1,000,000,000"],
  ])("%i cents are %s", (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });
});

describe("printedMoney", () => {
  it.each([
    ["the $80,000 amount", ["$80,000"]],
    ["$5,000 ($10,000 in the case of a joint return)", ["$5,000", "$10,000"]],
    ["$25", ["$25"]],
    ["18.4 cents ($0.184)", ["$0.184"]],
    ["$1,000,000.", ["$1,000,000"]],
    ["80,000 dollars", []],
    ["$ 80", []],
    ["", []],
  ])("in %j", (text, money) => {
    const found = printedMoney(text);
    expect(found.map((one) => one.money)).toEqual(money);
    for (const { money: printed, index } of found) expect(text.startsWith(printed, index)).toBe(true);
  });
});
