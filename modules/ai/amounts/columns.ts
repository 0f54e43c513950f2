import type { StatedAmountRow } from "#modules/authority";

/** More columns are a table of their own. */
const COLUMNS_MAX = 3;

/** With the other columns of a table's line: the threshold beside the end of the range that begins there. */
export function withColumns(chosen: StatedAmountRow[], rows: StatedAmountRow[]): StatedAmountRow[] {
  const isOfLine = (one: StatedAmountRow) => (other: StatedAmountRow) =>
    one.status !== null &&
    other.status === one.status &&
    other.unit === one.unit &&
    other.taxYear === one.taxYear &&
    other.paper === one.paper &&
    !other.bracket;
  const line = chosen.length === 1 ? rows.filter(isOfLine(chosen[0]!)) : [];
  return line.length > 1 && line.length <= COLUMNS_MAX ? line : chosen;
}
