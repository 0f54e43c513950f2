/** Limits of a business's deductions: what section 179 lets be expensed, and what of a loss is in excess (26 USC 461(l)). */
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost } from "./arithmetic.ts";
import { onReturns } from "./incomes.ts";
import type { SumRule } from "./rule.ts";
import { otherSum, sumBeside } from "./stated.ts";
import { figureOf } from "./year-figures.ts";

const COST =
  "(?:in |of |worth of |on )?(?:new |used |business )*(?:equipment|machin\\w+|property|assets|tools|computers?|furniture|tractors?)|bought|cost(?:s|ing)?|spent|purchas\\w+";

/** In cents: what a question states to be placed in service in all, beside what is to be expensed of it; else that. */
function placedInAll(question: string, cost: number): number {
  const other = /\bplaced?\b|\bin all\b|\btotal/i.test(question) ? otherSum(question, cost) : null;
  return Math.max(cost, other ?? 0);
}

/** 26 USC 179(b)(1), (2): the limit falls by each dollar of cost above the threshold. */
export const expensed: SumRule = ({ question, year }) => {
  if (!/(?:\bsection |\bsec\. |§ ?|\b)179\b/i.test(question)) return null;
  if (/\bsuvs?\b|\bvehicles?\b|\btrucks?\b|\bcarr\w+|\bloss|\bincome\b|\bprofit|\btrusts?\b/i.test(question))
    return null;
  const cost = sumBeside(question, COST);
  const [limit, begins] = [figureOf("section-179", year), figureOf("section-179-begins", year)];
  if (cost === null || !limit || !begins) return null;
  const placed = placedInAll(question, cost);
  const over = atLeast(0, placed - begins.cents);
  const left = atLeast(0, limit.cents - over);
  const below = over > limit.cents ? ", not below zero" : "";
  const reduced = `${dollars(limit.cents)} − (${dollars(placed)} − ${dollars(begins.cents)}) = ${dollars(left)}${below}`;
  const less = placed > cost && cost < left ? `; of ${dollars(cost)} all of it` : "";
  const sum =
    over === 0
      ? `${dollars(atMost(limit.cents, cost))}, as ${dollars(placed)} is not above ${dollars(begins.cents)} and the limit is ${dollars(limit.cents)}`
      : `${reduced}${less}`;
  return {
    text: `For ${year}, what may be expensed under section 179: ${sum} (26 USC 179(b)(1), (2)${limit.cite}), and not more than the taxable income from active businesses (26 USC 179(b)(3)(A)). Bonus depreciation (26 USC 168(k)) may take the rest.`,
    units: [
      { citation: "26 USC 179(b)(1)", figures: [] },
      { citation: "26 USC 179(b)(2)", figures: ["$4,000,000"] },
      { citation: "26 USC 179(b)(3)(A)", figures: [] },
      ...limit.units,
      ...begins.units,
    ],
  };
};

const LOSS = "(?:of |in )?(?:net |business |farm |schedule c )*loss(?:es)?(?: of)?|lost|losing";

/** 26 USC 461(l)(1), (3): the loss of all businesses above the year's threshold goes on as a net operating loss. */
export const excessLoss: SumRule = ({ question, year }) => {
  if (!/\bbusiness|\bfarm|\bschedule c\b|\b461\(l\)|\bsole prop/i.test(question)) return null;
  if (
    !/\bloss(?:es)?\b|\blost\b|\blosing\b/i.test(question) ||
    /\brent\w*|\bpassive|\bcapital loss|\bstocks?\b|\bcorporation|\bc[- ]corp|\b(?:old|past|unused|prior|carried|suspended) (?:\w+ )?loss|\bbuy\w*|\bbought|\bacquir\w*|\bNOLs?\b|\bnet operating|\bhobby|\btheft|\bcasualty/i.test(
      question,
    )
  )
    return null;
  const loss = sumBeside(question, LOSS);
  if (loss === null) return null;
  const figures = (["joint", "other"] as const).map((status) =>
    figureOf("excess-business-loss", year, status === "joint"),
  );
  const [joint, other] = figures;
  // A loss that no threshold touches needs no sum.
  if (!joint || !other || loss <= (filingStatus(question) === "joint" ? joint : other).cents) return null;
  const sum = onReturns(
    question,
    (status) => {
      const limit = status === "joint" ? joint.cents : other.cents;
      const excess = atLeast(0, loss - limit);
      const text = `up to ${dollars(atMost(limit, loss))} of it goes against other income such as wages; ${dollars(loss)} − ${dollars(limit)} = ${dollars(excess)} is in excess and becomes a net operating loss for later years`;
      return { text, result: excess, isBelow: excess === 0 };
    },
    { isSeparateOther: true },
  );
  if (!sum) return null;
  return {
    text: `For ${year}, of a business loss of ${dollars(loss)}, without other business income: ${sum} (26 USC 461(l)(1), (2), (3)${joint.cite}). Basis, at-risk and passive rules come first (26 USC 461(l)(6)).`,
    units: [
      { citation: "26 USC 461(l)(1)", figures: [] },
      { citation: "26 USC 461(l)(2)", figures: [] },
      { citation: "26 USC 461(l)(3)(A)", figures: ["$250,000", "200 percent"] },
      ...(filingStatus(question) === "joint" ? joint.units : other.units),
    ],
  };
};
