/** Sums of named amounts: which question asks for one, and what it comes to. */
import { describe, expect, it } from "vitest";
import type { Lead } from "../../leads.ts";
import { additionalAmounts } from "./aged.ts";
import { numberOf } from "../../sums/counts.ts";
import { filingYear } from "./filing-year.ts";
import { formerFigure } from "./former-figure.ts";
import { namedAmounts } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";
import { sumsAsked, totalOf, workedProduct } from "./worked.ts";

const lead = (text: string): Lead => ({ text, quotations: [], warnings: [] });

describe("a product", () => {
  it.each([
    [
      "mileage",
      "We drove 1,250 miles to clients. What is deductible?",
      "72.5 cents",
      "1,250 miles × 72.5 cents = $906.25.",
    ],
    [
      "gift-exclusion",
      "How much may I and my wife give to 3 nieces?",
      "$19,000",
      "2 donors × 3 persons × $19,000 = $114,000, where",
    ],
    [
      "partnership-late",
      "LLC with 2 members, 1065 filed 20 months late",
      "$260",
      "2 partners × 12 months × $260 = $6,240.",
    ],
    [
      "social-security-credit",
      "How much for three social security credits?",
      "$1,890",
      "3 credits × $1,890 = $5,670.",
    ],
  ])("of %s is worked out in the open", (id, question, figure, sum) => {
    expect(sumsAsked(question)).toEqual([id]);
    expect(workedProduct(id, question, `For 2026, the amount: ${figure} (26 USC 1).`)).toContain(sum);
  });

  it.each([
    "How much may I give to my niece?",
    "Must we file Form 1065 late?",
    "I moved 900 miles for work; can I deduct it?",
    "What is the mileage rate?",
  ])("is not asked where no counts are stated, or of another thing: %s", (question) =>
    expect(sumsAsked(question)).toEqual([]),
  );

  it("counts no year, and the number that stands next to its noun", () => {
    expect(numberOf("the 2026 return two months late", "months")).toBe(2);
    expect(numberOf("filed in 2026 months late", "months")).toBeNull();
    expect(numberOf("drove 12,000 business miles", "miles")).toBe(12_000);
  });
});

describe("a product of a question", () => {
  it.each([
    ["Child tax credit for three kids?", "3 children × $2,200 = $6,600"],
    ["Child tax credit for three kids with MAGI of $500,000?", null],
    ["Child tax credit?", null],
    ["Our boy turned 16 in June, child tax credit amount?", null],
  ])("%s", (question, text) => {
    const worked = workedProduct("child-credit", question, "For 2026, the credit: $2,200 (x)");
    if (text) expect(worked).toContain(text);
    else expect(worked).toBeNull();
  });
});

describe("the standard deduction with additional amounts", () => {
  it.each([
    ["Standard deduction, single, I am 71?", 1],
    ["Standard deduction for a couple filing jointly, both 67", 2],
    ["standard deduction, joint return, 70 and 62", 1],
    ["standard deduction of a blind head of household who is 80", 2],
    ["standard deduction of a single man of 40", null],
    ["standard deduction at 70", null],
    ["Standard deduction of a dependent who is 66 and single", null],
  ])("%s", (question, counted) => expect(additionalAmounts(question)).toBe(counted));

  it("is added up with the year's figures", () => {
    const question = "standard deduction for a couple filing jointly, both 67";
    const leads = [
      lead("For 2026, the standard deduction: $32,200 for joint returns and surviving spouses (x)."),
      lead(
        "For 2026, the additional standard deduction: $1,650 for each of the two, if married or a surviving spouse (x).",
      ),
    ];
    expect(totalOf(sumsAsked(question), { question, leads })).toBe(
      "For 2026: $32,200 + 2 × $1,650 = $35,500, the standard deduction with the additional amounts (26 USC 63(c)(1), (3), (f)).",
    );
    expect(totalOf(sumsAsked(question), { question, leads: leads.slice(0, 1) })).toBeNull();
  });
});

describe("the year of an amount", () => {
  const amount = namedAmounts().find(({ id }) => id === "partnership-late")!;
  const year = (question: string, asked: number) =>
    filingYear(amount, { question, asked: { year: asked } } as NamedRequest).year;

  it("is the one before that in which the return is due", () => {
    expect(year("penalty for a partnership return due in 2027", 2027)).toBe(2026);
    expect(year("penalty for the 2026 return filed late", 2026)).toBe(2026);
  });

  it("may have had a base of its own", () => {
    const { former } = namedAmounts().find(({ id }) => id === "estate-exclusion")!;
    expect(formerFigure(former, 2024)?.money).toBe("$10,000,000");
    expect(formerFigure(former, 2026)).toBeNull();
    const senior = namedAmounts().find(({ id }) => id === "senior-deduction")!;
    expect([2024, 2029].map((one) => formerFigure(senior.former, one)?.money)).toEqual([null, null]);
    expect(formerFigure(senior.former, 2028)).toBeNull();
  });
});
