/** Amounts by the names that people use, in the file that a practitioner edits. */
import { describe, expect, it } from "vitest";
import { amountsAsked, asksFigure } from "./matching.ts";
import { namedAmounts } from "./named-amount.ts";
import { rowsOf } from "./rows.ts";

const named = (question: string) => amountsAsked(namedAmounts(), question).map(({ id }) => id);

describe("a named amount", () => {
  it.each([
    ["how much may I hand each niece? annual gift exclusion", "gift-exclusion"],
    ["annual exclusion of a gift to a wife who is not a citizen", "gift-noncitizen-spouse"],
    ["cap on salary put into a medical FSA", "health-fsa"],
    ["parking paid by the employer, monthly limit", "parking"],
    ["FEIE", "foreign-earned-income"],
    ["kiddie tax limit", "kiddie-tax"],
    ["zero percent bracket of capital gains", "capital-gains"],
    ["EITC ceiling on dividends and interest", "eitc-investment-income"],
    ["AMT exemption of a couple", "amt-exemption"],
    ["what does a teacher deduct for crayons, maximum", "educator"],
    ["section 179 ceiling", "section-179"],
    ["section 179 ceiling for an SUV", "section-179-suv"],
    ["wage base", "wage-base"],
    ["401(k) maximum", "elective-deferrals"],
    ["401(k) maximum with catch-up at 52", "catch-up"],
    ["what can I put into a Roth IRA", "ira"],
    ["Roth IRA income limit", "roth-phaseout"],
    ["passport and tax debt: what amount", "passport"],
    ["penalty per W-2 filed late", "information-return"],
    ["penalty when the payee statement is not furnished", "payee-statement"],
    ["fine for each partner when a partnership files its return late", "partnership-late"],
    ["cents a mile for business driving: mileage rate", "mileage"],
    ["what was the teacher deduction last year?", "educator"],
    ["what may a 55-year-old put into a 401(k)", "catch-up"],
    ["EITC: at what income does it run out", "eitc-income-limit"],
    ["mid-term applicable federal rate", "afr"],
    ["income at which the 3.8 percent tax starts", "niit"],
    ["do I have to file with income of $9,000?", "filing-threshold"],
    ["RMD factor at 74: how much", "rmd-factor"],
  ])("is known by what people call it: %s", (question, id) => expect(named(question)).toContain(id));

  it.each([
    "Who is a partner of a partnership?",
    "Can I give my niece a car?",
    "Is interest of a Roth IRA taxed when it is paid out after age 70?",
    "When must the employer deposit the withheld tax?",
    "What is a wash sale?",
    "My son, 17, mows lawns. Do I get the child tax credit for him?",
    "What is the applicable federal rate?",
    "How do I revoke the election of the foreign earned income exclusion?",
  ])("does not answer what asks for no amount: %s", (question) => expect(named(question)).toEqual([]));

  it("may be two, each of which the other's words rule out", () => {
    expect(named("2026 gift exclusion and estate exemption")).toEqual(["gift-exclusion", "estate-exclusion"]);
    expect(named("2026 HSA limit and windmills")).toEqual(["hsa"]);
    expect(named("adoption credit and phaseout, 2026")).toEqual(["adoption-credit", "adoption-phaseout"]);
    expect(named("health FSA maximum and carryover")).toEqual(["health-fsa", "health-fsa-carryover"]);
  });

  it("asks for a figure in a fragment, not in a question of who or why", () => {
    expect(asksFigure("gift exclusion 2026")).toBe(true);
    expect(asksFigure("Who must file a gift tax return?")).toBe(false);
    expect(asksFigure("Do I owe social security tax on all of $300,000?")).toBe(true);
  });

  it("chooses the row that the question means, and all where it does not say", () => {
    const credit = namedAmounts().find(({ id }) => id === "eitc-maximum")!;
    const rows = credit.rows.map(({ words }, cents) => ({
      ...{ unit: "26 USC 32(b)", label: `maximum amount of credit, ${words.replace("with ", "")}`, cents },
      ...{ taxYear: 2026, heading: "", status: null, percent: null, pin: "", paper: "", start: 0, end: 0 },
      quote: { start: 0, end: 0 },
    }));
    const words = (question: string) => rowsOf(credit, { rows, question }).map(({ named: one }) => one.words);
    expect(words("largest EITC with two kids")).toEqual(["with two qualifying children"]);
    expect(words("largest EITC")).toHaveLength(4);
  });
});
