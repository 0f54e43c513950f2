/** The bracket by the Code's own table, for a year whose table the library does not hold. */
import type { BracketStep, DocumentText, FilingStatus, StatedAmountRow } from "#modules/authority";
import type { Lead } from "../leads.ts";
import { quotableLaw } from "../quotable.ts";
import { statuteOf } from "./base-amounts.ts";
import { asksBracket } from "./brackets.ts";
import { rowsFor, statusWords } from "./filing-status.ts";
import { dollars } from "./money.ts";
import { paperFor } from "./papers.ts";
import { statesPay } from "./pay.ts";

const PATH: Record<FilingStatus, string> = {
  joint: "A",
  head: "B",
  single: "C",
  other: "C",
  separate: "D",
  trust: "E",
};
const STEP = /^(?:Not over|Over \$([\d,]+))(?:[^\t]*?not over \$([\d,]+))?.*?(\d+(?:\.\d+)?)%/;

interface BaseBracketRequest {
  question: string;
  rows: StatedAmountRow[];
  status: FilingStatus | null;
  /** Cents. */
  stated: number[];
  year: number;
  documents: DocumentText[];
}

export function baseBracketLead({
  question,
  rows,
  status,
  stated,
  year,
  documents,
}: BaseBracketRequest): Lead | null {
  const income = stated.at(-1);
  const document = documents.find(({ citation }) => citation === "26 USC 1");
  if (!document || income === undefined || !asksBracket(question)) return null;
  const statute = statuteOf(document);
  const path = ["j", "2", PATH[status ?? "single"]];
  const unit = statute.units.find((one) => one.unit.path.join("-") === path.join("-"));
  const adjusts = statute.units.find((one) => one.unit.path.join("-") === "j-3-B");
  const run = unit?.runs.findLast(({ start, end }) => overOf(document.text.slice(start, end)) < income);
  const percent = run && STEP.exec(document.text.slice(run.start, run.end))?.[3];
  if (!unit || !run || !percent || !adjusts?.runs[0]) return null;
  const quotable = quotableLaw(document);
  const cite = quotable.parts[unit.index]!.citation;
  const later = laterStep(rows, { status: status ?? "single", income, year });
  const isSame = later?.bracket.percent === Number(percent);
  const missing = `The table for ${year} is not in this library: it stands in ${paperFor("1", year)}.`;
  const base = `The amounts of ${cite} are adjusted each year: this is the base (${quotable.parts[adjusts.index]!.citation}).`;
  const who = statusWords(status ?? "single");
  // Deductions go off pay first: the bracket of the whole is not that of the taxable income.
  const isPay = statesPay(question);
  const byBase = `by the Code's own table for ${who} (${cite})`;
  const byLater = later ? `the table for ${later.taxYear}: ${later.paper}, ${later.pin}` : "";
  const ofTaxable =
    !later || isSame
      ? `${percent} percent ${byBase}, in which taxable income of ${dollars(income)} falls into that bracket${later ? ` (as it does in ${byLater})` : ""}.`
      : `Taxable income of ${dollars(income)} falls into the ${percent} percent bracket ${byBase}, and into that of ${later.bracket.percent} percent by ${byLater}: the borders rise each year, so that of ${year} may be either or lie between.`;
  const text = isPay
    ? `Pay of ${dollars(income)} is not yet taxable income: deductions go off first, at least the standard deduction (26 USC 63(b)), and the table of ${cite} for ${who} is for what is left.`
    : ofTaxable;
  const row = { quotable, part: unit.index, range: { start: run.start, end: run.end } };
  return {
    text: `${text} ${base} ${missing}`,
    quotations: [...(isPay ? [] : [row]), { quotable, part: adjusts.index, range: adjusts.runs[0] }],
    warnings: [
      { kind: "base_amount", text: base, citation: cite },
      { kind: "not_in_library", text: missing, citation: cite },
    ],
    confidence: isSame ? 0.85 : 0.7,
  };
}

/** Cents above which a row of a table begins; infinite for what is no such row. */
function overOf(row: string): number {
  const match = STEP.exec(row);
  if (!match) return Number.POSITIVE_INFINITY;
  return match[1] ? Number(match[1].replaceAll(",", "")) * 100 : 0;
}

/** The row of a later year's table, as near to the year asked as one is held: borders only rise. */
function laterStep(
  rows: StatedAmountRow[],
  { status, income, year }: { status: FilingStatus; income: number; year: number },
): (StatedAmountRow & { bracket: BracketStep }) | null {
  const tables = rows.filter(
    (row): row is StatedAmountRow & { bracket: BracketStep } =>
      row.bracket !== undefined && row.taxYear > year,
  );
  const first = Math.min(...tables.map(({ taxYear }) => taxYear));
  const ofFirst = tables.filter(({ taxYear }) => taxYear === first);
  return rowsFor(ofFirst, status).findLast(({ bracket }) => income > bracket.over) ?? null;
}
