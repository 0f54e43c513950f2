import { describe, expect, it } from "vitest";
import { amountsAsked, asksFigure, isBareHeading } from "./matching.ts";
import type { NamedAmount } from "./named-amount.ts";

describe("a question asks for a figure", () => {
  it.each([
    "How much can I put into the mill fund?",
    "What can I contribute to the mill fund?",
    "mill fund limit 2026",
    "Is the exclusion still $18,000?",
    "What is the flour tax for 2026?",
    "At what income does the mill credit end?",
    "When does the mill credit phase out?",
    "Can I give my nephew more than $15,000?",
    "What does a late mill pay?",
    "Is the levy on mills lower for 2026 than for 2025?",
  ])("%s", (question) => expect(asksFigure(question)).toBe(true));

  it.each([
    "Is flour taxable?",
    "Who is a miller?",
    "Why is the mill credit refundable?",
    "How do I claim the mill credit?",
    "When is the mill return due?",
    "Can I give flour to my nephew?",
    "What is the difference between oats and rye for a mill?",
    "Is the levy on mills lower for towers than for posts?",
  ])("but not: %s", (question) => expect(asksFigure(question)).toBe(false));
});

it.each([
  ["Levy on a departing miller", true],
  ["Special value of mills in an estate", true],
  ["mill fund limit", false],
  ["mill fund 2026", false],
  ["Is flour taxable?", false],
  ["What is the flour levy?", false],
])("%j is the heading of a rule alone: %s", (question, isHeading) => {
  expect(isBareHeading(question)).toBe(isHeading);
});

function amount(id: string, when: string[][], unit: string, unless?: string): NamedAmount {
  const patterns = when.map((alternative) => alternative.map((words) => new RegExp(words, "i")));
  const bases = [{ unit, money: "$5", status: null, of: null }];
  return {
    ...{ id, name: `the ${id}`, when: patterns, unless: unless ? new RegExp(unless, "i") : null },
    ...{ bases, indexedBy: null, since: null, firstAdjusted: null, rows: [], published: [] },
  } as unknown as NamedAmount;
}

const AMOUNTS = [
  amount("fund", [["mill fund"]], "26 USC 9(a)"),
  amount("catch-up", [["mill fund", "\\b50\\b|catch-?up"]], "26 USC 9(b)"),
  amount("exclusion", [["gift"], ["nephew", "give"]], "26 USC 8(b)", "mill|tower"),
  amount("tower", [["tower levy"]], "26 USC 6(a)", "gift"),
  amount("credit", [["mill credit"]], "26 USC 7(a)"),
];

describe("the amounts that a question names", () => {
  it.each([
    ["How much can I put into the mill fund?", ["fund"]],
    ["How much into the mill fund at 50?", ["catch-up"]],
    ["How much may I give my nephew?", ["exclusion"]],
    ["How much gift in 2026?", ["exclusion"]],
    ["How much gift of a mill?", []],
    ["How much is the mill credit and the gift exclusion of flour?", ["credit"]],
    ["How much is the tower levy and the limit of a gift?", ["tower", "exclusion"]],
    ["mill fund and mill credit limits", ["fund", "credit"]],
    // Of one section the most specific only, also where several are asked for.
    ["mill fund, catch-up and mill credit limits", ["catch-up", "credit"]],
    ["How much flour?", []],
    ["Who may open a mill fund?", []],
  ])("%s", (question, ids) => {
    const found = amountsAsked(AMOUNTS, question).map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});
