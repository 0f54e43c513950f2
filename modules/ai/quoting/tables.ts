/** Tables, quoted row by row. */
import { replacementTable } from "../statute/cross-references.ts";
import { rankingProfile } from "../profile.ts";
import { textOf, type StatuteUnit } from "../statute/statute.ts";
import { adjustedBy } from "./base-mark.ts";
import { citationOf, type QuotingContext } from "./quotation.ts";

/**
 * The rows of the unit's table, or a pointer to the table that replaces it by now. A table that is adjusted each year is
 * only the base: it says so, and beside the year's own rows it is named and not quoted.
 */
export function writeTable(context: QuotingContext, unit: StatuteUnit, source: number): void {
  const { draft, statute, year } = context;
  const { tableRows } = rankingProfile().selection.quotation;
  const rows = unit.runs.filter(({ role }) => role === "table");
  if (rows.length === 0) return;
  const replacement = replacementTable(statute, unit, year);
  if (replacement)
    return draft.line(`- Another table stands in its place by now: ${citationOf(context, replacement)}.`);
  const indexedBy = adjustedBy(context, unit, rows.map((row) => textOf(statute, row)).join("\n"));
  if (indexedBy !== null && holdsRowsOfYear(context))
    return draft.line(
      `- … (${citationOf(context, unit)}, ${rows.length} rows of the base table, adjusted each year by ${indexedBy})`,
    );
  const isMarked = indexedBy !== null && !draft.toString().includes(indexedBy);
  if (isMarked) draft.line(`- The table is the base, adjusted each year by ${indexedBy}:`);
  for (const row of rows.slice(0, tableRows)) draft.line(`- ${draft.quote(statute.quotable, row, source)}`);
  const more = rows.length - tableRows;
  if (more > 0)
    draft.line(
      `- … (${citationOf(context, unit)}, ${more} more ${more === 1 ? "row" : "rows"} of the table)`,
    );
}

const QUOTED_ROW = /“[^”\n]*\t[^”\n]*” \[(\d+)\]/g;

/** Whether rows of another document's table are quoted, such as those of the year's paper. */
function holdsRowsOfYear({ draft, statute }: QuotingContext): boolean {
  return [...draft.toString().matchAll(QUOTED_ROW)].some(
    ([, number]) => draft.sources[Number(number) - 1]?.quotable.citation !== statute.quotable.citation,
  );
}
