/** Sums that a note's rule prescribes, for the figures that a question states. */
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf } from "./arithmetic.ts";
import { phaseRange } from "./phase-ranges.ts";
import { phaseDown } from "./phase-downs.ts";
import { inCents, type SumQuestion, type SumRule, type WorkedSum } from "./rule.ts";
import { SHARES } from "./shares.ts";
import { countOf, sumBeside } from "./stated.ts";

const thousand = (amount: number) => inCents(amount * 1000);

/** 26 USC 121(b): $250,000, on many joint returns $500,000. */
const homeSale: SumRule = ({ question }) => {
  if (!/\b(?:home|house|condo|residence)\b/i.test(question) || !/\bs[oe]l[dl]\b|\bsale\b/i.test(question))
    return null;
  if (
    /\brent\w*|office|depreciat|inherit|vacation|months|nonqualified|one year\b|1 year\b|second home|widow|died/i.test(
      question,
    )
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
};
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
  const paid = sumBeside(
    question,
    "(?:of |in )?(?:state|local|property|SALT)[\\w ]{0,30}tax(?:es)?|SALT|taxes",
  );
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
        figures: ["30 percent", dollars(known.limit), dollars(known.threshold), "$10,000"],
      },
    ],
  };
};

/** 26 USC 6651(a)(1), (2): 5 and 0.5 percent a month, at most 25 percent. */
const latePenalty: SumRule = ({ question }) => {
  if (!/\blate\b|\boverdue\b|\bafter the (?:due date|deadline)\b/i.test(question)) return null;
  if (
    !/\bpenalt\w+|\baddition|\bhow much\b|\bowe\b/i.test(question) ||
    /\bpartnership|s corp|1099|w-?2|estate|deposit/i.test(question)
  )
    return null;
  const months = countOf(question, "months?");
  const due = sumBeside(question, "ow(?:e|ed|ing)|balance(?: of)?|tax(?: due)?(?: of)?|due|unpaid");
  const isFiling = /\bfil(?:e|ed|ing)\b/i.test(question);
  const isPaying = /\b(?:paid|pay|paying|payment)\b/i.test(question);
  if (months === null || months === 0 || due === null || !(isFiling || isPaying)) return null;
  if (isFiling && isPaying) return bothLate(months, due);
  const [paragraph, percent, most] = isFiling ? ["1", 5, 5] : ["2", 0.5, 50];
  const counted = Math.min(months, most);
  const sum = shareOf(due, percent * 10_000 * counted);
  if (sum === null) return null;
  const cap = months > most ? ` (${most} months at most: 25 percent)` : "";
  return {
    text: `${isFiling ? "Failure to file" : "Failure to pay"}: ${percent}% × ${counted} ${counted === 1 ? "month" : "months"}${cap} × ${dollars(due)} = ${dollars(sum)} (26 USC 6651(a)(${paragraph})), unless it is due to reasonable cause; interest comes besides.`,
    units: [{ citation: `26 USC 6651(a)(${paragraph})`, figures: [`${percent} percent`, "25 percent"] }],
  };
};

/** 26 USC 6651(c)(1): for months to which both apply the addition for filing is 5 less 0.5 percent. */
function bothLate(months: number, due: number): WorkedSum | null {
  const filing = Math.min(months, 5);
  const paying = Math.min(months, 50);
  const [first, second] = [shareOf(due, 45_000 * filing), shareOf(due, 5000 * paying)];
  if (first === null || second === null) return null;
  return {
    text: `Failure to file: (5% − 0.5%) × ${filing} months × ${dollars(due)} = ${dollars(first)} (26 USC 6651(a)(1), (c)(1)); failure to pay: 0.5% × ${paying} months × ${dollars(due)} = ${dollars(second)} (26 USC 6651(a)(2)); together ${dollars(first + second)}, unless it is due to reasonable cause; interest comes besides.`,
    units: [
      { citation: "26 USC 6651(a)(1)", figures: ["5 percent", "25 percent"] },
      { citation: "26 USC 6651(a)(2)", figures: ["0.5 percent", "25 percent"] },
      { citation: "26 USC 6651(c)(1)", figures: [] },
    ],
  };
}

/** 26 USC 1401, 1402(a)(12): net earnings less half of the rates; 12.4 percent up to the wage base, 2.9 percent on all. */
const WAGE_BASES: Record<number, number> = {
  2023: inCents(160_200),
  2024: inCents(168_600),
  2025: inCents(176_100),
  2026: inCents(184_500),
};
const selfEmployment: SumRule = ({ question, year }) => {
  if (
    !/\bself[- ]employ\w*|\bSE tax\b/i.test(question) ||
    !/\bhow much\b|\bwhat (?:is|are)\b|\bowe\b|\bcompute|\bfigure/i.test(question)
  )
    return null;
  const net = sumBeside(
    question,
    "net (?:self-employment )?(?:earnings|profit|income)(?: of)?|profit(?: of)?|net",
  );
  const wageBase = WAGE_BASES[year];
  if (net === null || !wageBase || /\bwages|w-?2|joint|married\b/i.test(question)) return null;
  const base = shareOf(net, 923_500);
  if (base === null || net < inCents(400)) return null;
  const text = `${dollars(net)} × (1 − 7.65%, half of the rates) = ${dollars(base)} (26 USC 1402(a)(12))`;
  const units = [
    { citation: "26 USC 1401(a)", figures: ["12.4 percent"] },
    { citation: "26 USC 1401(b)(1)", figures: ["2.9 percent"] },
    { citation: "26 USC 1402(a)(12)", figures: [] },
  ];
  if (base <= wageBase) {
    const tax = shareOf(base, 153_000);
    const sum = `× 15.3% (12.4% + 2.9%) = ${tax === null ? "" : dollars(tax)} of self-employment tax`;
    return tax === null ? null : { text: `${text}; ${sum} (26 USC 1401(a), (b)(1)).`, units };
  }
  const [first, second] = [shareOf(wageBase, 124_000), shareOf(base, 29_000)];
  if (first === null || second === null) return null;
  const more = base > inCents(200_000) ? " 0.9 percent more may be due on what exceeds $200,000." : "";
  return {
    text: `${text}; 12.4% × ${dollars(wageBase)}, the wage base of ${year} (Pub. 15), = ${dollars(first)} (26 USC 1401(a)); 2.9% × ${dollars(base)} = ${dollars(second)} (26 USC 1401(b)(1)); together ${dollars(first + second)}.${more}`,
    units: [...units, { citation: "Pub. 15", figures: [dollars(wageBase)], isQuoted: false }],
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
  stateTaxes,
  selfEmployment,
  homeSale,
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
