/** Sums that a note's rule prescribes, for the figures that a question states. */
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf } from "./arithmetic.ts";
import { excessLoss, expensed } from "./business-limits.ts";
import { earnedIncomeCredit } from "./earned-income-credit.ts";
import { careCredit, dependentDeduction, employerShare, taxedBenefits } from "./family.ts";
import { insolvency } from "./insolvency.ts";
import { latePenalty } from "./late-penalty.ts";
import { overtimePremium } from "./overtime.ts";
import { partialExclusion } from "./partial-exclusion.ts";
import { partnerDistribution } from "./partner-distribution.ts";
import { payrollTaxes } from "./payroll.ts";
import { phaseRange } from "./phase-ranges.ts";
import { phaseDown } from "./phase-downs.ts";
import { inCents, type SumQuestion, type SumRule, type WorkedSum } from "./rule.ts";
import { selfEmployment } from "./self-employment.ts";
import { SHARES } from "./shares.ts";
import { sumBeside } from "./stated.ts";

const thousand = (amount: number) => inCents(amount * 1000);

/** Of owners who are no couple each has a limit for the own share. */
const SEVERAL_OWNERS =
  /\b(?:not married|unmarried|co-?own\w*|(?:friend|pal|buddy|roommate|boyfriend|girlfriend|fianc\w+|partner|brother|sister|siblings?|cousin|parents?|mom|mother|dad|father|son|daughter) and (?:i|me)|(?:i|me) and (?:my|a) (?!wife|husband|spouse))\b/i;

/** 26 USC 121(b): $250,000, on many joint returns $500,000. */
const homeSale: SumRule = ({ question }) => {
  if (!/\b(?:home|house|condo|residence)\b/i.test(question) || !/\bs[oe]l[dl]\b|\bsale\b/i.test(question))
    return null;
  if (
    /\brent\w*|office|depreciat|inherit|vacation|never (?:\w+ )?lived|(?:did|have|has|had)(?:n.t| not) (?:ever )?lived?\b|flip(?:ped|ping)?\b|investment (?:home|house|condo)|months|nonqualified|one year\b|1 year\b|second home|widow|died|withh[eo]ld|kept \$|nonresident|foreign|citizen|firpta/i.test(
      question,
    ) ||
    SEVERAL_OWNERS.test(question)
  )
    return null;
  const price = sumBeside(question, "sold(?: \\w+){0,4} for|sells? for|sale price(?: of)?");
  const cost = sumBeside(
    question,
    "bought(?: \\w+){0,4} for|paid|cost|basis(?: of)?|purchased(?: \\w+){0,4} for",
  );
  const stated = sumBeside(question, "gain(?: of)?|profit(?: of)?");
  const gain = price !== null && cost !== null && price !== cost ? price - cost : stated;
  if (gain === null || gain <= 0) return null;
  const of =
    price !== null && cost !== null ? `${dollars(price)} − ${dollars(cost)} = ${dollars(gain)} gain; ` : "";
  const left = (exclusion: number) =>
    gain <= exclusion
      ? `nothing of ${dollars(gain)} is taxed (up to ${dollars(exclusion)} is excluded)`
      : `${dollars(gain)} − ${dollars(exclusion)} = ${dollars(gain - exclusion)} is taxed`;
  const single = `${left(thousand(250))} (26 USC 121(b)(1))`;
  const joint = `${left(thousand(500))} (26 USC 121(b)(2)(A))`;
  const status = filingStatus(question);
  const own =
    status === "single"
      ? single
      : status === "joint"
        ? `on a joint return ${joint}`
        : `for one owner ${single}; on many joint returns ${joint}`;
  return {
    text: `${of}${own}, where ownership and use of 2 of the 5 years before the sale are met.`,
    units: [
      { citation: "26 USC 121(b)(1)", figures: ["$250,000"] },
      { citation: "26 USC 121(b)(2)(A)", figures: ["$500,000"] },
    ].slice(status === "joint" ? 1 : 0, status === "single" ? 1 : 2),
  };
};

