/** Tables, quoted row by row. */
import { replacementTable } from "../statute/cross-references.ts";
import { rankingProfile } from "../profile.ts";
import type { StatuteUnit } from "../statute/statute.ts";
import { citationOf, type QuotingContext } from "./quotation.ts";

/** The rows of the unit's table, or a pointer to the table that replaces it by now. */
export function writeTable(context: QuotingContext, unit: StatuteUnit, source: number): void {
  const { draft, statute, year } = context;
  const { tableRows } = rankingProfile().selection.quotation;
  const rows = unit.runs.filter(({ role }) => role === "table");
  if (rows.length === 0) return;
  const replacement = replacementTable(statute, unit, year);
  if (replacement)
    return draft.line(`- Another table stands in its place by now: ${citationOf(context, replacement)}.`);
  for (const row of rows.slice(0, tableRows)) draft.line(`- ${draft.quote(statute.quotable, row, source)}`);
  const more = rows.length - tableRows;
  if (more > 0)
    draft.line(
      `- … (${citationOf(context, unit)}, ${more} more ${more === 1 ? "row" : "rows"} of the table)`,
    );
}
