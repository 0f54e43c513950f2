import type { Block } from "../blocks.ts";
import type { HyphenEvidence } from "./hyphens.ts";
import type { Line, Piece } from "./page-lines.ts";

interface Cell {
  x: number;
  end: number;
  /** Left edge of its last line. */
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
export function buildTable(lines: readonly Line[], hyphens: HyphenEvidence): Extract<Block, { kind: "table" }> {
  const rows = rowsOf(lines, hyphens);
  const left = Math.min(...rows.flatMap((row) => row.cells.map((cell) => cell.x)));
  const headerRows = headerLength(rows, left);
  const columns = columnsOf(rows.slice(headerRows));
  const cells = (row: Row): string[] => align(row, columns);
  return {
    kind: "table",
    header: rows.slice(0, headerRows).map(cells),
    rows: rows.slice(headerRows).map(cells),
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
      else if (row && cell && piece.x > cell.end - 1 && line.y > cell.lastY - LEADING * 0.4 && line.y < row.top + 2 * LEADING)
        row.cells.push(newCell(piece, line.y));
      else rows.push({ cells: [newCell(piece, line.y)], top: line.y });
    }
  }
  return rows;
}

function continues(cell: Cell, piece: Piece, y: number): boolean {
  const drop = cell.lastY - y;
  if (cell.closed || drop < 3 || drop > LEADING) return false;
  const turnover = piece.x - cell.x;
  const isTurnover = Math.abs(turnover - TURNOVER) < 1.5 && !/:$/.test(cell.text);
  const isNext = cell.lastX !== cell.x && Math.abs(piece.x - cell.lastX) < 0.6;
  const isCentered = Math.abs((piece.x + piece.end) / 2 - (cell.x + cell.end) / 2) < 1.2 && Math.abs(turnover) > 0.2;
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
  cell.end = Math.max(cell.end, piece.end);
}

function newCell(piece: Piece, y: number): Cell {
  return {
    x: piece.x,
    end: piece.end,
    lastX: piece.x,
    lastY: y,
    text: piece.text.replace(LEADERS, ""),
    closed: LEADERS.test(piece.text),
  };
}

/** Rows of column heads: centered cells before the first row that begins at the left edge. */
function headerLength(rows: Row[], left: number): number {
  const first = rows.findIndex((row) => row.cells.some((cell) => cell.closed) || row.cells[0]!.x < left + 0.6);
  return first > 0 && first < 5 ? first : 0;
}

/** Where the columns of the body are: cells that overlap stand in one. */
function columnsOf(rows: Row[]): { x: number; end: number }[] {
  const cells = rows.flatMap((row) => row.cells).sort((a, b) => a.x - b.x);
  const columns: { x: number; end: number }[] = [];
  for (const { x, end } of cells) {
    const last = columns.at(-1);
    if (last && x < last.end - 0.5) last.end = Math.max(last.end, end);
    else columns.push({ x, end });
  }
  return columns;
}

function align({ cells }: Row, columns: { x: number; end: number }[]): string[] {
  const aligned: string[] = columns.map(() => "");
  for (const cell of cells) {
    const middle = (cell.x + cell.end) / 2;
    let at = columns.findIndex((column) => middle >= column.x - 1 && middle <= column.end + 1);
    if (at < 0) at = columns.findIndex((column) => column.x > middle);
    if (at < 0) at = columns.length - 1;
    aligned[at] = aligned[at] === "" ? cell.text : `${aligned[at]} ${cell.text}`;
  }
  return aligned;
}
