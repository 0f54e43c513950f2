/** Quoted amounts that another unit of the section adjusts each year: what is quoted is only the base. */
import { baseAmountOf } from "../amounts/base-amounts.ts";
import type { Draft } from "../drafting.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { textOf, type Run, type StatuteUnit } from "../statute/statute.ts";

interface Quoting extends QuestionContext {
  draft: Draft;
}

/** What stands behind such a quotation, in words of our own; empty where the draft names the adjusting unit already. */
export function baseMark(quoting: Quoting, run: Run): string {
  const { statute } = quoting;
  const text = textOf(statute, run);
  const unit = text.includes("$") ? statute.units.find(({ runs }) => runs.includes(run)) : undefined;
  const indexedBy = unit ? adjustedBy(quoting, unit, text) : null;
  return indexedBy === null || quoting.draft.toString().includes(indexedBy)
    ? ""
    : ` (the base, adjusted each year by ${indexedBy})`;
}

/** Pin cite of the unit that adjusts an amount of a text for the year asked; null where none does. */
export function adjustedBy(
  { statute, year }: QuestionContext,
  unit: StatuteUnit,
  text: string,
): string | null {
  const base = baseAmountOf(statute.section, unit.index);
  if (!base || !base.money.some((amount) => text.includes(amount))) return null;
  return base.firstYear !== null && base.firstYear > year ? null : base.indexedBy;
}
