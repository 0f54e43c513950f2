import { describe, expect, it } from "vitest";
import { classifyLines, PROSE } from "./testing.ts";

describe("titles of forms (rules 4, 6, 7)", () => {
  it.each([
    ["Form W-2 Wage and Tax Statement 2024", "w2"],
    ["W-2c Corrected Wage and Tax Statement", "w2"],
    ["Form W-2G Certain Gambling Winnings", "other"],
    ["Form W-3 Transmittal of Wage and Tax Statements 2024", "other"],
    ["Form W-4 Employee’s Withholding Certificate", "other"],
    ["Form W-9 Request for Taxpayer Identification Number and Certification", "other"],
    ["Form W-7 Application for IRS Individual Taxpayer Identification Number", "other"],
    ["Form W-10 Dependent Care Provider's Identification and Certification", "other"],
    ["Form 1099-NEC Nonemployee Compensation", "1099"],
    ["Form 1099-MISC Miscellaneous Information", "1099"],
    ["Form 1099-INT Interest Income", "1099"],
    ["Form 1099-DIV Dividends and Distributions", "1099"],
    ["Form 1099-B Proceeds From Broker and Barter Exchange Transactions", "1099"],
    ["Form 1099-DA Digital Asset Proceeds From Broker Transactions", "1099"],
    ["Form 1099-R Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs", "1099"],
    ["Form 1099-G Certain Government Payments", "1099"],
    ["Form 1099-K Payment Card and Third Party Network Transactions", "1099"],
    ["Form 1099-C Cancellation of Debt", "1099"],
    ["Form 1099-SA Distributions From an HSA, Archer MSA, or Medicare Advantage MSA", "1099"],
    ["Form 1099-S Proceeds From Real Estate Transactions", "1099"],
    ["Form SSA-1099 Social Security Benefit Statement", "1099"],
    ["Form RRB-1099 Payments by the Railroad Retirement Board", "1099"],
    ["2024 Form 1099 Composite", "1099"],
    ["Form 1098 Mortgage Interest Statement", "other"],
    ["Form 1098-T Tuition Statement", "other"],
    ["Form 1098-E Student Loan Interest Statement", "other"],
    ["Form 1095-A Health Insurance Marketplace Statement", "other"],
    ["Form 5498 IRA Contribution Information", "other"],
    ["Form 5498-SA HSA, Archer MSA, or Medicare Advantage MSA Information", "other"],
    ["Schedule K-1 (Form 1065) Partner's Share of Income, Deductions, Credits, etc.", "other"],
    ["Form 1040 U.S. Individual Income Tax Return 2024", "tax-return"],
    ["Form 1065 U.S. Return of Partnership Income", "tax-return"],
    ["Form 1120-S U.S. Income Tax Return for an S Corporation", "tax-return"],
    ["Form 1041 U.S. Income Tax Return for Estates and Trusts", "tax-return"],
    [
      "Form 4868 Application for Automatic Extension of Time To File U.S. Individual Income Tax Return",
      "other",
    ],
    // Rule 10.
    ["Arizona Form 140 Resident Personal Income Tax Return", "tax-return"],
    [
      "Formulario 1040 (SP) Declaración de Impuestos de los EE. UU. sobre los Ingresos Personales",
      "tax-return",
    ],
  ])("%s → %s", (title, expected) => {
    expect(classifyLines([title, ...PROSE, ...PROSE]).classification).toBe(expected);
  });

  it("takes the title above the forms that a return speaks of", () => {
    const text = [
      "Form 1040 U.S. Individual Income Tax Return 2024",
      "1a Total amount from Form(s) W-2, box 1 (see instructions)",
      "b Household employee wages not reported on Form(s) W-2",
      "25 Federal income tax withheld from Form(s) 1099",
      "Attach Form(s) W-2 here. Also attach Forms W-2G and 1099-R if tax was withheld.",
    ];
    expect(classifyLines(text)).toMatchObject({ classification: "tax-return", tags: ["1040", "2024"] });
  });

  it("takes the form itself above what its copies speak of", () => {
    const text = [
      "PAYER'S name, street address 1 Gross distribution",
      "Form 1099-R Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs",
      "Attach this copy to your state return, as you do with Form W-2, Wage and Tax Statement, if tax was withheld.",
    ];
    expect(classifyLines(text)).toMatchObject({
      classification: "1099",
      tags: expect.arrayContaining(["1099-R"]),
    });
  });

  it("takes the first form of a package", () => {
    const form = ["Form 1040 U.S. Individual Income Tax Return 2024", ...PROSE];
    expect(classifyLines([form, ["Form W-2 Wage and Tax Statement 2024", ...PROSE]]).classification).toBe(
      "tax-return",
    );
  });

  it("finds the form behind a page of cautions", () => {
    const cautions = [
      "Attention: which revision to use",
      "We issued an April 2025 revision of Form 1099-NEC, Nonemployee Compensation, to use first for 2025.",
    ];
    const form = ["Form 1099-DA Digital Asset", "Proceeds From Broker Transactions", "1c Number of units"];
    expect(classifyLines([cautions, form])).toMatchObject({
      classification: "1099",
      tags: expect.arrayContaining(["1099-DA"]),
    });
  });

  it("takes a form's number with a tax word near it", () => {
    expect(classifyLines(["Form 1099-INT 2024", "Payer: Harbor Bank", "Interest 12.34"]).classification).toBe(
      "1099",
    );
    expect(classifyLines(["W-2 2024", "Employer Harbor Company", "Wages 37,160.56"]).classification).toBe(
      "w2",
    );
  });

  it("takes a list of wanted papers for none of them", () => {
    const list = [
      "What we need from you",
      "Form W-2 from each employer",
      "Form 1099-INT",
      "Form 1099-DIV",
      "Form 1098",
    ];
    expect(classifyLines(list).classification).toBe("other");
  });

  it("does not take a letter that speaks of a form for the form", () => {
    const letter = [
      "Dear Avery,",
      "please send us your Form W-2 and every Form 1099-INT that you have received.",
      "We also need last year's return, Form 1040.",
    ];
    expect(classifyLines(letter).classification).toBe("other");
  });

  it("does not take a line of an account for a form", () => {
    expect(
      classifyLines([
        "Harbor Company",
        "Profit and Loss",
        "Interest Income 120.00",
        "Depreciation and Amortization 80.00",
        "Net Income 40.00",
      ]).classification,
    ).toBe("spreadsheet");
  });
});

describe("print as it comes (rule 5)", () => {
  it("finds titles in curly, broken and spaced print", () => {
    expect(
      classifyLines(["Partner’s Share of\u00a0Income,", "Deduc\u00adtions, Credits", "Schedule K\u20111"])
        .tags,
    ).toContain("Schedule K-1");
    expect(
      classifyLines([
        "OMB No. 1545-0115 Miscellaneous",
        "$ 20 21",
        "2 Royalties Information",
        "Form 1099-MISC Copy B",
      ]).tags,
    ).toEqual(["1099-MISC", "2021"]);
  });

  it("knows a form by its boxes when its title cannot be read", () => {
    const boxes = [
      "1 Wages, tips, other comp. 2 Federal income tax withheld",
      "3 Social security wages",
      "5 Medicare wages and tips",
      "7 Social security tips 8 Allocated tips",
      "11 Nonqualified plans",
      "15 State Employer's state ID number",
    ];
    expect(classifyLines(boxes).classification).toBe("w2");
  });
});
