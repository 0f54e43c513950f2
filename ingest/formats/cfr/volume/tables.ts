import type { Block } from "../blocks.ts";
import type { HyphenEvidence } from "../../pdf/hyphens.ts";
import type { Line, Piece } from "./page-lines.ts";

interface Cell {
  x: number;
  end: number;
  /** Middle of its first line. */
  middle: number;
  /** Left edges of its first and its last line. */
  firstX: number;
  lastX: number;
  lastY: number;
  text: string;
  /** Whether leaders ended it. */
  closed: boolean;
}

interface Row {
  cells: Cell[];
  top: number;
}

const LEADERS = /(?:\s*\.){3,}\s*$/;
/** Second and later lines of a cell are indented by this much; sublevels of the stub by twice as much. */
const TURNOVER = 6;
const LEADING = 9.5;

/** Puts the lines of a table, which come cell by cell, into rows and columns. */
export function buildTable(
  lines: readonly Line[],
  hyphens: HyphenEvidence,
): Extract<Block, { kind: "table" }> {
  const rows = rowsOf(lines, hyphens);
  const left = Math.min(...rows.flatMap((row) => row.cells.map((cell) => cell.x)));
  const headerRows = headerLength(rows, left);
  const columns = columnsOf(rows.slice(headerRows), left);
  return {
    kind: "table",
    header: rows.slice(0, headerRows).map((row) => align(row, columns, left, true)),
    rows: rows.slice(headerRows).map((row) => align(row, columns, left, false)),
    page: lines[0]!.page,
  };
}

function rowsOf(lines: readonly Line[], hyphens: HyphenEvidence): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    for (const [at, piece] of line.pieces.entries()) {
      const row = rows.at(-1);
      const cell = row?.cells.at(-1);
      if (at === 0 && cell && continues(cell, piece, line.y)) extend(cell, piece, line.y, hyphens);
      else if (
        row &&
        cell &&
        piece.x > cell.end - 1 &&
        line.y > cell.lastY - LEADING * 0.4 &&
        line.y < row.top + 2 * LEADING
      )
        row.cells.push(newCell(piece, line.y));
      else rows.push({ cells: [newCell(piece, line.y)], top: line.y });
    }
  }
  return rows;
}

function continues(cell: Cell, piece: Piece, y: number): boolean {
  const drop = cell.lastY - y;
  if (cell.closed || drop < 3 || drop > LEADING) return false;
  const turnover = piece.x - cell.firstX;
  const isTurnover = Math.abs(turnover - TURNOVER) < 1.5 && !cell.text.endsWith(":");
  const isNext = cell.lastX !== cell.firstX && Math.abs(piece.x - cell.lastX) < 0.6;
  const isCentered = Math.abs((piece.x + piece.end) / 2 - cell.middle) < 1.2 && Math.abs(turnover) > 0.2;
  return isTurnover || isNext || isCentered;
}

function extend(cell: Cell, piece: Piece, y: number, hyphens: HyphenEvidence): void {
  const text = piece.text.replace(LEADERS, "");
  const hyphen = /\p{L}-$/u.test(cell.text);
  if (hyphen) cell.text = (hyphens.keeps(cell.text, text) ? cell.text : cell.text.slice(0, -1)) + text;
  else cell.text = `${cell.text} ${text}`;
  cell.closed = LEADERS.test(piece.text);
  cell.lastX = piece.x;
  cell.lastY = y;
  cell.x = Math.min(cell.x, piece.x);
  cell.end = Math.max(cell.end, piece.end);
}

function newCell(piece: Piece, y: number): Cell {
  return {
    x: piece.x,
    end: piece.end,
    middle: (piece.x + piece.end) / 2,
    firstX: piece.x,
    lastX: piece.x,
    lastY: y,
    text: piece.text.replace(LEADERS, ""),
    closed: LEADERS.test(piece.text),
  };
}

/** Rows of column heads: centered cells before the first row that begins at the left edge. */
function headerLength(rows: Row[], left: number): number {
  const first = rows.findIndex(
    (row) => row.cells.some((cell) => cell.closed) || row.cells[0]!.x < left + 0.6,
  );
  return first > 0 && first < 5 ? first : 0;
}

/** Edges of the columns after the stub, in which overlapping values stand; words of the stub may reach below them. */
function columnsOf(rows: Row[], left: number): Span[] {
  const values = rows.flatMap((row) => row.cells.filter((cell, at) => at > 0 || isValue(cell, left)));
  const columns: Span[] = [];
  for (const { x, end } of values.sort((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && x < last.end - 0.5) last.end = Math.max(last.end, end);
    else columns.push({ x, end });
  }
  return columns;
}

interface Span {
  x: number;
  end: number;
}

/** A sum that stands alone in its row, below the column it adds up. */
function isValue(cell: Cell, left: number): boolean {
  return cell.x > left + 40 && /^[$(+\u2212-]*[\d.,]+\)?%?$/.test(cell.text.replace(/\s/g, ""));
}

function align({ cells }: Row, columns: Span[], left: number, isHeader: boolean): string[] {
  const aligned: string[] = ["", ...columns.map(() => "")];
  for (const [index, cell] of cells.entries()) {
    const isStub = isHeader ? cell.end < (columns[0]?.x ?? Infinity) : index === 0 && !isValue(cell, left);
    const at = isStub ? 0 : 1 + columnAt(cell, columns);
    aligned[at] = aligned[at] === "" ? cell.text : `${aligned[at]} ${cell.text}`;
  }
  return aligned;
}

function columnAt(cell: Cell, columns: Span[]): number {
  const overlap = columns.findIndex((column) => cell.end > column.x - 1 && cell.x < column.end + 1);
  if (overlap >= 0) return overlap;
  const after = columns.findIndex((column) => column.x > cell.end);
  return after >= 0 ? after : Math.max(0, columns.length - 1);
}
