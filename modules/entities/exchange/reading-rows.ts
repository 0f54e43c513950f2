/** One row of a sheet: its cells by heading, compared with the record that it is about. */
import type { z } from "zod";
import { CellProblem, type Column } from "./columns.ts";
import { ID_HEADING } from "./sheets.ts";
import type { Sheet } from "./files.ts";

export interface SheetRow {
  /** From 2: the first row holds the headings. */
  row: number;
  /** Heading in lower case → text; only headings that the sheet has. */
  cells: Map<string, string>;
}

/** @throws CellProblem when no heading is known. */
export function rowsOf(sheet: Sheet, known: readonly { heading: string }[]): SheetRow[] {
  const [first = [], ...rows] = sheet;
  const headings = first.map((heading) => heading.trim().toLowerCase());
  if (!known.some(({ heading }) => heading !== ID_HEADING && headings.includes(heading.toLowerCase()))) {
    throw new CellProblem("The first row holds none of the known headings. Start from the template.");
  }
  return rows.map((cells, at) => {
    return { row: at + 2, cells: new Map(headings.map((heading, column) => [heading, cells[column] ?? ""])) };
  });
}

/** Index of the column with ids; -1 without one. */
export function idColumnOf([headings = []]: Sheet): number {
  return headings.findIndex((heading) => heading.trim().toLowerCase() === ID_HEADING.toLowerCase());
}

export function cellOf({ cells }: SheetRow, heading: string): string {
  return cells.get(heading.toLowerCase()) ?? "";
}

/** Values of the cells that differ from what the record shows, by field; empty cells are null. */
export function differences<Shown>(
  row: SheetRow,
  columns: readonly Column<Shown>[],
  shown: Shown | null,
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const column of columns) {
    const text = row.cells.get(column.heading.toLowerCase());
    if (text === undefined) continue;
    const before = shown === null ? "" : column.write(shown);
    if (text === before) continue;
    const value = text === "" ? null : column.read(text);
    if (shown !== null && JSON.stringify(value) === JSON.stringify(valueOf(column, before))) continue;
    found.set(column.field, value);
  }
  return found;
}

function valueOf<Shown>(column: Column<Shown>, text: string): unknown {
  return text === "" ? null : column.read(text);
}

/** @throws CellProblem with the first problem. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CellProblem(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "This row is not valid."}`);
}
