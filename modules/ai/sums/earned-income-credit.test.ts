/** Worked out by hand from 26 USC 32(b)(1) and Rev. Proc. 2025-32, § 4.06, for 2026. */
import { expect, it } from "vitest";
import { earnedIncomeCredit } from "./earned-income-credit.ts";

const textOf = (question: string, year = 2026) => earnedIncomeCredit({ question, year })?.text ?? null;

it.each([
  [
    "EITC with two kids, head of household, earned income $30,000",
    "$7,316 − 21.06% × ($30,000 − $23,890) = $6,029.23",
  ],
  ["EITC, three kids, joint return, earned income $20,000", "$8,231; nothing is taken off"],
  ["EIC, one child, single, earned income $10,000", "34% × $10,000 = $3,400; nothing is taken off"],
  ["earned income credit, no kids, single, income $25,000", "= $0, not below zero"],
])("%s", (question, words) => expect(textOf(question)).toContain(words));

it("is worked out for both returns where none is named", () => {
  expect(textOf("EITC with two kids and income of $40,000")).toMatch(
    /on a joint return .*on another return /,
  );
});

it.each([
  ["not without an income", "EITC with two kids"],
  ["not without a number of children", "EITC at earned income of $30,000, single"],
  ["not where investments decide", "EITC with two kids, $30,000 earned, $13,000 of investment income"],
  ["not on a separate return", "EITC with two kids, $30,000 earned, married filing separately"],
])("%s", (_, question) => expect(textOf(question)).toBeNull());

it("says what one without a child needs", () => {
  expect(textOf("EIC, no kids, single, earned income $9,000")).toContain("at least 25 and under 65");
});

it("needs the year's figures", () => {
  expect(textOf("EITC with two kids, single, earned income $30,000", 2024)).toBeNull();
});
