/**
 * The columns of a paper on pages that do not show them by themselves: the end of a text, above a form or below a table,
 * with a few rows in the columns of the paper's other pages; and pages of lists.
 */
import { crosses, type Row } from "./columns.ts";
import type { Corridor } from "./corridor.ts";
import type { Fragment } from "./runs.ts";

/** Share of a paper's pages that have its usual columns; a publication has others in its index alone. */
const USUAL = 0.25;
const MAIN = 0.5;
/** Points by which two places of one gutter may differ. */
const SAME = 8;
/** Letters of a running line; how many each column of a page of lists has, and the share that may reach across. */
const RUNNING = 18;
const LINES = 10;
const ACROSS = 0.03;
/** Share of its column that a line of running text fills. */
const FULL = 0.85;
/** White between two columns, in points. */
const WHITE = 14;
/** Rows of which at least two cells are full. */
const ROWS = 2;
/** White between the number of a list's line and its words, in points; less than between two columns. */
const BESIDE = 8;
/** Of the size of its letters, the most by which a row of the same text stands below the one above. */
const LEADING = 1.6;

type Found = readonly (Pick<Corridor, "gutters"> | null)[];

/** Gutters of pages in three columns or more, the most common first. */
export function usualGutters(found: Found): number[][] {
  return gutterCounts(found)
    .filter(({ count }) => count >= found.length * USUAL)
    .map(({ gutters }) => gutters);
}

/** Those that more than half of the pages have; null without. */
export function mainGutters(found: Found): number[] | null {
  const [most] = gutterCounts(found);
  return most && most.count > found.length * MAIN ? most.gutters : null;
}

function gutterCounts(found: Found): { gutters: number[]; count: number }[] {
  const counts = new Map<string, { gutters: number[]; count: number }>();
  for (const one of found) {
    if (!one || one.gutters.length < 2) continue;
    const key = one.gutters.map((gutter) => Math.round(gutter / 4)).join(" ");
    const known = counts.get(key) ?? { gutters: one.gutters, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

/**
 * Whether a page keeps to the gutters, though others or none were found: a page of lists, whose lines begin at many places
 * and end early, shows too few full lines, or takes the indent of its items for the edge of a column.
 */
export function keepsTo(
  fragments: readonly Fragment[],
  gutters: readonly number[],
  found: Pick<Corridor, "gutters"> | null,
): boolean {
  const isSame = found?.gutters.length === gutters.length;
  if (isSame && found.gutters.every((gutter, at) => Math.abs(gutter - gutters[at]!) < SAME)) return false;
  const running = fragments.filter(({ text }) => text.length >= RUNNING);
  const across = running.filter((line) => gutters.some((gutter) => crosses(line, gutter)));
  const columns = [0, ...gutters].map((left, at) =>
    running.filter(({ x }) => x >= left - 1 && x < (gutters[at] ?? Infinity) - 1),
  );
  return across.length <= running.length * ACROSS && columns.every((lines) => lines.length >= LINES);
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
  const words = cells.filter((cell, at) => !isBeside(cell, cells[at + 1]));
  const columns = words.map(({ x }) => gutters.filter((gutter) => x >= gutter - 1).length);
  const reaches = cells.some((cell) => gutters.some((gutter) => crosses(cell, gutter)));
  return !reaches && new Set(columns).size === columns.length;
}

/** A number with its words close behind: one line of a list in its column, and no two cells. */
function isBeside({ end }: Fragment, next: Fragment | undefined): boolean {
  return next !== undefined && next.x - end < BESIDE;
}

function fullCells({ cells }: Row, gutters: readonly number[]): number {
  const widths = gutters.slice(1).map((gutter, at) => gutter - gutters[at]!);
  const width = Math.min(...widths) - WHITE;
  return cells.filter(({ x, end }) => end - x >= width * FULL).length;
}
