/** Tax by the year's tables: the bracket of a stated income, and the tax on it worked out in the open. */
import type { BracketStep, DocumentText, FilingStatus, StatedAmountRow } from "#modules/authority";
import type { Lead } from "../leads.ts";
import { rowsFor, statusWords } from "./filing-status.ts";
import { dollars } from "./money.ts";
import { paperQuotation } from "./paper-quotation.ts";
import { statesPay } from "./pay.ts";

const ASKS =
  /\b(?:brackets?|tax rates?|marginal|rate tables?|how much (?:income |federal )*tax|what (?:is|would be) (?:my|the|their|her|his) (?:income )?tax|what percent(?:age)?|tax on (?:\w+ )?taxable income|tax on (?:an? (?:income of )?)?\$[\d,]+|^(?:(?:19|20)\d\d |federal |income )*tax (?:for|of|on)|what (?:do|does|will|would|did) (?:i|we|he|she|they) owe|tax (?:bill|liability)|what(?:'s| is| are) (?:my|our|the|their|her|his) (?:federal )?(?:income )?tax(?:es)?)\b/i;
const OTHER_TAX =
  /\b(?:controlled groups?|capital gains?|long[- ]term|dividends?|estate tax|real estate|gift|payroll|self[- ]employment|social security|medicare|AMT|alternative|kiddie|penalt|excise|corporat\w*|itemiz\w*)\b/i;

interface BracketRequest {
  question: string;
  rows: StatedAmountRow[];
  status: FilingStatus | null;
  /** Cents. */
  stated: number[];
  year: number;
  papers: Map<string, DocumentText>;
}

export type BracketRow = StatedAmountRow & { bracket: BracketStep };

export function bracketLead({ question, rows, status, stated, year, papers }: BracketRequest): Lead | null {
  const tables = rows.filter((row): row is BracketRow => row.bracket !== undefined && row.taxYear === year);
  if (tables.length === 0 || !asksBracket(question)) return null;
  const table = rowsFor(tables, status ?? "single");
  const income = statesPay(question) ? undefined : stated.at(-1);
  const quote = (row: BracketRow) => paperQuotation(papers.get(row.paper)!, row);
  const [first] = table;
  const source = `${first!.unit}; ${first!.paper}, ${first!.pin}`;
  const who = statusWords(first!.status!);
  if (income === undefined) {
    const list = table
      .map(({ bracket }) => `${bracket.percent} percent over ${dollars(bracket.over)}`)
      .join(", ");
    return {
      text: `For ${year}, ${who}: ${list} (${source}).`,
      quotations: table.map(quote),
      warnings: [],
      confidence: 0.9,
    };
  }
  const step = stepOf(table, income);
  if (!step) return null;
  return {
    text: `For ${year}, ${who}: taxable income of ${dollars(income)} is in the ${step.row.bracket.percent} percent bracket; the tax is ${step.worked} (${source}).`,
    quotations: [quote(step.row)],
    warnings: [],
    confidence: 0.93,
  };
}

/** The row that an income in cents falls in, and the tax worked out; null where the table's own sums do not agree. */
export function stepOf(table: BracketRow[], income: number): { row: BracketRow; worked: string } | null {
  const row = table.findLast(({ bracket }) => income > bracket.over) ?? table[0]!;
  const tax = taxOn(income, row.bracket);
  const steps = table.map(({ bracket }) => bracket);
  if (tax !== taxStepByStep(income, steps)) return null;
  const { percent, over, tax: base } = row.bracket;
  const worked = `${dollars(base)} + ${percent}% × (${dollars(income)} − ${dollars(over)}) = ${dollars(tax)}`;
  return { row, worked };
}

/** Whether a question asks for the rate or the tax on taxable income. */
export function asksBracket(question: string): boolean {
  return ASKS.test(question) && !OTHER_TAX.test(question);
}

/** The tax on an income by the step that it falls in, in cents. */
export function taxOn(income: number, { over, percent, tax }: BracketStep): number {
  return tax + Math.round(((income - over) * percent) / 100);
}

/** The same counted up bracket by bracket: the second calculation. */
export function taxStepByStep(income: number, steps: BracketStep[]): number {
  const hundredths = steps.reduce((sum, { over, upTo, percent }) => {
    const within = Math.max(0, Math.min(income, upTo ?? income) - over);
    return sum + within * percent;
  }, 0);
  return Math.round(hundredths / 100);
}
