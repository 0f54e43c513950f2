/** The premium part of overtime pay that a question states whole (26 USC 225). */
import type { FilingStatus } from "#modules/authority";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost } from "./arithmetic.ts";
import { excessOver, incomeStated, onReturns, type Thresholds } from "./incomes.ts";
import { cutOf } from "./phase-downs.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside } from "./stated.ts";

const THRESHOLDS: Thresholds = { joint: inCents(300_000), other: inCents(150_000), separate: null };
/** 26 USC 225(b)(2)(A) */
const REDUCTION = { cents: inCents(100), step: inCents(1000), rounds: "down" } as const;
const FIRST = 2025;
const LAST = 2028;

/** How often the premium goes into the pay, with how that comes: the half above the regular rate. */
const RATES = [
  {
    pattern: /\btime[- ]and[- ](?:a|one)[- ]half\b|\b1\.5 ?(?:x|times)\b|\b1½/i,
    parts: 3,
    words: "a third of time and a half",
  },
  {
    pattern: /\bdouble[- ](?:time|pay)\b|\b(?:2|two) ?(?:x|times) (?:my|the|his|her)\b/i,
    parts: 4,
    words: "the half above the regular rate, a quarter of double time",
  },
];

/** Of pay at time and a half a third is the premium, which alone is deducted. */
export const overtimePremium: SumRule = ({ question, year }) => {
  if (year < FIRST || year > LAST || !/\bovertime\b|\bOT\b/i.test(question)) return null;
  if (
    !/\bdeduct|\bno tax\b|\bhow much\b|\bwrite\b|\btax[- ]free\b/i.test(question) ||
    /\bpremium\b|\bextra half\b|\bhours?\b|\ban hour\b|\bunion\b|\bcontract|\bholiday|\bexempt\b|\bsocial security\b|\bmedicare\b|\bFICA\b/i.test(
      question,
    )
  )
    return null;
  const rates = RATES.filter(({ pattern }) => pattern.test(question));
  const [rate] = rates;
  const paid = sumBeside(question, "(?:in |of |from )?(?:my )?(?:overtime|OT)(?: pay| wages)*");
  if (!rate || rates.length > 1 || paid === null || filingStatus(question) === "separate") return null;
  const premium = Math.round(paid / rate.parts);
  const income = incomeOf(question, paid);
  const counted = (status: FilingStatus) => atMost(inCents(status === "joint" ? 25_000 : 12_500), premium);
  const sum =
    income === null
      ? null
      : onReturns(
          question,
          (status) => {
            const excess = excessOver(status, income, THRESHOLDS);
            const cut = excess && cutOf(REDUCTION, excess);
            if (!cut) return null;
            const most = counted(status);
            const result = atLeast(0, most - cut.cents);
            const text =
              cut.cents === 0 ? dollars(result) : `${dollars(most)} − ${cut.words} = ${dollars(result)}`;
            return { text, result, isBelow: cut.cents === 0 };
          },
          { isSeparateOther: false },
        );
  const limit = `at most $12,500 ($25,000 joint)${sum ? "" : ", less $100 for each $1,000 of income above $150,000 ($300,000 joint)"}`;
  return {
    text: `For ${year}: ${dollars(paid)} ÷ ${rate.parts} = ${dollars(premium)} is the premium part (${rate.words}), as far as the Fair Labor Standards Act requires it, and only that is deducted, ${limit}${sum ? `: ${sum}` : ""} (26 USC 225(b)(1), (b)(2)(A), (c)(1)).`,
    units: [
      { citation: "26 USC 225(c)(1)", figures: [] },
      { citation: "26 USC 225(b)(1)", figures: ["$12,500", "$25,000"] },
      { citation: "26 USC 225(b)(2)(A)", figures: ["$100", "$1,000", "$150,000", "$300,000"] },
    ],
  };
};

/** The income beside the overtime itself; null without one. */
function incomeOf(question: string, paid: number): number | null {
  const income = incomeStated(question);
  return income === paid ? null : income;
}
