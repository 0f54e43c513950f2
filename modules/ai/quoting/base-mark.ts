/** Quoted amounts that another unit of the section adjusts each year: what is quoted is only the base. */
import { baseAmountOf } from "../amounts/base-amounts.ts";
import type { Draft } from "../drafting.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { textOf, type Run } from "../statute/statute.ts";

interface Quoting extends QuestionContext {
  draft: Draft;
}

/** What stands behind such a quotation, in words of our own; empty where the draft names the adjusting unit already. */
export function baseMark({ draft, statute, year }: Quoting, run: Run): string {
  const text = textOf(statute, run);
  const unit = text.includes("$") ? statute.units.find(({ runs }) => runs.includes(run)) : undefined;
  const base = unit && baseAmountOf(statute.section, unit.index);
  if (!base || !base.money.some((amount) => text.includes(amount))) return "";
  if (base.firstYear !== null && base.firstYear > year) return "";
  return draft.toString().includes(base.indexedBy)
    ? ""
    : ` (the base, adjusted each year by ${base.indexedBy})`;
}