/** 26 USC 164(b)(7): the limit of a year, less 30 percent of what the income exceeds, not below $10,000. */
const SALT: Record<number, { limit: number; threshold: number }> = {
  2025: { limit: thousand(40), threshold: thousand(500) },
  2026: { limit: 4_040_000, threshold: thousand(505) },
  2027: { limit: 4_080_400, threshold: 51_005_000 },
  2028: { limit: 4_121_204, threshold: 51_515_050 },
  2029: { limit: 4_162_416, threshold: 52_030_201 },
};
/** "$14,000 of State income tax and $9,000 of property tax"; null without a sum of each. */
function taxesOfTwoKinds(question: string): number | null {
  const income = sumBeside(question, "(?:of |in )?state (?:and local )?(?:income )?tax(?:es)?(?: withheld)?");
  const property = sumBeside(question, "(?:of |in )?(?:property|real estate) tax(?:es)?");
  return income === null || property === null || income === property ? null : income + property;
}

const stateTaxes: SumRule = ({ question, year }) => {
  const known = SALT[year];
  if (
    !known ||
    !/\b(?:state|local|property|salt)\b/i.test(question) ||
    !/\bdeduct|\bSALT\b|\bclaim/i.test(question)
  )
    return null;
  if (filingStatus(question) === "separate" || /\btrust|estate|business|rental\b/i.test(question))
    return null;
  const income = sumBeside(question, "income|AGI|MAGI|earn(?:ed|s)?|make|made");
  const paid =
    taxesOfTwoKinds(question) ??
    sumBeside(question, "(?:of |in )?(?:state|local|property|SALT)[\\w ]{0,30}tax(?:es)?|SALT|taxes");
  if (income === null || paid === null || income === paid) return null;
  const over = Math.max(0, income - known.threshold);
  const cut = shareOf(over, 300_000);
  if (cut === null) return null;
  const floor = thousand(10);
  const limit = atLeast(floor, known.limit - cut);
  const worked =
    over === 0
      ? `${dollars(known.limit)}, since an income of ${dollars(income)} is not above ${dollars(known.threshold)}`
      : `${dollars(known.limit)} − 30% × (${dollars(income)} − ${dollars(known.threshold)}) = ${dollars(known.limit - cut).replace("$-", "−$")}${known.limit - cut < floor ? `, not below ${dollars(floor)}` : ""}`;
  return {
    text: `The limit for ${year} is ${worked} (26 USC 164(b)(7)); of ${dollars(paid)} paid, ${dollars(atMost(limit, paid))} can be deducted.`,
    units: [
      {
        citation: "26 USC 164(b)(7)",
        // Those after 2026 are 101 percent of the year before, and not printed.
        figures: [
          "30 percent",
          "$10,000",
          ...(year > 2026 ? ["101 percent"] : [dollars(known.limit), dollars(known.threshold)]),
        ],
      },
    ],
  };
};

/** 26 USC 165(d)(1): from 2026 on 90 percent of the losses, up to the gains. */
const wagers: SumRule = ({ question, year }) => {
  if (year < 2026 || !/\bgambl\w+|casino|wager\w*|slots?|poker|bet(?:s|ting)?\b/i.test(question)) return null;
  if (/\b(?:\w+n['’]t|not|without|never) itemiz|\bstandard deduction\b/i.test(question)) return null;
  const won = sumBeside(question, "won|winnings(?: of)?|gains?(?: of)?");
  const lost = sumBeside(question, "lost|losses(?: of)?");
  if (won === null || lost === null) return null;
  const share = shareOf(lost, 900_000);
  if (share === null) return null;
  const allowed = atMost(won, share);
  const cap = share > won ? `, up to the gains of ${dollars(won)}` : "";
  return {
    text: `90% × ${dollars(lost)} = ${dollars(share)}${cap}; ${dollars(won)} − ${dollars(allowed)} = ${dollars(won - allowed)} is taxed when the losses are itemized (26 USC 165(d)(1)).`,
    units: [{ citation: "26 USC 165(d)(1)", figures: ["90 percent"] }],
  };
};

const RULES: readonly SumRule[] = [
  wagers,
  latePenalty,
  insolvency,
  partnerDistribution,
  stateTaxes,
  selfEmployment,
  partialExclusion,
  homeSale,
  expensed,
  excessLoss,
  earnedIncomeCredit,
  taxedBenefits,
  careCredit,
  dependentDeduction,
  employerShare,
  payrollTaxes,
  overtimePremium,
  phaseDown,
  phaseRange,
  ...SHARES,
];

/** The sum that a question asks to be worked out; null where none of the rules has all of its operands. */
export function workedSum(asked: SumQuestion): WorkedSum | null {
  for (const rule of RULES) {
    const worked = rule(asked);
    if (worked) return worked;
  }
  return null;
}
