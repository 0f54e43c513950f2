import { describe, expect, it } from "vitest";
import { workedSum } from "./rules.ts";

const sum = (question: string) => workedSum({ question, year: 2026 })?.text ?? null;

describe("debt forgiven to an insolvent taxpayer", () => {
  it.each([
    [
      "The bank forgave $4,000 of my card debt. I owed $30,000 in all and my assets were worth $21,000.",
      /^No: \$30,000 owed − \$21,000 owned = \$9,000 of insolvency right before the discharge, so nothing of the \$4,000 forgiven is income/,
    ],
    [
      "Is a cancelled card debt taxed, 1099-C of 12k; I owed 50k and had 30k of things",
      /^No: \$50,000 owed − \$30,000 owned = \$20,000 of insolvency/,
    ],
    [
      "I got a 1099-C for $12,000. My debts were $50,000 and everything I owned was worth $45,000. Taxed?",
      /^In part: .* so \$12,000 − \$5,000 = \$7,000 is income/,
    ],
    [
      "They canceled $5,000. I had debts of $20,000 and assets of $60,000, do I pay tax?",
      /^Yes: with \$60,000 owned against \$20,000 owed there was no insolvency/,
    ],
    [
      "The lender settled the $9,000 card balance for $3,500. All I owned was worth $14,000, and my debts were $18,000.",
      /^In part: .* so \$5,500 − \$4,000 = \$1,500 is income/,
    ],
    [
      "The store wrote off $6,000 that I owed; I was insolvent by $2,500 then.",
      /^In part: with \$2,500 of insolvency right before the discharge, \$6,000 − \$2,500 = \$3,500 is income/,
    ],
  ])("%s", (question, text) => expect(sum(question)).toMatch(text));

  it.each([
    "The bank forgave $4,000 of my card debt. I owed $30,000 in all.",
    "They canceled $5,000 in my bankruptcy. I had debts of $20,000 and assets of $6,000.",
    "I owed $30,000 and own a mill worth $21,000.",
    "We settled the $9,000 claim for $3,500.",
    "A 1099-C for $9,000 came. I owed more than everything I own, except a 401k with 60 thousand in it, on my $22,000 of debts.",
  ])("is not worked out without its three sums, or in bankruptcy: %s", (question) =>
    expect(sum(question)).toBeNull(),
  );
});
