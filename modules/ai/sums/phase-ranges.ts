/** Amounts that fall in step over a range of income, to nothing or to a floor; the ranges of a year stand in a data file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import type { FilingStatus } from "#modules/authority";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { asksEnd, incomeStated, onReturns, type Outcome } from "./incomes.ts";
import { RANGE_RULES, type RangeRule } from "./range-rules.ts";
import { inCents, type SumRule, type WorkedSum } from "./rule.ts";
import { sumBeside } from "./stated.ts";

/** In cents. */
interface Range {
  id: string;
  year: number;
  status: "joint" | "separate" | "other" | "any";
  amount: number;
  begins: number;
  ends: number;
  floor: number;
  /** The paper of the year that states it; empty where the Code does. */
  paper: string;
  /** Two where a married person filing separately has half of what the reduction leaves; else one. */
  parts: number;
}

const FILE = "modules/ai/data/phase-ranges.tsv";

let read: Range[] | null = null;

function ranges(): Range[] {
  if (read) return read;
  const [, ...lines] = readFileSync(join(productFolder(), FILE), "utf8").replace(/\n$/, "").split("\n");
  read = lines.map((line) => {
    const [id = "", year, status, amount, begins, ends, floor, paper = ""] = line.split("\t");
    const cents = { amount: money(amount), begins: money(begins), ends: money(ends), floor: money(floor) };
    return { id, year: Number(year), status: status as Range["status"], ...cents, paper, parts: 1 };
  });
  return read;
}

function money(printed: string | undefined): number {
  return Math.round(inCents(Number(printed)));
}

export const phaseRange: SumRule = ({ question, year }) => {
  const rule = RANGE_RULES.find(
    ({ when, unless }) => when.every((one) => one.test(question)) && !unless?.test(question),
  );
  if (!rule) return null;
  const status = filingStatus(question);
  if (status === "separate" && rule.notSeparate)
    return {
      text: `For ${year}, ${rule.name}: none on a married person's separate return (${rule.notSeparate.citation}).`,
      units: [rule.notSeparate],
    };
  const income = sumBeside(question, "AMTI|alternative minimum taxable income") ?? incomeStated(question);
  const isEnd = asksEnd(question);
  if (income === null && !isEnd) return null;
  const statuses: FilingStatus[] = status ? [status] : ["joint", "other"];
  const outcomeOn = (on: FilingStatus) => {
    const range = rangeOf(rule, on, year);
    if (!range) return null;
    return isEnd || income === null ? ended(rule, range) : worked(rule, range, { question, income });
  };
  const sum = onReturns(question, outcomeOn, { isSeparateOther: false });
  if (!sum) return null;
  const of = statuses.map((one) => rangeOf(rule, one, year)).filter((one) => one !== null);
  return told(rule, { sum, year, of });
};

/** The range of a status; on a separate return, where that has half, from half of the income on; null where the rule has none for it. */
function rangeOf({ id, halves }: RangeRule, status: FilingStatus, year: number): Range | null {
  if (status === "trust") return null;
  const own = status === "joint" || status === "separate" ? status : "other";
  const ofRule = ranges().filter((one) => one.id === id && one.year === year);
  const found = ofRule.find((one) => one.status === own);
  if (found) return found;
  const any = ofRule.find((one) => one.status === "any") ?? null;
  if (!any || own !== "separate") return any;
  return halves ? { ...any, begins: any.begins / 2, ends: any.ends - any.begins / 2, parts: 2 } : null;
}

function unitsOf({ units }: RangeRule, of: readonly Range[]): WorkedSum["units"] {
  const papers = of.flatMap(({ paper, begins, ends }) =>
    paper
      ? [{ citation: paper, figures: [begins, ends].map((cents) => dollars(cents)), isQuoted: false }]
      : [],
  );
  const isNew = ({ figures }: { figures: string[] }, at: number) =>
    papers.findIndex((one) => one.figures.join() === figures.join()) === at;
  return [...units, ...papers.filter(isNew)];
}

interface Stated {
  question: string;
  income: number;
}

function worked(rule: RangeRule, range: Range, { question, income }: Stated): Outcome | null {
  const start = rule.amount(question, range.amount);
  if (start === income) return null;
  const { begins, ends, floor, parts } = range;
  const within = { length: ends - begins, floor };
  const over = Math.max(0, income - begins);
  if (over === 0) {
    const text = `${dollars(start / parts)}; nothing is taken off, since ${dollars(income)} is not above ${dollars(begins)}`;
    return { text, result: start / parts, isBelow: true };
  }
  if (over >= within.length) {
    const result = rule.keepsFloor ? floor / parts : 0;
    const left = rule.keepsFloor ? dollars(result) : "nothing";
    const text = `${left}, since ${dollars(income)} is not below ${dollars(ends)}, where the reduction ends`;
    return { text, result, isBelow: false };
  }
  const result = rule.left(start, { over, ...within });
  const cut = rule.cut(start, { excess: `(${dollars(income)} − ${dollars(begins)})`, length: within.length });
  const sum = `${dollars(start)} − ${cut}`;
  const shared = parts > 1 ? `(${sum}) ÷ ${parts}` : sum;
  return {
    text: `${shared} = ${dollars(Math.round(result / parts))}${rule.rounds ?? ""}`,
    result: Math.round(result / parts),
    isBelow: false,
  };
}

function ended(rule: RangeRule, range: Range): Outcome {
  const left = rule.keepsFloor ? `only ${dollars(range.floor / range.parts)} is left` : "nothing is left";
  const rate = rule.rate && range.parts === 1 ? `, that is ${rule.rate(range)}` : "";
  const full = `${dollars(range.amount / range.parts)} up to ${dollars(range.begins)}, and`;
  const text = `${range.begins === 0 ? `falling from ${dollars(range.amount)} at no income,` : full} ${left} from ${dollars(range.ends)} on${rate}`;
  return { text, result: range.ends, isBelow: false };
}

interface Told {
  sum: string;
  year: number;
  of: Range[];
}

function told(rule: RangeRule, { sum, year, of }: Told): WorkedSum {
  const papers = new Set(of.map(({ paper }) => paper).filter(Boolean));
  const by = [...papers].map((paper) => `; ${paper}`).join("");
  const text = `For ${year}, ${rule.name}: ${sum} (${rule.pins}${by}).${rule.remark}`;
  return { text, units: unitsOf(rule, of) };
}
