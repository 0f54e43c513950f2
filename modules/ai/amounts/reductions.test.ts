import { expect, it } from "vitest";
import { section, type Line } from "../testing.ts";
import { filingStatus } from "./filing-status.ts";
import { reductionLead } from "./reductions.ts";

const SHARE: Line[] = [
  ["a", "Sails", "A miller may deduct not more than $25,000."],
  ["a-2", "Amount", "The amount under this subsection shall not exceed $25,000."],
  [
    "a-3",
    "Phase-out",
    "The $25,000 amount under paragraph (2) shall be reduced (but not below zero) by 50 percent of the amount by which the income of the miller exceeds $100,000 ($150,000 in the case of a joint return).",
  ],
];
const STEPS: Line[] = [
  ["b-1", "Amount", "The amount allowed shall not exceed $1,000."],
  [
    "b-2",
    "Phase-out",
    "The amount under paragraph (1) shall be reduced (but not below zero) by $100 for each $1,000 (or portion thereof) by which the income exceeds $50,000.",
  ],
];

const text = (question: string, lines: Line[]) =>
  reductionLead(section("Windmills", lines), {
    ...{ question, year: 2026, deciding: undefined },
    status: filingStatus(question),
  })?.text;

it.each<[string, Line[], string | undefined]>([
  [
    "How much may I deduct with an income of $130,001.01?",
    SHARE,
    "$25,000 − 50% × ($130,001.01 − $100,000) = $9,999.49 (26 USC 9(a)(2), reduced by 26 USC 9(a)(3)).",
  ],
  [
    "We file jointly and make 160k.",
    SHARE,
    "$25,000 − 50% × ($160,000 − $150,000) = $20,000 (26 USC 9(a)(2), reduced by 26 USC 9(a)(3)).",
  ],
  [
    "My income is 20 grand.",
    SHARE,
    "$25,000: an income of $20,000 is not above $100,000, so nothing is taken off (26 USC 9(a)(2), reduced by 26 USC 9(a)(3)).",
  ],
  [
    "I make $52,001.",
    STEPS,
    "$1,000 − $100 for each $1,000 of ($52,001 − $50,000) = $700 (26 USC 9(b)(1), reduced by 26 USC 9(b)(2)).",
  ],
  [
    "I make $900,000.",
    STEPS,
    "$1,000 − $100 for each $1,000 of ($900,000 − $50,000) = $0, not below zero (26 USC 9(b)(1), reduced by 26 USC 9(b)(2)).",
  ],
  ["My mill lost $18,000. May I use that against my income?", SHARE, undefined],
  [
    "My mill lost $18,000 and my income is $120,000.",
    SHARE,
    "$25,000 − 50% × ($120,000 − $100,000) = $15,000 (26 USC 9(a)(2), reduced by 26 USC 9(a)(3)).",
  ],
  ["How much may I deduct?", SHARE, undefined],
  ["A sail costs $130,000.", SHARE, undefined],
  ["MAGI 140,000 and a sail of $9,000", SHARE, undefined],
])("%s", (question, lines, sum) => {
  expect(text(question, lines)).toBe(sum);
});
