/**
 * The gutters of columns whose lines begin at many places, or that fill only part of a page: a stretch of rows that no
 * line crosses, with prose at every side.
 */
import type { Fragment } from "./runs.ts";

/**
 * Shares of the page's width between which a column begins: the second of two, or the second and third of three; and how
 * many lines each has and how high the stretch is, in points. A table may have three columns of phrases, but not so long.
 */
const OF_TWO = { shares: [[0.4, 0.62]], lines: 10, height: 120 } as const;
const OF_THREE = {
  shares: [
    [0.27, 0.42],
    [0.58, 0.74],
  ],
  lines: 24,
  height: 280,
} as const;
/** White at the left of a column, in points. */
const WHITE = 9;
/** Characters of a line of running text, and the share of its column that most such lines fill. */
const RUNNING = 18;
const FULL = 0.7;
const MOST = 0.6;
/** Lines with others beside them in the same column. */
const CELLS = 0.06;

export interface Corridor {
  /** Left edges of the columns after the first, a little before their lines begin. */
  gutters: number[];
  /** Heights between which there are columns. */
  stretches: { top: number; bottom: number }[];
}

/** @param fragments of one page. @returns null without columns */
export function corridorOf(fragments: readonly Fragment[], width: number): Corridor | null {
  return among(fragments, width, OF_THREE) ?? among(fragments, width, OF_TWO);
}

interface Kind {
  shares: readonly (readonly [number, number])[];
  lines: number;
  height: number;
}

function among(fragments: readonly Fragment[], width: number, kind: Kind): Corridor | null {
  const edges = kind.shares.map(([from, to]) => [
    ...new Set(
      fragments
        .filter(({ x, text }) => x > width * from && x < width * to && text.length >= RUNNING)
        .map(({ x }) => Math.floor(x)),
    ),
  ]);
  const found = chosenOf(edges)
    .map((chosen) => {
      const stretches = stretchesAt(fragments, chosen, kind.lines).filter(
        ({ top, bottom }) => top - bottom >= kind.height,
      );
      return {
        chosen,
        stretches,
        height: Math.max(0, ...stretches.map(({ top, bottom }) => top - bottom)),
        indent: chosen.reduce((sum, edge) => sum + edge, 0),
      };
    })
    .filter(({ stretches }) => stretches.length > 0)
    // Of the places of one corridor the leftmost: bullets and indents stand to the right of it.
    .toSorted((a, b) => b.height - a.height || a.indent - b.indent)[0];
  return found ? { gutters: found.chosen.map((edge) => edge - 5), stretches: found.stretches } : null;
}

/** One edge of each list, in every way. */
function chosenOf(edges: readonly number[][]): number[][] {
  return edges.reduce<number[][]>(
    (chosen, next) => chosen.flatMap((before) => next.map((edge) => [...before, edge])),
    [[]],
  );
}

/** Stretches without a line across the edges that have prose in every column. */
function stretchesAt(
  fragments: readonly Fragment[],
  edges: readonly number[],
  least: number,
): Corridor["stretches"] {
  const crossing = fragments
    .filter(({ x, end }) => edges.some((edge) => x < edge - 1 && end > edge - WHITE))
    .map(({ y }) => y)
    .toSorted((a, b) => b - a);
  const bounds = [Infinity, ...crossing, -Infinity];
  return bounds.slice(1).flatMap((below, at) => {
    const within = fragments.filter(({ y }) => y < bounds[at]! - 2 && y > below + 2);
    const columns = [-Infinity, ...edges].map((left, index) => {
      const right = edges[index] ?? Infinity;
      return within.filter(({ x, end }) => x >= left - 1 && end <= right - WHITE);
    });
    const heights = within.map(({ y }) => y);
    return areColumns(columns, least) ? [{ top: Math.max(...heights), bottom: Math.min(...heights) }] : [];
  });
}

function areColumns(columns: readonly (readonly Fragment[])[], least: number): boolean {
  return columns.every((lines) => lines.length >= least && areProse(lines, least));
}

function areProse(lines: readonly Fragment[], least: number): boolean {
  const running = lines.filter(({ text }) => text.length >= RUNNING);
  if (running.length < least || hasCells(lines)) return false;
  const left = Math.min(...running.map(({ x }) => x));
  const right = Math.max(...running.map(({ end }) => end));
  const full = running.filter(({ x, end }) => end - x > (right - left) * FULL).length;
  return full >= running.length * MOST && running.length >= lines.length * MOST;
}

/** The sign or number of an item stands beside its words, as a cell would. */
const ITEM = /^(?:[•●▪■–—*]|\(?\w{1,4}[.)])$/;

/** In a table some lines stand beside others of the same column. */
function hasCells(all: readonly Fragment[]): boolean {
  const lines = all.filter(({ text }) => !ITEM.test(text.trim()));
  const beside = lines.filter((line) =>
    lines.some((other) => other !== line && Math.abs(other.y - line.y) < 2 && other.x > line.end),
  );
  return beside.length > lines.length * CELLS;
}
