/**
 * Amounts that the Code reduces by what an income exceeds, worked out in the open: "$25,000 − 50% × ($130,000 −
 * $100,000) = $10,000". Only where base, share and threshold are printed and the question states one income.
 */
import type { DocumentText } from "#modules/authority";
import type { Lead } from "../leads.ts";
import { quotableLaw } from "../quotable.ts";
import { isExpired, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { baseAmountOf, statuteOf } from "./base-amounts.ts";
import type { filingStatus } from "./filing-status.ts";
import { dollars, statedMoney } from "./money.ts";
import { incomeStated, withoutOtherSums } from "../sums/incomes.ts";

interface Reduction {
  unit: StatuteUnit;
  base: { cents: number; unit: StatuteUnit };
  threshold: number;
  /** Share of the excess in millionths, or cents for each step of so many cents. */
  by: { millionths: number } | { cents: number; step: number; isWholeStep: boolean };
}

const SUM = String.raw`\$([\d,]+)`;
const JOINT = String.raw`(?: \(${SUM} in the case of (?:a )?joint returns?)?`;
const SHARE = new RegExp(
  String.raw`reduced \(but not below zero\) by (\d+(?:\.\d+)?) percent of [^.;]{0,200}?(?:exceeds|over) ${SUM}${JOINT}`,
);
const STEPS = new RegExp(
  String.raw`reduced \(but not below zero\) by ${SUM} for each ${SUM}( \(or (?:fraction|portion) thereof\))? by which [^.;]{0,160}?exceeds ${SUM}${JOINT}`,
);
const NAMED_BASE = new RegExp(String.raw`\bthe ${SUM} amount`);
const STATED_BASE = new RegExp(
  String.raw`(?:shall not exceed|in an amount equal to|equal to) ${SUM}${JOINT}`,
);

interface Asked {
  question: string;
  status: ReturnType<typeof filingStatus>;
  year: number;
  /** Citation of the unit that decides. */
  deciding: string | undefined;
}

export function reductionLead(document: DocumentText, asked: Asked): Lead | null {
  const income = incomeOf(asked.question);
  if (income === null) return null;
  const statute = statuteOf(document);
  const found = statute.units
    .filter((unit) => unit.runs.length > 0 && !isExpired(statute, unit, asked.year))
    .flatMap((unit) => readReduction(statute, unit, asked) ?? []);
  const subsection = /\((\w+)\)/.exec(asked.deciding ?? "")?.[1];
  const near = found.filter(({ unit }) => unit.unit.path[0] === subsection);
  const [reduction] = near.length > 0 ? near : found;
  if (!reduction || (near.length > 1 ? near : found).length > 1) return null;
  return leadOf(document, reduction, income);
}

/** The one sum beside a word for income; null where none or several stand. */
function incomeOf(question: string): number | null {
  const stated = statedMoney(withoutOtherSums(question));
  if (!/\b(?:income|AGI|MAGI|earn\w*|make|makes|made|salary)\b/i.test(question) || stated.length === 0)
    return null;
  // Of "MAGI 140,000 and $9,000 of tips" the tips are no income of the threshold.
  const named = incomeStated(question);
  if (named !== null && !stated.includes(named)) return null;
  return stated.length === 1 ? stated[0]! : Math.max(...stated);
}

function readReduction(statute: Statute, unit: StatuteUnit, { status }: Asked): Reduction | null {
  const text = ownText(statute, unit);
  const share = SHARE.exec(text);
  const steps = share ? null : STEPS.exec(text);
  const [single, joint] = share ? [share[2], share[3]] : [steps?.[4], steps?.[5]];
  const base = baseOf(statute, unit, status);
  if (!single || !base || baseAmountOf(statute.section, base.unit.index)) return null;
  return {
    ...{ unit, base },
    threshold: cents(status === "joint" && joint ? joint : single),
    by: share
      ? { millionths: Math.round(Number(share[1]) * 10_000) }
      : { cents: cents(steps![1]!), step: cents(steps![2]!), isWholeStep: !steps![3] },
  };
}

/** The amount that is reduced: as the unit names it, or the one stated in the same subsection before it. */
function baseOf(statute: Statute, unit: StatuteUnit, status: Asked["status"]): Reduction["base"] | null {
  const named = NAMED_BASE.exec(ownText(statute, unit))?.[1];
  const before = statute.units.filter(
    (other) => other.index < unit.index && other.unit.path[0] === unit.unit.path[0],
  );
  if (named) {
    const holder = before.findLast((other) => ownText(statute, other).includes(`$${named}`));
    return holder ? { cents: cents(named), unit: holder } : null;
  }
  const stated = before.flatMap((other) => {
    const [, single, joint] = STATED_BASE.exec(ownText(statute, other)) ?? [];
    return single ? [{ cents: cents(status === "joint" && joint ? joint : single), unit: other }] : [];
  });
  return stated.length === 1 ? stated[0]! : null;
}

function cents(printed: string): number {
  return Number(printed.replaceAll(",", "")) * 100;
}

function leadOf(
  document: DocumentText,
  { unit, base, threshold, by }: Reduction,
  income: number,
): Lead | null {
  const quotable = quotableLaw(document);
  const cite = (one: StatuteUnit) => quotable.parts[one.index]!.citation;
  const excess = Math.max(0, income - threshold);
  const left = Math.max(0, base.cents - reductionOf(excess, by));
  if (left !== leftStepByStep(base.cents, excess, by)) return null;
  const over = `(${dollars(income)} − ${dollars(threshold)})`;
  const taken =
    "millionths" in by
      ? `${by.millionths / 10_000}% × ${over}`
      : `${dollars(by.cents)} for each ${dollars(by.step)} of ${over}`;
  const zero = left === 0 ? ", not below zero" : "";
  const sum =
    excess === 0
      ? `${dollars(base.cents)}: an income of ${dollars(income)} is not above ${dollars(threshold)}, so nothing is taken off`
      : `${dollars(base.cents)} − ${taken} = ${dollars(left)}${zero}`;
  const quotation = (one: StatuteUnit) => ({
    ...{ quotable, part: one.index },
    range: { start: one.runs[0]!.start, end: one.runs[0]!.end },
  });
  return {
    text: `${sum} (${cite(base.unit)}, reduced by ${cite(unit)}).`,
    quotations: [quotation(base.unit), ...(base.unit === unit ? [] : [quotation(unit)])],
    warnings: [],
    confidence: 0.88,
  };
}

function reductionOf(excess: number, by: Reduction["by"]): number {
  if ("millionths" in by) return Math.round((excess * by.millionths) / 1_000_000);
  const steps = excess / by.step;
  return by.cents * (by.isWholeStep ? Math.floor(steps) : Math.ceil(steps));
}

/** The same by another way: in whole numbers, and step by step. */
function leftStepByStep(base: number, excess: number, by: Reduction["by"]): number {
  if ("millionths" in by) {
    const product = BigInt(excess) * BigInt(by.millionths);
    const taken = (product + 500_000n) / 1_000_000n;
    return Math.max(0, Number(BigInt(base) - taken));
  }
  let left = base;
  for (let at = by.step; at <= excess && left > 0; at += by.step) left -= by.cents;
  if (!by.isWholeStep && excess % by.step > 0) left -= by.cents;
  return Math.max(0, left);
}
