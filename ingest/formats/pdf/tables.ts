/** Rows of cells as a table; a cell of several lines is one cell. */
import type { Row } from "./columns.ts";

export interface PdfTable {
  header: string[][];
  rows: string[][];
}

/** Whether a row of a region has cells; a number set apart from its words (a margin note) is none. */
export function isCellRow({ cells }: Row): boolean {
  return cells.length >= 2;
}

interface Span {
  x: number;
  end: number;
}

export function tableOf(rows: readonly Row[]): PdfTable {
  const columns = columnsOf(rows);
  const lines = rows.map(({ cells }) => align(cells, columns));
  const logical = joinTurnovers(rows, lines);
  const head = headerLength(logical);
  return { header: logical.slice(0, head), rows: logical.slice(head) };
}

/** Columns are where the cells of the rows that have most of them stand. */
function columnsOf(rows: readonly Row[]): Span[] {
  const cells = rows.flatMap((row) => (row.cells.length > 1 ? row.cells : []));
  const columns: Span[] = [];
  for (const { x, end } of [...cells].sort((a, b) => a.end - a.x - (b.end - b.x))) {
    const over = columns.filter((column) => x < column.end + 1 && end > column.x - 1);
    if (over.length === 0) columns.push({ x, end });
    // A wide cell that reaches over two columns is a heading of both.
    else if (over.length === 1) {
      over[0]!.x = Math.min(over[0]!.x, x);
      over[0]!.end = Math.max(over[0]!.end, end);
    }
  }
  return columns.sort((a, b) => a.x - b.x);
}

function align(cells: readonly Row["cells"][number][], columns: readonly Span[]): string[] {
  const aligned = columns.map(() => "");
  for (const { x, end, text } of cells) {
    const at = Math.max(0, nearest(columns, x, end));
    const words = text.replace(/\s*(?:\.\s?){4,}\s*/g, " ").trim();
    aligned[at] = aligned[at] ? `${aligned[at]} ${words}` : words;
  }
  return aligned;
}

function nearest(columns: readonly Span[], x: number, end: number): number {
  let best = -1;
  let least = Infinity;
  for (const [at, column] of columns.entries()) {
    const apart = Math.max(0, column.x - end, x - column.end) + Math.abs(column.x - x) / 1000;
    if (apart < least) [best, least] = [at, apart];
  }
  return best;
}

/**
 * Lines of one row stand closer than rows do. Where all stand alike, a line without its first cell goes on with the
 * row above.
 */
function joinTurnovers(rows: readonly Row[], lines: readonly string[][]): string[][] {
  const gaps = rows.slice(1).map((row, at) => rows[at]!.y - row.y);
  const widest = Math.max(...gaps, 0);
  const size = rows[0]?.cells[0]?.size ?? 10;
  const wide = gaps.filter((gap) => gap >= widest * 0.8).length;
  const hasTwoLeadings = wide >= gaps.length * 0.25;
  const joined: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const gap = at === 0 ? Infinity : gaps[at - 1]!;
    const before = joined.at(-1);
    const isClose = hasTwoLeadings && gap < widest * 0.8 && gap < size * 1.4;
    const isRest = line[0] === "" && gap < size * 1.4 && !line.some((cell) => /\d/.test(cell));
    if (before && at > 0 && (isClose || isRest) && !areBothWhole(before, line)) append(before, line);
    else joined.push([...line]);
  }
  return joined;
}

const VALUE = /^[$(\u2212-]*\s?[\d.,]+[)%]*$/;

/** Two rows with a value in one column are two rows. */
function areBothWhole(above: readonly string[], line: readonly string[]): boolean {
  return line.some((cell, at) => at > 0 && VALUE.test(cell) && VALUE.test(above[at] ?? ""));
}

function append(row: string[], line: readonly string[]): void {
  for (const [at, cell] of line.entries()) if (cell) row[at] = row[at] ? `${row[at]} ${cell}` : cell;
}

/** Rows before the first that has a number beside its first cell. */
function headerLength(rows: readonly string[][]): number {
  const first = rows.findIndex((row) => row.slice(1).some((cell) => /\d/.test(cell)));
  return first > 0 && first <= 3 ? first : 0;
}
