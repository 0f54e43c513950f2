/** Premises of real questions, and what their answers make of them. */
import { describe, expect, it } from "vitest";
import { CLAIMS_BY_TAG, isContradicted, premiseOf } from "./premise.ts";

describe("what is taken for granted", () => {
  it.each([
    // 26 USC 102(a)
    ["Since gifts are taxable income, where do I report one?", "Are gifts taxable income?"],
    // 26 USC 262(a)
    ["Now that family expenses are fully deductible, which form is it?", "Are family expenses deductible?"],
    // 26 USC 104(a)(2)
    ["Given that injury damages are exempt, do I file?", "Are injury damages exempt?"],
    // 26 USC 165(d)
    ["I was told gambling losses are deductible, so where do they go?", "Are gambling losses deductible?"],
    // 26 USC 280E
    ["My brother says a dispensary deducts its rent. Is that so?", "Does a dispensary deduct its rent?"],
    ["The barn must be red, right?", null],
    ["Since my barn is rented, how do I report it?", null],
    ["Because I owe a lot, can I pay in parts?", null],
    ["As of May 1, is a gift taxed?", null],
    ["Are gifts taxable income?", null],
  ])("%j: %s", (question, asked) => expect(premiseOf(question)?.asked ?? null).toBe(asked));

  it.each([
    ["Because gifts are never taxed, do I file?", true],
    ["Because gifts aren't taxed, do I file?", true],
    ["Because gifts aren’t taxed, do I file?", true],
    ["Because alimony is no longer deductible, do I file?", true],
    ["Because alimony is still deductible, do I file?", false],
    ["Because gifts are always taxed, do I file?", false],
  ])("%j denies: %s", (question, is) => expect(premiseOf(question)).toMatchObject({ isNegative: is }));

  it.each([
    // 26 USC 221(b)(1)
    ["Since the loan interest limit is $2,500, can I deduct $3,000?", "$2,500"],
    // 26 USC 1411(a)(1)
    ["Since the surtax is 3.8 percent of income, what is due?", "3.8 percent"],
    // 26 USC 1411(a)(1)
    ["Since the surtax is 3.8% of income, what is due?", "3.8%"],
    ["Since the basic exclusion is $15 million, what is due?", "$15 million"],
    ["Since gifts above $19,000 are taxed, what is due?", null],
    ["I heard the loan interest limit is $2,500, can I deduct $3,000?", "$2,500"],
    ["The surtax is 3.8 percent of income, right?", "3.8 percent"],
    ["What is due on $3,000, since the loan interest limit is $2,500?", "$2,500"],
  ])("the figure of question %#", (question, figure) =>
    expect(premiseOf(question)).toMatchObject({ figure }),
  );
});

it.each([
  ["A gift is not income, is it?", true],
  ["A gift is income, correct?", true],
  ["A gift is income, isn’t it?", true],
  ["Is a gift income, or not?", false],
  ["Is a right to a gift income?", false],
])("%j is a claim by its tag: %s", (question, is) => expect(CLAIMS_BY_TAG.test(question)).toBe(is));

describe("an answer against a figure", () => {
  it.each([
    ["$2,500", "At most $2,500 (26 USC 221(b)(1)).", false],
    ["$2500", "At most $2,500 (26 USC 221(b)(1)).", false],
    ["$2,501", "At most $2,500 (26 USC 221(b)(1)).", true],
    ["3.8%", "The tax is 3.8 percent (26 USC 1411(a)(1)).", false],
    ["3 percent", "The tax is 3.8 percent (26 USC 1411(a)(1)).", true],
    ["$15 million", "It is $15,000,000 (26 USC 2010(c)(3)).", false],
    ["$20k", "It is $20,000.", false],
    ["$20k", "It is $200,000.", true],
    ["$250,000", "50 percent of it.", false],
    ["50%", "It is $250,000.", false],
  ])("agrees or not, case %#", (figure, line, is) =>
    expect(isContradicted({ figure, isNegative: false, asked: "What is the limit?" }, line)).toBe(is),
  );
});

describe("an answer against a claim", () => {
  const against = (asked: string, line: string) =>
    isContradicted({ figure: null, isNegative: false, asked }, line);

  it.each([
    ["Are fines deductible?", "No deduction is allowed for fines (26 USC 162(f)(1)).", true],
    ["Are fines deductible?", "Fines are never deducted (26 USC 162(f)(1)).", true],
    ["Are fines deductible?", "Fines are not deducted unless they restore damage.", false],
    ["Are meals deductible?", "Half of the meal is deducted (26 USC 274(n)(1)).", false],
    ["Is child support taxed?", "Child support is not income.", true],
    ["Is child support tax-free?", "Child support is not income.", false],
    ["Is child support exempt?", "Child support is never taxed.", false],
    ["Is interest taxed?", "Interest is income. What a State pays is not taxed.", false],
  ])("%j, %j: %s", (asked, line, is) => expect(against(asked, line)).toBe(is));
});
