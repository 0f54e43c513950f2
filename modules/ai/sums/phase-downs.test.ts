/** Amounts of the Code that shrink with income: on the threshold, a step above it, at the end, and by year. */
import { describe, expect, it } from "vitest";
import { phaseDown } from "./phase-downs.ts";

const sum = (question: string, year = 2026) => phaseDown({ question, year })?.text ?? null;

it("takes the end of a deduction that runs out for a year, unless income is asked for", () => {
  expect(sum("When does no tax on tips run out?")).toBeNull();
  expect(sum("At what income does no tax on tips run out?")).toContain("nothing is left at");
});

describe("the child tax credit", () => {
  // 26 USC 24(b)(1), (h)(2), (3): $2,200 a child, less $50 for each $1,000 or part of it above $200,000 ($400,000).
  it.each([
    ["One child, single, MAGI of $200,000", "nothing is taken off, since $200,000 is not above $200,000"],
    ["One child, single, MAGI of $200,001", "$2,200 − 1 × $50 ("],
    ["One child, single, MAGI of $201,000", "= $2,150 (26 USC 24(h)(2)"],
    ["One child, single, MAGI of $201,001", "$2,200 − 2 × $50 ("],
    ["One child, single, MAGI of $243,000", "$243,000 − $200,000) = $50 ("],
    ["One child, single, MAGI of $243,001", "$243,001 − $200,000) = $0 ("],
    ["One child, single, MAGI of $245,000", "= $0, not below zero"],
    ["One child, head of household, MAGI of 210k", "$210,000 − $200,000) = $1,700"],
    ["One child, married filing separately, MAGI of $210,000", "$210,000 − $200,000) = $1,700"],
    ["Two sons and a daughter, joint, MAGI of $410,000", "3 × $2,200 = $6,600; $6,600 − 10 × $50"],
    ["My son, joint, MAGI of $400,000", "1 × $2,200 = $2,200; nothing is taken off"],
  ])("%s", (facts, text) => expect(sum(`${facts}: the child tax credit?`)).toContain(text));

  it.each([
    [
      "I make 250000 what child tax credit do I get for two kids if single",
      "2 × $2,200 = $4,400; $4,400 − 50 × ",
    ],
    ["With MAGI of $250,500 what child tax credit for 2 kids if single", "$4,400 − 51 × $50"],
  ])("takes no income for a number of children: %s", (question, text) =>
    expect(sum(question)).toContain(text),
  );

  it.each([
    "With MAGI of $210,000, single: the child tax credit?",
    "No children, zero kids, single, MAGI of $210,000: the child tax credit?",
    "Two kids, single, MAGI of $210,000: the credit for child care?",
    "My son is 17, one child, single, MAGI of $210,000: child tax credit?",
    "My daughter earned $9,000: child tax credit?",
    "An 18-year-old child, one child, single, MAGI of $210,000: child tax credit?",
    "Two kids, single, MAGI of $210,000: how much of the child tax credit is refundable?",
    "Two kids, single: the child tax credit?",
    "Two kids of a trust's income with MAGI of $210,000: how much is mine?",
  ])("is not worked out for %j", (question) => expect(sum(question)).toBeNull());

  it.each([
    [2024, false],
    [2025, true],
    [2026, true],
    [2027, false],
  ])("of %i has these figures: %s", (year, has) => {
    expect(sum("One child, single, MAGI of $210,000: the child tax credit?", year) !== null).toBe(has);
  });
});

