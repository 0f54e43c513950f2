/** What is left of the education credits at an income (26 USC 25A). */
import type { FilingStatus } from "#modules/authority";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atMost } from "./arithmetic.ts";
import { excessOver, incomeStated, onReturns, type Outcome } from "./incomes.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside } from "./stated.ts";

/** 26 USC 25A(d): both credits fall in step with the income above the threshold, to nothing over a range. */
export const educationCredit: SumRule = ({ question, year }) => {
  const isOpportunity = /\bAOTC\b|\bamerican opportunity\b/i.test(question);
  const isLearning = /\bLLC\b|\blifetime learning\b/i.test(question);
  if (year < 2021 || isOpportunity === isLearning) return null;
  const expenses = sumBeside(question, "(?:of |in |on )?(?:qualified )?(?:tuition|expenses|fees|college)");
  const income = incomeStated(question);
  if (expenses === null || income === null || expenses === income) return null;
  if (
    filingStatus(question) === "separate" ||
    /\bboth\b|\b(?:two|three|2|3) (?:kids|children|students)\b/i.test(question)
  )
    return null;
  const full = isOpportunity ? opportunity(expenses) : learning(expenses);
  const outcomeOn = (status: FilingStatus) => creditLeft(full, status, income);
  const sum = onReturns(question, outcomeOn, { isSeparateOther: false });
  if (!sum) return null;
  const name = isOpportunity
    ? "the American Opportunity credit for one student"
    : "the Lifetime Learning credit";
  return {
    text: `For ${year}, ${name}: ${sum} (26 USC 25A(${isOpportunity ? "b" : "c"})(1), (d)(1)).`,
    units: [
      isOpportunity
        ? { citation: "26 USC 25A(b)(1)", figures: ["$2,000", "$4,000", "100 percent", "25 percent"] }
        : { citation: "26 USC 25A(c)(1)", figures: ["20 percent", "$10,000"] },
      { citation: "26 USC 25A(d)(1)", figures: ["$80,000", "$160,000", "$10,000", "$20,000"] },
    ],
  };
};

interface Credit {
  cents: number;
  words: string;
}

/** 26 USC 25A(d)(1), (2): what is left of a credit. */
function creditLeft(full: Credit, status: FilingStatus, income: number): Outcome | null {
  const range = status === "joint" ? inCents(20_000) : inCents(10_000);
  const thresholds = { joint: inCents(160_000), other: inCents(80_000), separate: null };
  const excess = excessOver(status, income, thresholds);
  if (!excess) return null;
  const ratio = Math.min(excess.over, range) / range;
  const left = Math.round(full.cents * (1 - ratio));
  const other = Number(
    (BigInt(full.cents) * BigInt(range - Math.min(excess.over, range)) * 2n + BigInt(range)) /
      (BigInt(range) * 2n),
  );
  if (Math.abs(left - other) > 0) return null;
  const text =
    excess.over === 0
      ? `${full.words}; nothing is taken off, since ${dollars(income)} is not above ${dollars(excess.threshold)}`
      : `${full.words}; ${dollars(full.cents)} × (1 − ${excess.words} ÷ ${dollars(range)}) = ${dollars(left)}${excess.over > range ? ", not below zero" : ""}`;
  return { text, result: left, isBelow: excess.over === 0 };
}

function opportunity(expenses: number): Credit {
  const first = atMost(inCents(2000), expenses);
  const next = atMost(inCents(2000), expenses - first);
  const cents = first + next / 4;
  return { cents, words: `100% × ${dollars(first)} + 25% × ${dollars(next)} = ${dollars(cents)}` };
}

function learning(expenses: number): Credit {
  const counted = atMost(inCents(10_000), expenses);
  return { cents: counted / 5, words: `20% × ${dollars(counted)} = ${dollars(counted / 5)}` };
}
