/** Amounts of the Code that an answer quotes and that are adjusted each year: they are only the base. */
import type { DocumentText } from "#modules/authority";
import type { LeadQuotation } from "../leads.ts";
import { quotableLaw } from "../quotable.ts";
import { ownText, readStatute, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { indexingOf, type Indexing } from "./indexing.ts";
import { printedMoney } from "./money.ts";

export interface BaseAmount {
  /** "26 USC 911(b)(2)(D)(i)" */
  unit: string;
  /** "$80,000" */
  money: string[];
  /** Pin cite of the unit that adjusts it. */
  indexedBy: string;
  firstYear: number | null;
  quotation: LeadQuotation;
  indexingQuotation: LeadQuotation;
}

const statutes = new WeakMap<DocumentText, Statute>();

export function statuteOf(document: DocumentText): Statute {
  let statute = statutes.get(document);
  if (!statute) statutes.set(document, (statute = readStatute(document)));
  return statute;
}

/** The base amounts of one unit; null when it states none. */
export function baseAmountOf(document: DocumentText, unitIndex: number): BaseAmount | null {
  const statute = statuteOf(document);
  const unit = statute.units[unitIndex]!;
  const found = printedMoney(ownText(statute, unit)).flatMap(({ money }) => {
    if (isReplaced(statute, money)) return [];
    const indexing = indexingOf(statute, unit, money);
    return indexing ? [{ money, indexing }] : [];
  });
  const [first] = found;
  if (!first) return null;
  const amounts = found.filter(({ indexing }) => indexing === first.indexing).map(({ money }) => money);
  return {
    unit: citeOf(statute, unit),
    money: [...new Set(amounts)],
    indexedBy: citeOf(statute, first.indexing.unit),
    firstYear: first.indexing.firstYear,
    quotation: quotationOf(statute, unit, first.money),
    indexingQuotation: quotationOfIndexing(statute, first.indexing),
  };
}

/** Whether another unit puts an amount in its place: "by substituting “$23,625” for “$4,400”". */
function isReplaced({ section }: Statute, money: string): boolean {
  return [`for “${money}”`, `for "${money}"`].some((words) => section.text.includes(words));
}

/** Base amounts of the units with these pin cites or below them, each once. */
export function baseAmountsOf(document: DocumentText, isMeant: (citation: string) => boolean): BaseAmount[] {
  const statute = statuteOf(document);
  return statute.units.flatMap((unit) => {
    if (unit.runs.length === 0 || !isMeant(citeOf(statute, unit))) return [];
    return baseAmountOf(document, unit.index) ?? [];
  });
}

function citeOf({ section, quotable }: Statute, unit: StatuteUnit): string {
  return quotable.parts[unit.index]?.citation ?? section.citation;
}

/** The run that states an amount. */
function quotationOf(statute: Statute, unit: StatuteUnit, money: string): LeadQuotation {
  const run =
    unit.runs.find(({ start, end }) => statute.section.text.slice(start, end).includes(money)) ??
    unit.runs[0]!;
  return {
    quotable: quotableLaw(statute.section),
    part: unit.index,
    range: { start: run.start, end: run.end },
  };
}

function quotationOfIndexing(statute: Statute, { unit }: Indexing): LeadQuotation {
  const run = unit.runs[0]!;
  return {
    quotable: quotableLaw(statute.section),
    part: unit.index,
    range: { start: run.start, end: run.end },
  };
}