describe("the deduction for seniors", () => {
  // 26 USC 151(d)(5)(C)(i), (iii): $6,000, less 6 percent of what exceeds $75,000 ($150,000).
  it.each([
    ["I'm 67, single, MAGI of $75,000", "$6,000; nothing is taken off, since $75,000 is not above $75,000"],
    ["I'm 67, single, MAGI of $75,100", "$6,000 − 6% × ($75,100 − $75,000) = $5,994"],
    ["I'm 67, single, MAGI of $175,000", "($175,000 − $75,000) = $0 (26 USC"],
    ["I'm 67, single, MAGI of $175,100", "= $0, not below zero"],
    ["We are both 70, joint, MAGI of 160k", "($160,000 − $150,000) = $5,400; 2 × $5,400 = $10,800"],
    ["I'm 67 and my wife is 60, joint, MAGI of $160,000", "($160,000 − $150,000) = $5,400 ("],
    ["He is 70 and I'm 62, for both of us? Joint, MAGI of $160,000", "($160,000 − $150,000) = $5,400 ("],
  ])("%s", (facts, text) => expect(sum(`${facts}: the senior deduction?`)).toContain(text));

  it("is of 2025 to 2028, and of no married person's separate return", () => {
    const single = "I'm 67, single, MAGI of $80,000: the senior deduction?";
    expect([2024, 2025, 2028, 2029].map((year) => sum(single, year) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // 26 USC 151(d)(5)(C)(v): if married, on a joint return only.
    expect(sum("I'm 67, married filing separately, MAGI of $80,000: the senior deduction?")).toBeNull();
  });
});

describe("a deduction for pay", () => {
  // 26 USC 224(b)(1), (2), 225(b)(1), (2): $100 for each whole $1,000 above $150,000 ($300,000).
  it.each([
    ["$20,000 of tips, single, MAGI of $150,999", "$20,000 − 0 × $100 (", "= $20,000 ("],
    ["$20,000 of tips, single, MAGI of $151,000", "$20,000 − 1 × $100 (", "= $19,900 ("],
    ["$25,000 of tips, single, MAGI of $150,000", "$25,000; nothing is taken off", "not above $150,000"],
    ["$25,001 of tips, joint, MAGI of 300k", "$25,000, the most of $25,001 that counts", "above $300,000"],
    ["$20,000 of tips, single, MAGI of $350,000", "$20,000 − 200 × $100 (", "= $0 ("],
    ["$20,000 of tips, single, MAGI of $351,000", "$20,000 − 201 × $100 (", "= $0, not below zero"],
    ["$15,000 of overtime, single, MAGI of $150,000", "$12,500, the most of $15,000", "not above $150,000"],
    ["$15,000 of overtime, joint, MAGI of $310,500", "$15,000 − 10 × $100 (", "= $14,000 ("],
    ["$26,000 of overtime, joint, MAGI of $301,000", "$25,000, the most of $26,000", "= $24,900 ("],
  ])("%s", (facts, first, second) => {
    const text = sum(`${facts}: how much is deducted?`);
    expect(text).toContain(first);
    expect(text).toContain(second);
  });

  it.each([
    "$20,000 of tips, married filing separately, MAGI of $90,000: how much is deducted?",
    "$20,000 of tips, single, MAGI of $90,000: how much is the FICA credit?",
    "$9,000 of overtime, married filing separately, MAGI of $90,000: how much is deducted?",
    "Supper money for overtime of $900, single, MAGI of $90,000: how much is deducted?",
  ])("is not worked out for %j", (question) => expect(sum(question)).toBeNull());
});

describe("interest on a car loan", () => {
  // 26 USC 163(h)(4)(C)(i), (ii): $10,000, less $200 for each $1,000 or part of it above $100,000 ($200,000).
  it.each([
    ["$3,000 of interest on my car loan, single, AGI of $100,000", "$3,000; nothing is taken off"],
    ["$3,000 of interest on my car loan, single, AGI of $101,001", "$3,000 − 2 × $200 ("],
    ["$12,000 of interest on my truck, single, AGI of $149,000", "$10,000 − 49 × $200 ("],
    ["$3,000 of interest on my SUV, joint, AGI of $205,000", "= $2,000 ("],
    ["$3,000 of interest on my car, married filing separately, AGI of $105,000", "= $2,000 ("],
  ])("%s", (facts, text) => expect(sum(`${facts}: how much is deducted?`)).toContain(text));

  it.each(["a used car", "a business truck", "a leased car", "a car bought in 2024"])(
    "is not worked out for %s",
    (car) => {
      expect(sum(`$3,000 of interest on ${car}, single, AGI of $90,000: how much is deducted?`)).toBeNull();
    },
  );
});

describe("losses of rentals", () => {
  // 26 USC 469(i)(2), (3)(A): $25,000, less half of what exceeds $100,000.
  it.each([
    ["Rental losses of $25,000, AGI of $100,000", "$25,000; nothing is taken off"],
    ["Rental losses of $25,000, AGI of $100,002", "$25,000 − 50% × ($100,002 − $100,000) = $24,999"],
    ["Rental losses of $40,000, AGI of $149,998", "($149,998 − $100,000) = $1"],
    ["Rental losses of $40,000, AGI of $150,000", "($150,000 − $100,000) = $0 ("],
    ["Rental losses of $40,000, AGI of $150,002", "= $0, not below zero"],
    ["Rental losses of $24,999, AGI of $120,000", "($120,000 − $100,000) = $15,000, of the $24,999"],
    ["Rental losses of $9,000, AGI of $120,000", "= $15,000; all of the $9,000"],
    ["Rental losses of $9,000, AGI of $90,000", "is not above $100,000; all of the $9,000"],
    ["Rental losses of $9,000, AGI of $160,000", "= $0, not below zero ("],
  ])("%s", (facts, text) => expect(sum(`${facts}: how much is allowed?`)).toContain(text));

  it.each([
    "Rental losses of $30,000, AGI of $120,000, filed separately: how much is allowed?",
    "A real estate professional's rental losses of $30,000, AGI of $120,000: how much is allowed?",
  ])("are not worked out for %j", (question) => expect(sum(question)).toBeNull());

  it("are limited from 1987 on (Pub. L. 99-514, sec. 501)", () => {
    const question = "Rental losses of $30,000, AGI of $120,000: how much is allowed?";
    expect(sum(question, 1986)).toBeNull();
    expect(sum(question, 1987)).toContain("= $15,000");
  });
});

describe("the end", () => {
  it.each([
    ["At what income is the senior deduction gone for a single person?", "$75,000 + $6,000 ÷ 6% = $175,000"],
    ["At what income is the senior deduction gone on a joint return?", "$150,000 + $6,000 ÷ 6% = $250,000"],
    [
      "Where does the child tax credit end for two kids on a joint return?",
      "$400,000 + $4,400 ÷ $50 × $1,000 = $488,000; since a part of a step counts as a whole one, already above $487,000",
    ],
    [
      "Where does the overtime deduction end for a single person?",
      "$150,000 + $12,500 ÷ $100 × $1,000 = $275,000 (",
    ],
    ["Where does the overtime deduction end on a joint return?", "÷ $100 × $1,000 = $550,000 ("],
    [
      "Where does the deduction for interest on a car end, single?",
      "$100,000 + $10,000 ÷ $200 × $1,000 = $150,000; since a part of a step counts as a whole one, already above $149,000",
    ],
  ])("%s", (question, text) => expect(sum(question)).toContain(text));
});
