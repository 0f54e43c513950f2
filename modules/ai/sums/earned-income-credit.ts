/** The earned income credit for an income and a number of children that a question states. */
import type { FilingStatus } from "#modules/authority";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf } from "./arithmetic.ts";
import { sumOf } from "./counts.ts";
import { incomeStated, onReturns, type Outcome } from "./incomes.ts";
import type { SumRule } from "./rule.ts";
import { figureOf, type YearFigure } from "./year-figures.ts";

const CREDIT = /\b(?:EITC|EIC|earned income (?:tax )?credit)\b/i;
/** Of these another rule decides first. */
const OTHERWISE =
  /\b(?:investment|separat\w+|students?|non-?resident|disab\w+|combat|military|ssn|itin|social security number|dividends|interest|stocks?|look-?back|prior[- ]year|last year's|self-employ\w*|foster|ages?|aged|years? old|turn\w*|college|(?:is|am|are|i['’]m) (?:1\d|2\d|6\d|7\d)(?![,\d]))\b/i;
const KIDS =
  "(?:(?:minor|young|little|qualifying|small) )?(?:children|kids|child|kid|sons|daughters|son|daughter)";
const NONE = /\b(?:no|without(?: any)?|zero|0) (?:qualifying )?(?:kids?|child(?:ren)?)\b|\bchildless\b/i;

/** 26 USC 32(b)(1), in percent: the credit and the phaseout by the number of children. */
const PERCENTAGES = [
  { credit: 7.65, phaseout: 7.65 },
  { credit: 34, phaseout: 15.98 },
  { credit: 40, phaseout: 21.06 },
  { credit: 45, phaseout: 21.06 },
] as const;

const WITH_CHILD =
  "Taxpayer, spouse and each child need a social security number valid for work, and there is no credit with too much investment income.";
const WITHOUT_CHILD =
  "Without a child one must be at least 25 and under 65, no dependent of another, and have lived in the United States for more than half of the year; there is no credit with too much investment income.";

interface OfYear {
  most: YearFigure;
  begins(status: FilingStatus): YearFigure;
}

export const earnedIncomeCredit: SumRule = ({ question, year }) => {
  if (!CREDIT.test(question) || OTHERWISE.test(question)) return null;
  const kids = NONE.test(question) ? 0 : sumOf(question, KIDS);
  const income = incomeStated(question.replace(new RegExp(CREDIT, "gi"), "credit"));
  if (kids === null || income === null) return null;
  const row = Math.min(kids, 3);
  const figures = figuresOf(row, year);
  if (!figures) return null;
  const sum = onReturns(question, (status) => creditOn(status, { row, income, figures }), {
    isSeparateOther: true,
  });
  if (!sum) return null;
  const begins = (["joint", "single"] as const).flatMap((status) => figures.begins(status).units);
  return {
    text: `For ${year}, the earned income credit on an earned income of ${dollars(income)} and no higher adjusted gross income: ${sum} (26 USC 32(a), (b)${figures.most.cite}). The IRS table, which is what counts, goes in steps of $50 and may be some dollars off. ${kids === 0 ? WITHOUT_CHILD : WITH_CHILD}`,
    units: [
      // Its table prints the percentages as bare numbers.
      { citation: "26 USC 32(b)(1)", figures: [] },
      { citation: "26 USC 32(a)", figures: [] },
      ...figures.most.units,
      ...begins,
    ],
  };
};

function figuresOf(row: number, year: number): OfYear | null {
  const most = figureOf(`eitc-most-${row}`, year);
  const other = figureOf(`eitc-begins-${row}`, year);
  const joint = figureOf(`eitc-begins-${row}`, year, true);
  if (!most || !other || !joint) return null;
  return { most, begins: (status) => (status === "joint" ? joint : other) };
}

interface Stated {
  row: number;
  income: number;
  figures: OfYear;
}

/** 26 USC 32(a): the credit percentage of earned income up to the most, less the phaseout percentage above the threshold. */
function creditOn(status: FilingStatus, { row, income, figures }: Stated): Outcome | null {
  const { credit, phaseout } = PERCENTAGES[row]!;
  const begins = figures.begins(status).cents;
  const earned = shareOf(income, credit * 10_000);
  if (earned === null) return null;
  const full = atMost(figures.most.cents, earned);
  const start =
    full === figures.most.cents ? dollars(full) : `${credit}% × ${dollars(income)} = ${dollars(full)}`;
  const isBelow = income <= begins;
  if (isBelow)
    return {
      ...{ text: `${start}; nothing is taken off, since ${dollars(income)} is not above ${dollars(begins)}` },
      ...{ result: full, isBelow },
    };
  const off = shareOf(income - begins, Math.round(phaseout * 10_000));
  if (off === null) return null;
  const result = atLeast(0, full - off);
  const left = result === 0 ? "$0, not below zero" : dollars(result);
  const text = `${start} − ${phaseout}% × (${dollars(income)} − ${dollars(begins)}) = ${left}`;
  return { text, result, isBelow };
}
