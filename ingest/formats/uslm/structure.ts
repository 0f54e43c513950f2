import type { LawTable, Range, Segment, Structure, Unit } from "#modules/authority/schema";
import { assignUnitIds } from "../unit-ids.ts";
import { headingText } from "./caption.ts";
import type { InlineFinds } from "./inline.ts";
import { returnStranded } from "./stranded-text.ts";
import type { TableDraft } from "./table.ts";

/** Raw structure of a section, before ids are assigned. */
export interface Drafts {
  /** Units, still without ids and headings. */
  units: Unit[];
  /** Range of the printed heading of each unit. */
  headings: Map<Unit, Range>;
  segments: Segment[];
  tables: TableDraft[];
  finds: InlineFinds;
}

export function finishStructure(
  text: string,
  { units, headings, segments, tables, finds }: Drafts,
): Structure {
  assignUnitIds(units);
  for (const [unit, range] of headings) unit.heading = headingText(text, range, finds.marks) || null;
  const written = segments.filter(isNotEmpty);
  returnStranded(units, written);
  return {
    units,
    segments: written,
    references: finds.references.filter(isNotEmpty),
    tables: tables.filter(isNotEmpty).map((table) => finishTable(text, table)),
    marks: finds.marks.filter(isNotEmpty),
  };
}

function finishTable(text: string, draft: TableDraft): LawTable {
  const cells = (rows: Range[][]) => rows.map((row) => row.map((cell) => text.slice(cell.start, cell.end)));
  return { start: draft.start, end: draft.end, header: cells(draft.header), rows: cells(draft.rows) };
}

function isNotEmpty(range: Range): boolean {
  return range.end > range.start;
}
