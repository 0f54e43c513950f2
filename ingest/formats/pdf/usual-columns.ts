/**
 * The end of a text in columns, above a form or below a table: a few rows that stand in the columns of the paper's other
 * pages, too few to be told for columns by themselves.
 */
import { crosses, type Row } from "./columns.ts";
import type { Corridor } from "./corridor.ts";

/** Share of a paper's pages that have its usual columns; a publication has others in its index alone. */
const USUAL = 0.25;
/** Share of its column that a line of running text fills. */
const FULL = 0.85;
/** White between two columns, in points. */
const WHITE = 14;
/** Rows of which at least two cells are full. */
const ROWS = 2;
/** Of the size of its letters, the most by which a row of the same text stands below the one above. */
const LEADING = 1.6;

/** Gutters of pages in three columns or more, the most common first. */
export function usualGutters(found: readonly (Pick<Corridor, "gutters"> | null)[]): number[][] {
  const counts = new Map<string, { gutters: number[]; count: number }>();
  for (const one of found) {
    if (!one || one.gutters.length < 2) continue;
    const key = one.gutters.map((gutter) => Math.round(gutter / 4)).join(" ");
    const known = counts.get(key) ?? { gutters: one.gutters, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const usual = [...counts.values()].filter(({ count }) => count >= found.length * USUAL);
  return usual.toSorted((a, b) => b.count - a.count).map(({ gutters }) => gutters);
}

/** @param rows of one page, from top to bottom */
export function inUsualColumns(rows: readonly Row[], usual: readonly number[][]): Corridor | null {
  for (const gutters of usual) {
    const stretches = runsOf(rows, gutters)
      .filter((run) => run.filter((row) => fullCells(row, gutters) >= 2).length >= ROWS)
      .map((run) => ({ top: run[0]!.y, bottom: run.at(-1)!.y }));
    if (stretches.length > 0) return { gutters, stretches };
  }
  return null;
}

/** Rows that stand close and whose cells each keep to a column of their own. */
function runsOf(rows: readonly Row[], gutters: readonly number[]): Row[][] {
  const runs: Row[][] = [];
  let above: Row | null = null;
  for (const row of rows) {
    const keeps = isInColumns(row, gutters);
    const isClose = above !== null && above.y - row.y < row.cells[0]!.size * LEADING;
    if (keeps && isClose) runs.at(-1)!.push(row);
    else if (keeps) runs.push([row]);
    above = keeps ? row : null;
  }
  return runs;
}

function isInColumns({ cells }: Row, gutters: readonly number[]): boolean {
  const columns = cells.map(({ x }) => gutters.filter((gutter) => x >= gutter - 1).length);
  const reaches = cells.some((cell) => gutters.some((gutter) => crosses(cell, gutter)));
  return !reaches && new Set(columns).size === columns.length;
}

function fullCells({ cells }: Row, gutters: readonly number[]): number {
  const widths = gutters.slice(1).map((gutter, at) => gutter - gutters[at]!);
  const width = Math.min(...widths) - WHITE;
  return cells.filter(({ x, end }) => end - x >= width * FULL).length;
}
