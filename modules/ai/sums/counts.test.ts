/** Counts beside a noun, in digits and in words, and what is none: years, sums and broken numbers. */
import { describe, expect, it } from "vitest";
import { count, factor, numberOf, sumOf, toNumber } from "./counts.ts";

const KIDS = "children|kids|child|kid|sons?|daughters?";

describe("a number before a noun", () => {
  it.each([
    ["12,000 business miles", "miles", 12_000],
    ["12000 miles", "miles", 12_000],
    ["1,234,567 miles", "miles", 1_234_567],
    ["twelve months", "months?", 12],
    ["Twelve full months", "months?", 12],
    ["a month late", "months?", 1],
    ["an entire month late", "months?", 1],
    ["two of my kids", KIDS, 2],
    ["two of my very dear kids", KIDS, null],
    ["zero kids", KIDS, 0],
    ["no kids", KIDS, null],
    ["my kids", KIDS, null],
    ["kids: 3", KIDS, null],
    ["thirteen kids", KIDS, null],
    ["3 partners and 2 months", "months", 2],
    ["3 partners, 2 months", "partners", 3],
    ["the 2026 months", "months", null],
    ["the 1999 months", "months", null],
    ["2,026 miles", "miles", 2_026],
    ["$500 miles", "miles", null],
    ["1.5 miles", "miles", null],
    ["3 kidneys", KIDS, null],
  ])("%j, %s: %j", (question, noun, number) => expect(numberOf(question, noun)).toBe(number));

  it.each([
    ["zero", 0],
    ["Seven", 7],
    ["TWELVE", 12],
    ["12", 12],
    ["12,000", 12_000],
  ])("%s is %i", (printed, number) => expect(toNumber(printed)).toBe(number));
});

describe("a sum of counts", () => {
  it.each([
    ["3 sons and 2 daughters", 5],
    ["3 sons & 2 daughters", 5],
    ["two sons, a daughter and one more kid", 4],
    ["a son and no daughter", 1],
    ["my sons and daughters", null],
    ["", null],
    // A comma inside of a sum of money parts no counts.
    ["with $250,500 our two kids", 2],
    ["$201,000 and 3 kids", 3],
    ["with $250,500 our kids", null],
    ["I make 250000 with kids", null],
    ["give 19000 to three kids", 3],
  ])("%j: %j", (question, sum) => expect(sumOf(question, KIDS)).toBe(sum));
});

describe("a factor", () => {
  it.each([
    [1, "months", "1 month"],
    [0, "months", "0 months"],
    [2, "persons", "2 persons"],
    [1_200, "miles", "1,200 miles"],
  ])("of %i %s is %j", (number, noun, words) => expect(factor(number, noun)).toEqual({ number, words }));

  it("is printed with commas from a thousand on", () => {
    expect([999, 1_000, 1_234_567].map(count)).toEqual(["999", "1,000", "1,234,567"]);
  });
});

it("takes no age for a count of people", () => {
  expect(sumOf("the credit for my 20 yo daughter and 2 sons", "daughters?|sons?")).toBe(2);
  expect(sumOf("my 16-year-old son", "sons?")).toBeNull();
});
