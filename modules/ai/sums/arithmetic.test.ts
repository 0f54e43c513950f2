/** Sums in whole cents: how halves are rounded, where steps begin, and what two ways cannot agree on. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atLeast, atMost, shareOf, stepsOf, timesOf } from "./arithmetic.ts";

describe("a share", () => {
  it.each([
    ["3.8 percent of $4,000 (26 USC 1411(a)(1))", 400_000, 38_000, 15_200],
    ["0.9 percent of $1 (26 USC 3101(b)(2))", 100, 9_000, 1],
    ["7.5 percent of $1, half a cent (26 USC 213(a))", 100, 75_000, 8],
    ["7.5 percent of $0.99", 99, 75_000, 7],
    ["0.5 percent of $0.99, under half a cent (26 USC 170(b)(1)(I))", 99, 5_000, 0],
    ["0.5 percent of $1, half a cent", 100, 5_000, 1],
    ["40 percent of $1,000,000,000 (26 USC 2001(c))", 100_000_000_000, 400_000, 40_000_000_000],
    ["all", 123_456, 1_000_000, 123_456],
    ["nothing", 123_456, 0, 0],
    ["a share of nothing", 0, 75_000, 0],
  ])("%s", (_, cents, millionths, share) => expect(shareOf(cents, millionths)).toBe(share));

  it("and the rest make up the whole, but for a cent of rounding", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (cents, millionths) => {
          const both = shareOf(cents, millionths)! + shareOf(cents, 1_000_000 - millionths)!;
          expect(both - cents).toBeGreaterThanOrEqual(0);
          expect(both - cents).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("a product", () => {
  it.each([
    ["1,250 miles of 72.5 cents a mile", 72_500, 1_250, 90_625],
    ["1 mile of 72.5 cents", 72_500, 1, 73],
    ["3 miles of 72.5 cents", 72_500, 3, 218],
    ["1,000 miles of 14 cents (26 USC 170(i))", 14_000, 1_000, 14_000],
    ["no miles", 72_500, 0, 0],
    ["half a cent once", 500, 1, 1],
    ["less than half a cent once", 499, 1, 0],
  ])("%s", (_, thousandths, times, cents) => expect(timesOf(thousandths, times)).toBe(cents));
});

describe("a bound", () => {
  it.each([
    [1_000_000, 999_999, 1_000_000, 999_999],
    [1_000_000, 1_000_000, 1_000_000, 1_000_000],
    [1_000_000, 1_000_001, 1_000_001, 1_000_000],
    [0, -1, 0, -1],
  ])("of %i: %i is at least %i and at most %i", (bound, cents, least, most) => {
    expect(atLeast(bound, cents)).toBe(least);
    expect(atMost(bound, cents)).toBe(most);
  });
});

describe("steps of $1,000", () => {
  // "For each $1,000 (or fraction thereof)": 26 USC 24(b)(1). "For each $1,000": 26 USC 224(b)(2)(A).
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [99_999, 1, 0],
    [100_000, 1, 1],
    [100_001, 2, 1],
    [199_999, 2, 1],
    [20_000_000, 200, 200],
  ])("in %i cents: %i begun, %i whole", (cents, begun, whole) => {
    expect(stepsOf(cents, 100_000, "up")).toBe(begun);
    expect(stepsOf(cents, 100_000, "down")).toBe(whole);
  });
});
