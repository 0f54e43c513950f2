/** Amounts that fall with income, worked out by hand from the sections named (Rev. Proc. 2025-32 and Pub. 590-A for 2026). */
import { describe, expect, it } from "vitest";
import { educationCredit } from "./education-credits.ts";
import { phaseRange } from "./phase-ranges.ts";
import type { SumRule } from "./rule.ts";

function textOf(rule: SumRule, question: string, year = 2026): string | null {
  return rule({ question, year } as Parameters<SumRule>[0])?.text ?? null;
}

describe("26 USC 25A(d), the education credits", () => {
  it.each([
    [
      "AOTC, $5,000 of tuition and income of $85,000, single",
      "= $2,500; $2,500 × (1 − ($85,000 − $80,000) ÷ $10,000) = $1,250",
    ],
    [
      "AOTC on $3,000 of expenses, married filing jointly, income $150,000",
      "100% × $2,000 + 25% × $1,000 = $2,250; nothing is taken off",
    ],
    [
      "AOTC on $4,000 of tuition, married filing jointly, income $170,000",
      "$2,500 × (1 − ($170,000 − $160,000) ÷ $20,000) = $1,250",
    ],
    ["AOTC with $1,500 of tuition, single, income $60,000", "100% × $1,500 + 25% × $0 = $1,500"],
    ["Lifetime learning credit on $6,000 tuition with $95,000 income, single", "= $0, not below zero"],
    [
      "LLC credit on $20,000 of tuition, single, income $50,000",
      "20% × $10,000 = $2,000; nothing is taken off",
    ],
  ])("%s", (question, words) => expect(textOf(educationCredit, question)).toContain(words));

  it("are worked out for both returns where none is named", () => {
    const text = textOf(educationCredit, "AOTC with $4,000 tuition and $90,000 income");
    expect(text).toMatch(/on a joint return .* nothing is taken off.*on another return .* = \$0 /);
  });

  it.each([
    ["none on a separate return", "AOTC on $4,000 of tuition, married filing separately, $50,000 income"],
    ["not which of the two", "AOTC and lifetime learning on $4,000 tuition, income $50,000"],
    ["not for two students at once", "AOTC for both kids on $4,000 of tuition, income $50,000"],
    ["not without an income", "AOTC on $4,000 tuition"],
    ["not without expenses", "AOTC at an income of $50,000"],
  ])("%s", (_, question) => expect(textOf(educationCredit, question)).toBeNull());

  it("had other ranges before 2021", () => {
    expect(textOf(educationCredit, "AOTC, $5,000 of tuition, income of $85,000, single", 2020)).toBeNull();
  });
});

