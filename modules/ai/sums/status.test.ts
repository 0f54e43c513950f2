/** Sums over a range of income by the filing status that a question states, and by both where it states none. */
import { describe, expect, it } from "vitest";
import { workedSum } from "./rules.ts";
import { agesStated } from "./stated.ts";

const sum = (question: string) => workedSum({ question, year: 2026 })?.text ?? null;
const NO_ROTH = "nothing, since $300,000 is not below $252,000";

describe("the status of a sum", () => {
  it.each([
    "How much can we put in a Roth IRA? What if we make 300k together?",
    "My husband and I earn $300,000: how much may each contribute to a Roth IRA?",
    "The Roth IRA limit of a couple with MAGI of $300,000?",
    "Our income is $300,000. How much can go into a Roth IRA contribution?",
    "$300,000 of income for both of us: how much to a Roth IRA?",
    "We have $300,000 of income; what is the Roth IRA limit?",
  ])("%s", (question) => expect(sum(question)).toContain(`a Roth IRA: ${NO_ROTH}`));

  it("is both where none is stated and the results differ", () => {
    const text = sum("How much can go into a Roth IRA with MAGI of $200,000?");
    expect(text).toContain("a Roth IRA: on a joint return $7,500; nothing is taken off");
    expect(text).toContain(
      "; on another return (not a separate one) nothing, since $200,000 is not below $168,000",
    );
  });

  it.each([
    ["How much can go into a Roth IRA with MAGI of $300,000?", `a Roth IRA: ${NO_ROTH}`],
    ["How much can go into a Roth IRA with MAGI of $90,000?", "a Roth IRA: $7,500; nothing is taken off"],
    [
      "Our company makes $200,000; how much can go into a Roth IRA with MAGI of $200,000?",
      "on another return (not a separate one) nothing",
    ],
  ])("is not named where the results agree: %s", (question, text) => expect(sum(question)).toContain(text));

  it.each([
    [
      "NIIT on interest of $10,000 with MAGI of $204,000?",
      "on a joint return none, since $204,000 is not above $250,000; on another return (not a separate one) 3.8%",
    ],
    [
      "0.9% tax on a salary of $230,000?",
      "on a joint return none; on another return (not a separate one) 0.9%",
    ],
    [
      "American opportunity credit on $4,000 of tuition with MAGI of $95,000?",
      "; on another return (not a separate one) 100% × $2,000",
    ],
    ["Child tax credit of two kids with MAGI of $300,000?", "; on another return 2 × $2,200"],
  ])("is both for %s", (question, text) => expect(sum(question)).toContain(text));
});

describe("a separate return", () => {
  it.each([
    [
      "Married filing separately with MAGI of $12,000: the Roth IRA limit?",
      "nothing, since $12,000 is not below $10,000",
    ],
    [
      "Married filing separately with MAGI of $4,000: the Roth IRA limit?",
      "$7,500 − $7,500 × ($4,000 − $0) ÷ $10,000 = $4,500",
    ],
    [
      "Student loan interest of $1,800 with MAGI of $60,000, married filing separately: the deduction?",
      "none on a married person's separate return (26 USC 221(e)(2))",
    ],
    [
      "At what income does the SALT cap end down to the floor, MFS?",
      "only $5,000 is left from $353,833.33 on",
    ],
  ])("%s", (question, text) => expect(sum(question)).toContain(text));

  it.each([
    "The adoption credit with MAGI of $275,080, married filing separately?",
    "MFS but living apart all year, covered at work, MAGI of $84,000: the deduction for an IRA?",
    "MFS but living apart all year, MAGI of $12,000: the Roth IRA limit?",
  ])("has no sum without a range of its own: %s", (question) => expect(sum(question)).toBeNull());
});

describe("an age", () => {
  it.each([
    ["with $50,000 of income", []],
    ["my income is 50,000", []],
    ["I'm at 55k", []],
    ["I'm 55k in debt", []],
    ["my MAGI is $150,000 and 55.", []],
    ["aged 52", [52]],
    ["I turned 50", [50]],
    ["what if I'm over 50", [50]],
    ["I'm under 50", []],
    ["I'm 51 and single", [51]],
    ["a 60-year-old", [60]],
    ["he is 61 years old", [61]],
    ["my wife is 44", [44]],
    ["my income is 44", []],
  ])("in %j: %j", (question, ages) => expect(agesStated(question)).toEqual(ages));

  it("of 50 raises the limit, and a sum of 50,000 does not", () => {
    expect(sum("The Roth IRA limit of a single person whose income is 50,000?")).toContain(
      ": $7,500; nothing",
    );
    expect(sum("I turned 50, single with MAGI of $90,000: the Roth IRA limit?")).toContain(
      ": $8,600; nothing",
    );
  });
});

it("goes by the status stated last", () => {
  const sale = "We are married and sold our home at a gain of $600,000; how much is taxed?";
  expect(sum(sale)).toContain("$600,000 − $500,000");
  expect(sum(`${sale} What if I had been single?`)).toMatch(/^\$600,000 − \$250,000 = \$350,000 is taxed/);
});
