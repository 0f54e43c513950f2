/** Amounts of a year that a paper states for a section by other units than the one quoted. */
import { isWithin, sectionOf } from "../statute/citations.ts";

interface Row {
  unit: string;
  taxYear: number;
  bracket?: unknown;
}

/** The first such row: the paper states the $2,200 of 24(h)(2) as the credit of 24(a). */
export function rowOfSection<One extends Row>(
  rows: readonly One[],
  unit: string,
  year: number,
): One | undefined {
  return rows.find((row) => row.taxYear === year && !row.bracket && isWithin(row.unit, sectionOf(unit)));
}
