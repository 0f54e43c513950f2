/** The order in which a page is read: bands across the page, in each its columns from left to right. */
import { corridorOf, type Corridor } from "./corridor.ts";
import type { Fragment } from "./runs.ts";

/** Fragments on one height, from left to right. */
export interface Row {
  y: number;
  cells: Fragment[];
}

/** A column of a band, or what reaches across columns. */
export interface Region {
  /** Edges of the column. */
  left: number;
  right: number;
  rows: Row[];
}

/** Words on a line that is one of running text, not of a cell. */
const RUNNING = 18;
/** Shares of running lines that may cross a gutter, and that must stand at its left. */
const CROSSING = 0.2;
const BESIDE = 0.12;

/** Gutters of a page; with stretches where the columns fill only part of it. */
export interface Columns {
  gutters: number[];
  stretches: Corridor["stretches"] | null;
}

/** @returns null for a page without columns */
export function columnsOf(fragments: readonly Fragment[], { width }: { width: number }): Columns | null {
  const gutters = guttersOf(fragments, width);
  return gutters.length > 0 ? { gutters, stretches: null } : corridorOf(fragments, width);
}

export function regionsOf(
  fragments: readonly Fragment[],
  page: { width: number },
  found: Columns | null = columnsOf(fragments, page),
): Region[] {
  const gutters = found?.gutters ?? [];
  const stretches = found?.stretches ?? null;
  const isOutside = (y: number): boolean =>
    stretches !== null && !stretches.some(({ top, bottom }) => y <= top + 1 && y >= bottom - 1);
  const edges = [0, ...gutters, page.width];
  const columns = edges.slice(1).map((right, at) => ({ left: edges[at]!, right }));
  if (gutters.length === 0) return [{ ...columns[0]!, rows: rowsOf(fragments) }];
  return bandsOf(rowsOf(fragments), { gutters, isOutside }).flatMap(({ isSpan, rows }) => {
    if (isSpan) return [{ left: 0, right: page.width, rows }];
    return columns
      .map((column) => ({ ...column, rows: within(rows, column) }))
      .filter((region) => region.rows.length > 0);
  });
}

function within(rows: readonly Row[], { left, right }: { left: number; right: number }): Row[] {
  const own = rows.flatMap(({ cells }) => cells.filter(({ x }) => x >= left - 0.5 && x < right - 0.5));
  return rowsOf(own);
}

/** Large letters of a title stand on no line of the text beside them. */
function areAlike(a: Fragment, b: Fragment): boolean {
  return Math.max(a.size, b.size) < Math.min(a.size, b.size) * 1.5;
}

/** Rows from top to bottom; letters of different sizes may stand on one. */
export function rowsOf(fragments: readonly Fragment[]): Row[] {
  const sorted = [...fragments].sort((a, b) => b.y - a.y);
  const rows: Row[] = [];
  for (const fragment of sorted) {
    const row = rows.at(-1);
    if (
      row &&
      areAlike(row.cells[0]!, fragment) &&
      row.y - fragment.y < Math.min(fragment.size, row.cells[0]!.size) * 0.4
    )
      row.cells.push(fragment);
    else rows.push({ y: fragment.y, cells: [fragment] });
  }
  for (const { cells } of rows) cells.sort((a, b) => a.x - b.x);
  return rows;
}

/** Left edges of columns after the first, a little before their lines begin. */
function guttersOf(fragments: readonly Fragment[], width: number): number[] {
  const running = fragments.filter(({ text }) => text.length >= RUNNING);
  if (running.length < 12) return [];
  const margins = {
    from: Math.min(...fragments.map(({ x }) => x)),
    to: Math.max(...running.map(({ end }) => end)),
  };
  const enough = Math.max(5, running.length * BESIDE);
  const gutters: number[] = [];
  for (const edge of edgesOf(running, enough)) {
    const gutter = edge - 5;
    const from = gutters.at(-1) ?? margins.from;
    if (gutter - from < width * 0.15 || margins.to - gutter < width * 0.15) continue;
    const crossing = running.filter(({ x, end }) => x < gutter - 1 && end > gutter + 3).length;
    const before = running.filter(({ x, end }) => end <= gutter + 3 && x >= from - 1);
    const after = running.filter(({ x }) => x >= gutter && x < gutter + 40);
    if (isBesideSidebar(fragments, { gutter, from, after, crossing })) gutters.push(gutter);
    if (gutters.at(-1) === gutter || crossing > running.length * CROSSING || before.length < enough) continue;
    if (areProse(before, gutter - from) && areProse(after, widthAfter(after))) gutters.push(gutter);
  }
  return gutters;

  function widthAfter(after: readonly Fragment[]): number {
    return Math.max(widestOf(after), (margins.to - margins.from) * 0.24);
  }
}

