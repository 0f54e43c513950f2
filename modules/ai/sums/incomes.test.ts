/** Which sum is the income, how far it is above a threshold, and when both kinds of returns are told. */
import { describe, expect, it } from "vitest";
import type { FilingStatus } from "#modules/authority";
import { asksEnd, excessOver, incomeStated, onReturns, thresholdFor, type Outcome } from "./incomes.ts";

describe("the income", () => {
  it.each([
    ["MAGI of $90,000", 9_000_000],
    ["my modified adjusted gross income is $90,000.50", 9_000_050],
    ["adjusted gross income: 90k", 9_000_000],
    ["AGI 90000", 9_000_000],
    ["we make 20 grand", 2_000_000],
    ["I earned $1.2 million", 120_000_000],
    ["she makes $75,000 a year", 7_500_000],
    ["I earn $90,000, but my MAGI is $85,000", 8_500_000],
    ["an AGI of $85,000 on income of $90,000", 8_500_000],
    ["net income of $5,000", null],
    ["investment income of $5,000", null],
    ["business income of $5,000", null],
    ["self-employment income of $5,000", null],
    ["business income of $5,000 and income of $90,000", 9_000_000],
    ["I put $7,000 in a Roth but we made too much", null],
    ["contributed 7000, then I earned more", null],
    ["we put 6,500 in and make $90,000", 9_000_000],
    ["I make $90,000 and my husband makes $60,000", 15_000_000],
    ["my wife earns about 90k, I made 60k", 15_000_000],
    ["I earn $90,000 and my wife $60,000", 15_000_000],
    ["I earn $90,000 and my wife put $7,000 in a Roth", 9_000_000],
    ["I earn $90,000 and my brother makes $60,000", 9_000_000],
    ["the barn lost $18,000, can I use that against my salary", null],
    ["a $9,000 rental loss against my wages", null],
    ["the barn lost $18,000 and I earn $90,000", 9_000_000],
    ["my income is $90,000 with a loss of $18,000", 9_000_000],
    ["MAGI in 2026", null],
    ["a house for $90,000", null],
    ["", null],
  ])("in %j: %j", (question, cents) => expect(incomeStated(question)).toBe(cents));
});

describe("a question for the end", () => {
  it.each([
    ["At what income is the credit gone?", true],
    ["Where does the deduction end?", true],
    ["At which MAGI is nothing left?", true],
    ["What income level has the credit fully phased out?", true],
    ["When is the exemption zero at what AMTI?", true],
    ["When does the deduction disappear?", true],
    ["Where does the deduction begin?", false],
    ["At what income does the credit start to shrink?", false],
    ["How much is left at $90,000?", false],
    ["The year ends in December.", false],
    ["When does the deduction begin and when does it end?", false],
    ["When does the credit end as income rises?", true],
    ["", false],
  ])("%j: %s", (question, asks) => expect(asksEnd(question)).toBe(asks));
});

// 26 USC 1411(b): $250,000, $125,000 on a separate return, else $200,000.
const NIIT = { joint: 25_000_000, other: 20_000_000, separate: 12_500_000 };

describe("a threshold", () => {
  it.each<[FilingStatus, number | null]>([
    ["joint", 25_000_000],
    ["separate", 12_500_000],
    ["head", 20_000_000],
    ["single", 20_000_000],
    ["other", 20_000_000],
    ["trust", null],
  ])("of %s is %j", (status, cents) => expect(thresholdFor(status, NIIT)).toBe(cents));

  it("of a separate return is none where the rule has none", () => {
    // 26 USC 25A(g)(6): no credit on a married person's separate return.
    expect(thresholdFor("separate", { ...NIIT, separate: null })).toBeNull();
    expect(excessOver("separate", 99_000_000, { ...NIIT, separate: null })).toBeNull();
  });

  it.each([
    [19_999_999, 0, "($199,999.99 − $200,000)"],
    [20_000_000, 0, "($200,000 − $200,000)"],
    [20_000_001, 1, "($200,000.01 − $200,000)"],
    [30_000_000, 10_000_000, "($300,000 − $200,000)"],
  ])("is exceeded by %i cents by %i", (income, over, words) => {
    expect(excessOver("single", income, NIIT)).toEqual({ threshold: 20_000_000, over, words });
  });
});

describe("the returns", () => {
  const told = (joint: Outcome | null, other: Outcome | null, question = "", isSeparateOther = false) =>
    onReturns(question, (status) => (status === "joint" ? joint : other), { isSeparateOther });
  const full: Outcome = { text: "all of it", result: 600, isBelow: true };
  const less: Outcome = { text: "less", result: 200, isBelow: false };
  const none: Outcome = { text: "nothing", result: 0, isBelow: false };

  it.each<[string, Outcome | null, Outcome | null, string | null]>([
    ["are both told where they differ", full, less, "on a joint return all of it; on another return (not a"],
    ["are one where the words are the same", less, { ...less }, "less"],
    ["are one where nothing is taken off on either", full, { ...full, text: "the whole" }, "the whole"],
    ["are one where the results are the same", { ...none, text: "zero" }, none, "zero"],
    ["need both", full, null, null],
    ["need a joint one, too", null, full, null],
  ])("%s", (_, joint, other, text) => {
    if (text === null) expect(told(joint, other)).toBeNull();
    else expect(told(joint, other)!.startsWith(text)).toBe(true);
  });

  it("are the one that is stated", () => {
    expect(told(full, less, "We file jointly")).toBe("all of it");
    expect(told(full, less, "I am single")).toBe("less");
    expect(told(full, less, "I am single. What if I were married?")).toBe("all of it");
    expect(told(full, null, "I am single")).toBeNull();
  });

  it("take in a separate one only where its threshold is that of others", () => {
    expect(told(full, less, "", true)).toBe("on a joint return all of it; on another return less");
    expect(told(full, less, "", false)).toContain("on another return (not a separate one) less");
  });
});
