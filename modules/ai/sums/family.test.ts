/** Sums of households and their employers, worked out by hand from the sections named. */
import { describe, expect, it } from "vitest";
import { workedSum } from "./rules.ts";

const sum = (question: string, year = 2026) => workedSum({ question, year })?.text ?? null;

describe("26 USC 86, social security benefits that are taxed", () => {
  it.each([
    [
      "I'm single with $20,000 of social security and $30,000 of other income. How much is taxed?",
      "$30,000 + half of $20,000 = $40,000; 85% × ($40,000 − $34,000) + $4,500 = $9,600, not above 85% × $20,000 = $17,000: $9,600 is taxed",
    ],
    [
      "Married joint, social security of $20,000 and other income of $18,000: how much is taxable?",
      "nothing is taxed, as $18,000 + half of $20,000 = $28,000 is not above $32,000",
    ],
    [
      "single, $12,000 social security, $22,000 pension: taxable?",
      "the lesser of half of the benefits and half of ($28,000 − $25,000) is $1,500",
    ],
    [
      "Joint return, 40k of social security benefits and 90k of pension income, how much is taxed?",
      "85% × ($110,000 − $44,000) + $6,000 = $62,100, not above 85% × $40,000 = $34,000: $34,000 is taxed",
    ],
    [
      "single with $20,000 of social security, a pension of $16,000 and $3,000 of municipal bond interest: taxable?",
      "beside other income of $16,000 + $3,000 = $19,000: $19,000 + half of $20,000 = $29,000; the lesser of half of the benefits and half of ($29,000 − $25,000) is $2,000",
    ],
    [
      "MFS and living with my wife, $10,000 of social security, $3,000 of pension income: taxable?",
      "$3,000 + half of $10,000 = $8,000; 85% × $8,000 = $6,800, not above 85% × $10,000 = $8,500: $6,800 is taxed",
    ],
    [
      "We file separately and lived apart the whole year; $10,000 of social security, $12,000 of pension income: taxed?",
      "nothing is taxed, as $12,000 + half of $10,000 = $17,000 is not above $25,000",
    ],
  ])("%s", (question, words) => expect(sum(question)).toContain(words));

  it.each([
    "Filing separately, $10,000 of social security and $3,000 of pension income: taxable?",
    "Filing separately, living apart since May, $10,000 of social security and $3,000 of pension: taxable?",
  ])("is not worked out where it is not said whether the couple lived apart: %s", (question) =>
    expect(sum(question)).toBeNull(),
  );
});

describe("26 USC 21(a)(2), the care credit from 2026 on", () => {
  it.each([
    // 50 − 43 → 35 at least; 13 steps above $75,000.
    [
      "child care credit with two kids, $9,000 of daycare, single, AGI of $100,000",
      "22% × $6,000 (the most of $9,000 that counts) = $1,320",
    ],
    ["child care credit, one kid, $2,500 of daycare, joint, AGI of $100,000", "35% × $2,500 = $875"],
    ["child care credit, one kid, $4,000 of daycare, single, AGI of $20,000", "47% × $3,000"],
    ["child care credit, 2 kids, $7,000 of daycare, joint, AGI of $300,000", "20% × $6,000"],
  ])("%s", (question, words) => expect(sum(question)).toContain(words));

  it("was another one before", () => {
    expect(sum("child care credit, one kid, $4,000 of daycare, single, AGI of $20,000", 2025)).toBeNull();
  });
});

it.each([
  "Single, $20,000 of social security, $30,000 of pension income, of which $4,000 is interest: how much is taxable?",
  "Single, $20,000 of social security, $30,000 of pension income, and $5,000 went to my son: how much is taxable?",
])("works out no benefits where a further sum is of another thing: %s", (question) =>
  expect(sum(question)).toBeNull(),
);

it("works out no benefits where it is asked whose dependent somebody is", () => {
  const aunt = "My aunt has $9,000 of social security and a taxable pension of $6,100.";
  expect(sum(`${aunt} Is her social security taxed?`)).toContain("Of social security benefits of $9,000");
  expect(sum(`${aunt} Is her social security taxed, and is she my dependent?`)).toBeNull();
});

describe("26 USC 63(c)(5), the standard deduction of a dependent", () => {
  it.each([
    ["My son, 16 years old, has $2,000 of wages: his standard deduction?", "$2,000 + $450 = $2,450 (26"],
    ["My daughter earned $300 and is claimed: her standard deduction?", "$1,350, as $300 + $450 is less"],
    ["My son has $20,000 of wages, I claim him as a dependent: his standard deduction?", "$16,100, as"],
  ])("%s", (question, words) => expect(sum(question)).toContain(words));
});

describe("26 USC 3111, the employer's share", () => {
  it("is 6.2 percent up to the wage base and 1.45 percent of all", () => {
    expect(
      sum("I pay my nanny $20,000: what do I owe of social security and medicare tax as employer?"),
    ).toContain(
      "6.2% × $20,000 = $1,240 (26 USC 3111(a)) and 1.45% × $20,000 = $290 (26 USC 3111(b)), together $1,530",
    );
    expect(sum("What fica does the employer match on a salary of $200,000?")).toContain(
      "6.2% × $184,500 = $11,439",
    );
  });
});
