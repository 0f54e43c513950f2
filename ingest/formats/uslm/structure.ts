import type { LawTable, Range, Segment, Structure, Unit } from "#modules/authority/schema";
import { headingText } from "./caption.ts";
import type { InlineFinds } from "./inline.ts";
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
  nameUnits(units);
  for (const [unit, range] of headings) unit.heading = headingText(text, range, finds.marks) || null;
  return {
    units,
    segments: segments.filter(isNotEmpty),
    references: finds.references.filter(isNotEmpty),
    tables: tables.filter(isNotEmpty).map((table) => finishTable(text, table)),
    marks: finds.marks.filter(isNotEmpty),
  };
}

/** Assigns unit ids: "d-4"; where the law uses a designator twice, the second is "d-4~2". */
function nameUnits(units: Unit[]): void {
  const uses = new Map<string, number>();
  for (const unit of units) {
    const id = unit.path.join("-").replace(/\s+/g, "_");
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    unit.id = use === 1 ? id : `${id}~${use}`;
  }
}

function finishTable(text: string, draft: TableDraft): LawTable {
  const cells = (rows: Range[][]) => rows.map((row) => row.map((cell) => text.slice(cell.start, cell.end)));
  return { start: draft.start, end: draft.end, header: cells(draft.header), rows: cells(draft.rows) };
}

function isNotEmpty(range: Range): boolean {
  return range.end > range.start;
}
