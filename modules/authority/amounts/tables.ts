/**
 * Tables of a yearly paper, read in the order of their words: labels and runs of amounts alternate whatever the lines
 * and columns are, so the n-th label belongs to the n-th run.
 */
import type { Range } from "../schema.ts";
import { centsOf, type BracketStep, type FilingStatus } from "./amount.ts";
import { MONEY } from "./prose.ts";

/** Ranges in the flat text. */
export interface TableRow {
  status: FilingStatus | null;
  /** Unit that the row itself names: "6721(a)(1)". */
  unit: string | null;
  label: string;
  amounts: (Range & { money: string })[];
}

const STATUS: readonly [FilingStatus, RegExp][] = [
  ["joint", /Married Individuals Filing Joint Returns|Joint Returns or Surviving Spouses/],
  ["separate", /Married Individuals Filing Separate/],
  ["head", /(?<!and )Heads of Households?/],
  ["single", /Unmarried Individuals/],
  ["other", /All Other (?:Individuals|Returns|Taxpayers)/],
  ["trust", /Estates and Trusts/],
];
const ANY_STATUS = new RegExp(STATUS.map(([, pattern]) => pattern.source).join("|"), "g");
const AGE = /(?:40 or less|More than \d+(?: but not more than \d+)?)(?= \$)/g;

/** Rows of the table in a range; null when it holds none of a known kind. */
export function tableRows(flat: string, range: Range): TableRow[] | null {
  const text = flat.slice(range.start, range.end);
  const runs = moneyRuns(text, range.start);
  const statuses = [...text.matchAll(ANY_STATUS)].map(([label]) => ({
    status: STATUS.find(([, pattern]) => pattern.test(label))![0],
    unit: null,
    label: "",
  }));
  const ages = [...text.matchAll(AGE)].map(([label]) => ({
    status: null,
    unit: null,
    label: `age ${label.toLowerCase()}`,
  }));
  const units = [...text.matchAll(/\(§ (\d+[A-Z]{0,2}(?:\(\w+\))+)\)/g)].map(([, unit]) => ({
    status: null,
    unit: unit!,
    label: "",
  }));
  for (const labels of [statuses, ages, units])
    if (labels.length > 1 && labels.length === runs.length)
      return labels.map((label, at) => ({ ...label, amounts: runs[at]! }));
  return null;
}

/** Amounts with nothing but space between them, in order. */
export function moneyRuns(text: string, offset: number): (Range & { money: string })[][] {
  const runs: (Range & { money: string })[][] = [];
  let end = -2;
  for (const match of text.matchAll(MONEY)) {
    const start = match.index;
    if (/\b(?:exceeding|more than|over) $/.test(text.slice(0, start))) continue;
    const amount = { money: match[0], start: offset + start, end: offset + start + match[0].length };
    if (runs.length > 0 && /^(?: per \w+)? ?$/.test(text.slice(end, start))) runs.at(-1)!.push(amount);
    else runs.push([amount]);
    end = start + match[0].length;
  }
  return runs;
}

export interface RateTable {
  /** "1(j)(2)(A)" */
  unit: string;
  status: FilingStatus;
  steps: (BracketStep & { at: Range })[];
}

const TABLE = /TABLE \d+ ?[-–—] ?Section (1\(j\)\(2\)\([A-E]\))/g;
const STATUS_OF_TABLE: Record<string, FilingStatus> = {
  A: "joint",
  B: "head",
  C: "single",
  D: "separate",
  E: "trust",
};

/** The tax rate tables, without those whose own sums do not agree, as they would not if a number were lost. */
export function rateTables(flat: string, range: Range): RateTable[] {
  const text = flat.slice(range.start, range.end);
  const heads = [...text.matchAll(TABLE)];
  return heads.flatMap((head, at) => {
    const start = head.index + head[0].length;
    const body = text.slice(start, heads[at + 1]?.index ?? text.length);
    const unit = head[1]!;
    const steps = stepsOf(body, range.start + start);
    return addsUp(steps) ? [{ unit, status: STATUS_OF_TABLE[unit.at(-2)!]!, steps }] : [];
  });
}

function stepsOf(body: string, offset: number): (BracketStep & { at: Range })[] {
  const over = [...body.matchAll(/\bOver (\$[\d,]+)/g)];
  const rates = [...body.matchAll(/(\d+)% of/g)].map(([, rate]) => Number(rate));
  const taxes = [...body.matchAll(/(\$[\d,.]+) plus/g)].map(([, tax]) => centsOf(tax!));
  const first = body.indexOf("Not over $");
  const starts = [first, ...over.map(({ index }) => index)];
  const limits = [0, ...over.map(([, money]) => centsOf(money!))];
  return rates.map((percent, at) => ({
    ...{ over: limits[at]!, upTo: limits[at + 1] ?? null, percent, tax: at === 0 ? 0 : taxes[at - 1]! },
    at: { start: offset + starts[at]!, end: offset + (starts[at + 1] ?? endOfTable(body)) },
  }));
}

function endOfTable(body: string): number {
  const last = [...body.matchAll(MONEY)].at(-1)!;
  return last.index + last[0].length;
}

/** Whether each step's tax is that of the step below, counted up to its end. */
export function addsUp(steps: BracketStep[]): boolean {
  if (steps.length < 2) return false;
  return steps.slice(1).every((step, at) => {
    const below = steps[at]!;
    const tax = below.tax + ((step.over - below.over) * below.percent) / 100;
    return Math.round(tax) === step.tax && below.upTo === step.over;
  });
}