interface Beside {
  gutter: number;
  from: number;
  after: readonly Fragment[];
  crossing: number;
}

/** Words set apart at the left of one column of prose, at heights of their own: the title of a publication. */
function isBesideSidebar(fragments: readonly Fragment[], { gutter, from, after, crossing }: Beside): boolean {
  const before = fragments.filter(({ x, end }) => end <= gutter + 3 && x >= from - 1);
  if (after.length < 15 || before.length < 4) return false;
  // Lines below both, at the foot of a cover, reach across whatever stands above them.
  const lowest = Math.min(...after.map(({ y }) => y));
  const atFoot = fragments.filter((line) => line.y < lowest - 1 && crosses(line, gutter)).length;
  if (crossing - atFoot > 1) return false;
  const aligned = before.filter(({ y }) => after.some((line) => Math.abs(line.y - y) < 1.5)).length;
  return aligned < before.length * 0.4 && areProse(after, widestOf(after));
}

function widestOf(lines: readonly Fragment[]): number {
  return Math.max(...lines.map(({ end }) => end)) - Math.min(...lines.map(({ x }) => x));
}

/** Where many lines begin. */
function edgesOf(running: readonly Fragment[], enough: number): number[] {
  const starts = running.map(({ x }) => x).sort((a, b) => a - b);
  const edges: number[] = [];
  for (const start of starts) {
    const count = starts.filter((x) => x >= start && x < start + 2).length;
    if (count >= enough && start - (edges.at(-1) ?? -Infinity) > 2) edges.push(start);
  }
  return edges;
}

/** Lines of prose fill their column; the words of a table's cells do not. */
function areProse(lines: readonly Fragment[], width: number): boolean {
  const filling = lines.filter(({ x, end }) => end - x > width * 0.75).length;
  return filling >= lines.length * 0.45;
}

interface Band {
  isSpan: boolean;
  rows: Row[];
}

/** Rows between two that reach across belong to the same table when they stand close. */
const NEAR = 45;

function bandsOf(
  rows: readonly Row[],
  { gutters, isOutside }: { gutters: readonly number[]; isOutside: (y: number) => boolean },
): Band[] {
  const crossing = rows.map(
    ({ y, cells }) => isOutside(y) || gutters.some((gutter) => cells.some((cell) => crosses(cell, gutter))),
  );
  const many = rows.map((row) => row.cells.length >= gutters.length + 3 && hasCells(row));
  // One row of many cells may be a line whose words stand far apart.
  const isTable = (at: number) => many[at]! && [at - 1, at + 1].some((next) => many[next] || crossing[next]);
  const spans = rows.map((_, at) => crossing[at]! || isTable(at));
  let last = -1;
  for (const [at, isSpan] of spans.entries()) {
    if (!isSpan) continue;
    if (last >= 0 && rows[last]!.y - rows[at]!.y < NEAR && rows.slice(last, at).every((row) => hasCells(row)))
      spans.fill(true, last, at);
    last = at;
  }
  const bands: Band[] = [];
  for (const [at, row] of rows.entries()) {
    const band = bands.at(-1);
    if (band && band.isSpan === spans[at]) band.rows.push(row);
    else bands.push({ isSpan: spans[at]!, rows: [row] });
  }
  return bands;
}

/** Whether words reach over a gutter, and not only to it. */
export function crosses({ x, end }: Fragment, gutter: number): boolean {
  return x < gutter - 4 && end > gutter + 4;
}

/** Whether a row holds short words only, as a table does. */
function hasCells({ cells }: Row): boolean {
  return cells.every(({ text }) => text.length < 40);
}
