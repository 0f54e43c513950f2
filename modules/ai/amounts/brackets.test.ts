/** Tax by a table of our own: on the borders, in cents, by both calculations; and the lead that shows it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BracketStep, DocumentText, StatedAmountRow } from "#modules/authority";
import { section } from "../testing.ts";
import { asksBracket, bracketLead, taxOn, taxStepByStep } from "./brackets.ts";

const STEPS: BracketStep[] = [
  { over: 0, upTo: 1_000_000, percent: 10, tax: 0 },
  { over: 1_000_000, upTo: 3_000_000, percent: 20, tax: 100_000 },
  { over: 3_000_000, upTo: 10_000_000, percent: 30, tax: 500_000 },
  { over: 10_000_000, upTo: null, percent: 37, tax: 2_600_000 },
];
const stepFor = (income: number) => STEPS.findLast(({ over }) => income > over) ?? STEPS[0]!;

describe("the tax", () => {
  it.each([
    [0, 0],
    [1, 0],
    [5, 1],
    [100, 10],
    [999_999, 100_000],
    [1_000_000, 100_000],
    [1_000_001, 100_000],
    [1_000_100, 100_020],
    [3_000_000, 500_000],
    [3_000_100, 500_030],
    [10_000_000, 2_600_000],
    [10_000_100, 2_600_037],
    [100_000_000, 35_900_000],
  ])("on %i cents is %i", (income, tax) => {
    expect(taxOn(income, stepFor(income))).toBe(tax);
    expect(taxStepByStep(income, STEPS)).toBe(tax);
  });

  it("is the same by both calculations, rises with income, and never exceeds it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (income) => {
        const tax = taxOn(income, stepFor(income));
        expect(taxStepByStep(income, STEPS)).toBe(tax);
        expect(taxStepByStep(income + 100, STEPS)).toBeGreaterThan(tax);
        expect(tax).toBeLessThanOrEqual(income);
      }),
    );
  });

  it("of no steps is nothing", () => {
    expect(taxStepByStep(5_000_000, [])).toBe(0);
  });
});

describe("asksBracket", () => {
  it.each([
    ["Which tax bracket am I in?", true],
    ["What is my tax on $50,000?", true],
    ["How much federal income tax do I pay on $50,000?", true],
    ["What is the marginal rate?", true],
    ["What percent do I pay?", true],
    ["the tax on taxable income of $9,000", true],
    ["What is the capital gains rate?", false],
    ["Which bracket of the estate tax?", false],
    ["the self-employment tax rate", false],
    ["What is the corporate tax rate?", false],
    ["the AMT rates", false],
    ["the brackets of a controlled group", false],
    ["the payroll tax rate", false],
    ["What is a dependent?", false],
    ["", false],
  ])("%j: %s", (question, asks) => {
    expect(asksBracket(question)).toBe(asks);
  });
});

describe("bracketLead", () => {
  const LINES = ["Not over $10,000 10%", "Over $10,000 20%", "Over $30,000 30%", "Over $100,000 37%"];
  const paper = section("Adjusted items", [["a", "Tables", LINES.join("\n")]], "77");
  const rows = (status: "single" | "joint", taxYear = 2031): StatedAmountRow[] =>
    STEPS.map((bracket, at) => {
      const start = paper.text.indexOf(LINES[at]!);
      const range = { start, end: start + LINES[at]!.length };
      return {
        ...{ unit: "26 USC 1(j)(2)(C)", taxYear, heading: "Tax Rate Tables", label: "", status },
        ...{ cents: bracket.over, percent: bracket.percent, pin: "§ 4.01", ...range, quote: range },
        ...{ bracket, paper: "Rev. Proc. 2030-7", paperUrl: "/p" },
      } as unknown as StatedAmountRow;
    });
  const lead = (question: string, stated: number[], all = rows("single"), year = 2031) =>
    bracketLead({
      ...{ question, rows: all, status: null, stated, year },
      papers: new Map<string, DocumentText>([["Rev. Proc. 2030-7", paper]]),
    });

  it("works the tax out in the open, with its source", () => {
    const { text, quotations } = lead("What is my tax on $50,000?", [5_000_000])!;
    expect(text).toBe(
      "For 2031, unmarried individuals: taxable income of $50,000 is in the 30 percent bracket; the tax is $5,000 + 30% × ($50,000 − $30,000) = $11,000 (26 USC 1(j)(2)(C); Rev. Proc. 2030-7, § 4.01).",
    );
    expect(quotations.map(({ range }) => paper.text.slice(range.start, range.end))).toEqual([LINES[2]]);
  });

  it.each([
    [0, "10 percent"],
    [1_000_000, "10 percent"],
    [1_000_001, "20 percent"],
    [10_000_000, "30 percent"],
    [10_000_001, "37 percent"],
  ])("puts %i cents into the bracket of %s", (income, bracket) => {
    expect(lead("Which bracket?", [income])!.text).toContain(`is in the ${bracket} bracket`);
  });

  it("works out nothing on pay as it stands, from which deductions still go off", () => {
    expect(lead("Which bracket is a salary of $50,000 in?", [5_000_000])!.text).not.toContain("is in the");
  });

  it("lists the table when no income is stated", () => {
    const { text, quotations } = lead("What are the tax brackets?", [])!;
    expect(text).toContain(
      "10 percent over $0, 20 percent over $10,000, 30 percent over $30,000, 37 percent over $100,000",
    );
    expect(quotations).toHaveLength(4);
  });

  it("says nothing of another year, another question, or a table whose sums do not agree", () => {
    expect(lead("What are the tax brackets?", [], rows("single"), 2032)).toBeNull();
    expect(lead("What is the estate tax rate?", [])).toBeNull();
    const broken = rows("single").map((row, at) =>
      at === 2 ? { ...row, bracket: { ...STEPS[2]!, tax: 500_001 } } : row,
    );
    expect(lead("What is my tax on $50,000?", [5_000_000], broken)).toBeNull();
  });
});