describe("amounts that fall over a range of income", () => {
  it.each([
    [
      "Roth IRA contribution limit with income of $241,000, married filing jointly",
      "$7,000 − $7,000 × ($241,000 − $236,000) ÷ $10,000 = $3,500",
    ],
    // Pub. 590-A (2025): $8,000 from age 50 on.
    [
      "Roth IRA contribution limit with income of $241,000, married filing jointly, age 55",
      "$8,000 − $8,000 × ($241,000 − $236,000) ÷ $10,000 = $4,000",
    ],
    [
      "IRA deduction covered by plan at work, single, income $84,000",
      "$7,000 − $7,000 × ($84,000 − $79,000) ÷ $10,000 = $3,500",
    ],
    ["adoption credit at income of $279,190", "$17,280 − $17,280 × ($279,190 − $259,190) ÷ $40,000 = $8,640"],
  ])("for 2025: %s", (question, words) => expect(textOf(phaseRange, question, 2025)).toContain(words));

  it.each([
    [
      "student loan interest with income of $90,000, single",
      "$2,500 − $2,500 × ($90,000 − $85,000) ÷ $15,000 = $1,666.67 (26 USC 221(b)",
    ],
    [
      "student loan interest with income of $80,000, single",
      "$2,500; nothing is taken off, since $80,000 is not above $85,000",
    ],
    [
      "student loan interest with income of $100,000, single",
      "nothing, since $100,000 is not below $100,000, where the reduction ends",
    ],
    [
      "Roth IRA contribution limit with income of $160,000, single",
      "$7,500 − $7,500 × ($160,000 − $153,000) ÷ $15,000 = $4,000",
    ],
    [
      "Roth IRA contribution of a single filer with $160,000 of wages",
      "$7,500 − $7,500 × ($160,000 − $153,000) ÷ $15,000 = $4,000",
    ],
    [
      "My wife is in a pension plan and I am not: traditional IRA, joint, MAGI $247,000",
      "$7,500 − $7,500 × ($247,000 − $242,000) ÷ $10,000 = $3,750",
    ],
    ["Coverdell at MAGI $101,000, single", "$2,000 − $2,000 × ($101,000 − $95,000) ÷ $15,000 = $1,200"],
    [
      "We both have 401(k)s; joint return, MAGI of $248,000: how much can each put into a Roth IRA?",
      "$7,500 − $7,500 × ($248,000 − $242,000) ÷ $10,000 = $3,000",
    ],
    ["Roth IRA, single, MAGI $160,000", "$7,500 − $7,500 × ($160,000 − $153,000) ÷ $15,000 = $4,000"],
    [
      "AMT exemption with AMTI of $600,000, single",
      "$90,100 − 50% × ($600,000 − $500,000) = $40,100 (26 USC 55(d)",
    ],
    [
      "adoption credit at income of $280,000",
      "$17,670 − $17,670 × ($280,000 − $265,080) ÷ $40,000 = $11,079.09",
    ],
    [
      "SALT cap with $550,000 income, married filing jointly",
      "$40,400 − 30% × ($550,000 − $505,000) = $26,900 (26 USC 164(b)(7))",
    ],
    // 26 USC 164(b)(6)(B), (7)(B)(i): half of what is left, from half of the income on.
    [
      "SALT cap with $302,500 income, married filing separately",
      "($40,400 − 30% × ($302,500 − $252,500)) ÷ 2 = $12,700",
    ],
    ["SALT cap with $100,000 income, married filing separately", "$20,200; nothing is taken off"],
    [
      "IRA deduction covered by plan at work, married filing separately, income $4,000",
      "$7,500 − $7,500 × ($4,000 − $0) ÷ $10,000 = $4,500",
    ],
    [
      "IRA deduction covered by plan at work, single, income $85,000",
      "$7,500 − $7,500 × ($85,000 − $81,000) ÷ $10,000 = $4,500",
    ],
  ])("%s", (question, words) => expect(textOf(phaseRange, question)).toContain(words));

  it("say nothing of a contribution that the pay limits", () => {
    expect(
      phaseRange({ question: "My son made $3,000. How much can go into a Roth IRA?", year: 2026 }),
    ).toBeNull();
  });

  it("keep a floor: a Roth contribution of at least $200 within the range (26 USC 219(g)(2)(B))", () => {
    expect(textOf(phaseRange, "Roth IRA contribution with income of $167,900, single")).toContain("= $200");
  });

  it("end where they end, on each return", () => {
    expect(textOf(phaseRange, "At what income does the Roth contribution end?")).toMatch(
      /on a joint return \$7,500 up to \$242,000, and nothing is left from \$252,000 on; on another return .* \$168,000 on/,
    );
  });

  it("grow by 101 percent a year: 26 USC 164(b)(7)(A)(iii), (B)(ii)(III)", () => {
    const text = textOf(phaseRange, "SALT cap with $520,000 income, married filing jointly", 2027);
    expect(text).toContain("$40,804 − 30% × ($520,000 − $510,050) = $37,819");
  });

  it("name the paper of the year with the units, and not where the Code states the range", () => {
    const units = (question: string) =>
      phaseRange({ question, year: 2026 } as Parameters<SumRule>[0])!.units.map(({ citation }) => citation);
    expect(units("student loan interest with income of $90,000, single")).toContain("Rev. Proc. 2025-32");
    expect(units("SALT cap with $550,000 income, married filing jointly").join()).not.toContain("Rev. Proc.");
  });

  it.each([
    ["of a year without a range", "student loan interest with income of $90,000, single", 2023],
    ["without an income", "student loan interest, single", 2026],
    ["of nothing that falls", "flour with income of $90,000", 2026],
  ])("are silent %s", (_, question, year) => expect(textOf(phaseRange, question, year)).toBeNull());
});
