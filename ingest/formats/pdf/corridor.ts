/**
 * The gutter of two columns whose lines begin at many places, or that fill only part of a page: a stretch of rows that
 * no line crosses, with prose at both sides.
 */
import type { Fragment } from "./runs.ts";

/** Shares of the page's width between which the second column begins. */
const [FROM, TO] = [0.4, 0.62];
/** White at the left of the second column, lines of each column, and height of the stretch, in points. */
const WHITE = 9;
const LINES = 10;
const HEIGHT = 120;
/** Characters of a line of running text, and the share of its column that most such lines fill. */
const RUNNING = 18;
const FULL = 0.7;
const MOST = 0.6;
/** Lines with others beside them in the same column. */
const CELLS = 0.06;

export interface Corridor {
  /** Left edge of the second column, a little before its lines begin. */
  gutter: number;
  /** Heights between which there are two columns. */
  stretches: { top: number; bottom: number }[];
}

/** @param fragments of one page. @returns null without two columns */
export function corridorOf(fragments: readonly Fragment[], width: number): Corridor | null {
  const edges = [
    ...new Set(
      fragments
        .filter(({ x, text }) => x > width * FROM && x < width * TO && text.length >= RUNNING)
        .map(({ x }) => Math.floor(x)),
    ),
  ];
  const found = edges
    .map((edge) => {
      const stretches = stretchesAt(fragments, edge).filter(({ top, bottom }) => top - bottom >= HEIGHT);
      return { edge, stretches, height: Math.max(0, ...stretches.map(({ top, bottom }) => top - bottom)) };
    })
    .filter(({ stretches }) => stretches.length > 0)
    // Of the places of one corridor the leftmost: bullets and indents stand to the right of it.
    .toSorted((a, b) => b.height - a.height || a.edge - b.edge)[0];
  return found ? { gutter: found.edge - 5, stretches: found.stretches } : null;
}

/** Stretches without a line across them that have two columns of prose. */
function stretchesAt(fragments: readonly Fragment[], edge: number): Corridor["stretches"] {
  const crossing = fragments
    .filter(({ x, end }) => x < edge - 1 && end > edge - WHITE)
    .map(({ y }) => y)
    .toSorted((a, b) => b - a);
  const bounds = [Infinity, ...crossing, -Infinity];
  return bounds.slice(1).flatMap((below, at) => {
    const within = fragments.filter(({ y }) => y < bounds[at]! - 2 && y > below + 2);
    const before = within.filter(({ end }) => end <= edge - WHITE);
    const after = within.filter(({ x }) => x >= edge - 1);
    const heights = within.map(({ y }) => y);
    return areColumns(before, after) ? [{ top: Math.max(...heights), bottom: Math.min(...heights) }] : [];
  });
}

function areColumns(before: readonly Fragment[], after: readonly Fragment[]): boolean {
  return [before, after].every((lines) => lines.length >= LINES && areProse(lines));
}

function areProse(lines: readonly Fragment[]): boolean {
  const running = lines.filter(({ text }) => text.length >= RUNNING);
  if (running.length < LINES || hasCells(lines)) return false;
  const left = Math.min(...running.map(({ x }) => x));
  const right = Math.max(...running.map(({ end }) => end));
  const full = running.filter(({ x, end }) => end - x > (right - left) * FULL).length;
  return full >= running.length * MOST && running.length >= lines.length * MOST;
}

/** In a table some lines stand beside others of the same side. */
function hasCells(lines: readonly Fragment[]): boolean {
  const beside = lines.filter((line) =>
    lines.some((other) => other !== line && Math.abs(other.y - line.y) < 2 && other.x > line.end),
  );
  return beside.length > lines.length * CELLS;
}
