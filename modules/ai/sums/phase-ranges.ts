/** Amounts that fall in step over a range of income, to nothing or to a floor; the ranges of a year stand in a data file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { asksEnd, incomeStated, statusAssumed } from "./incomes.ts";
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
}

const FILE = "modules/ai/data/phase-ranges.tsv";

let read: Range[] | null = null;

function ranges(): Range[] {
  if (read) return read;
  const [, ...lines] = readFileSync(join(productFolder(), FILE), "utf8").replace(/\n$/, "").split("\n");
  read = lines.map((line) => {
    const [id = "", year, status, amount, begins, ends, floor, paper = ""] = line.split("\t");
    const cents = { amount: money(amount), begins: money(begins), ends: money(ends), floor: money(floor) };
    return { id, year: Number(year), status: status as Range["status"], ...cents, paper };
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
  const range = rule && rangeOf(rule.id, question, year);
  if (!range) return null;
  const income = sumBeside(question, "AMTI|alternative minimum taxable income") ?? incomeStated(question);
  if (income !== null && !asksEnd(question)) return worked(rule, range, { question, income });
  return asksEnd(question) ? ended(rule, range, question) : null;
};

function rangeOf(id: string, question: string, year: number): Range | null {
  const status = filingStatus(question);
  if (status === "trust") return null;
  const own = status === "joint" || status === "separate" ? status : "other";
  const ofRule = ranges().filter((one) => one.id === id && one.year === year);
  return ofRule.find((one) => one.status === own || one.status === "any") ?? null;
}

function unitsOf({ units }: RangeRule, { paper, ...range }: Range): WorkedSum["units"] {
  if (!paper) return units;
  const figures = [range.begins, range.ends].map((cents) => dollars(cents));
  return [...units, { citation: paper, figures, isQuoted: false }];
}

interface Stated {
  question: string;
  income: number;
}

function worked(rule: RangeRule, range: Range, { question, income }: Stated): WorkedSum | null {
  const full = rule.amount(question, range.amount);
  if (full === income) return null;
  const share = rule.halves && filingStatus(question) === "separate" ? 2 : 1;
  const start = full / share;
  const begins = range.begins / share;
  const within = { length: (range.ends - range.begins) / share, floor: range.floor / share };
  const over = Math.max(0, income - begins);
  const sum =
    over === 0
      ? `${dollars(start)}; nothing is taken off, since ${dollars(income)} is not above ${dollars(begins)}`
      : over >= within.length
        ? beyond(rule, { end: begins + within.length, floor: within.floor, income })
        : `${dollars(start)} − ${rule.cut(start, { excess: `(${dollars(income)} − ${dollars(begins)})`, length: within.length })} = ${dollars(rule.left(start, { over, ...within }))}${rule.rounds ?? ""}`;
  return { text: told(rule, range, { question, sum }), units: unitsOf(rule, range) };
}

function beyond(rule: RangeRule, { end, floor, income }: Record<"end" | "floor" | "income", number>): string {
  const left = rule.keepsFloor ? dollars(floor) : "nothing";
  return `${left}, since ${dollars(income)} is not below ${dollars(end)}, where the reduction ends`;
}

function ended(rule: RangeRule, range: Range, question: string): WorkedSum {
  const left = rule.keepsFloor ? `only ${dollars(range.floor)} is left` : "nothing is left";
  const rate = rule.rate ? `, that is ${rule.rate(range)}` : "";
  const sum = `${dollars(range.amount)} up to ${dollars(range.begins)}, and ${left} from ${dollars(range.ends)} on${rate}`;
  return { text: told(rule, range, { question, sum }), units: unitsOf(rule, range) };
}

function told(rule: RangeRule, range: Range, { question, sum }: { question: string; sum: string }): string {
  const by = range.paper ? `; ${range.paper}` : "";
  const status = range.status === "any" ? "" : statusAssumed(question);
  return `For ${range.year}, ${rule.name}${status}: ${sum} (${rule.pins}${by}).${rule.remark}`;
}
