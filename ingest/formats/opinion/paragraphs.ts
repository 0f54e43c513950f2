/** Lines of pages into paragraphs, centered lines and tables, by indent, gap and width. */
import type { PrintLine } from "./print-lines.ts";

export interface Paragraph {
  kind: "text" | "centered" | "table";
  lines: PrintLine[];
  /** Set off from the margin on both sides: a quotation. */
  inset: boolean;
}

/** Edges of the text on one page. */
interface Column {
  left: number;
  right: number;
}

const INDENT = 6;
/** Up to here the second line of a paragraph may hang below its first. */
const HANG = 10;
/** Part of the column's width that a centered line stays under; a quotation set in from both sides is wider. */
const CENTERED_WIDTH = 0.75;
/** A gap larger than this many usual ones parts two paragraphs. */
const GAP = 1.3;

export function paragraphsOf(pages: readonly PrintLine[][]): Paragraph[] {
  const leading = leadings(pages);
  const grouper = new Grouper(leading);
  for (const lines of pages) {
    const column = columnOf(lines);
    for (const line of lines) grouper.add(line, column);
  }
  return tablesIn(grouper.finish());
}

class Grouper {
  private readonly done: Paragraph[] = [];
  private open: Paragraph | null = null;
  private before: { line: PrintLine; column: Column } | null = null;

  constructor(private readonly leading: ReadonlyMap<number, number>) {}

  add(line: PrintLine, column: Column): void {
    const kind = isRow(line) ? "table" : isCentered(line, column) ? "centered" : "text";
    if (this.open && this.before && this.goesOn(kind, line, column)) this.open.lines.push(line);
    else {
      this.end();
      this.open = { kind, lines: [line], inset: line.x - column.left > INDENT * 3 };
    }
    this.before = { line, column };
  }

  finish(): Paragraph[] {
    this.end();
    return this.done;
  }

  private end(): void {
    if (this.open) this.done.push(this.open);
    this.open = null;
  }

  private goesOn(kind: Paragraph["kind"], line: PrintLine, column: Column): boolean {
    if (/^Docket Nos?\./.test(line.text)) return false;
    const { line: last, column: lastColumn } = this.before!;
    const open = this.open!;
    if (open.kind !== kind && !(open.kind === "text" && kind === "centered" && isTail(line, last)))
      return false;
    if (last.page === line.page && last.y - line.y > GAP * this.usual(line) + 1) return false;
    if (kind !== "text" && open.kind === kind) return true;
    const shift = line.x - column.left - (last.x - lastColumn.left);
    const isNumbered =
      open.lines.length === 1 && last.pieces.length === 2 && NUMBER_PIECE.test(last.pieces[0]!.text);
    if (isTurnedOver(open, line)) return true;
    if (shift > INDENT)
      return (
        shift < HANG && open.lines.length === 1 && !endsShort(last, lastColumn) && !/[.:;]$/.test(last.text)
      );
    const isOver = endsShort(last, lastColumn) && (isNumbered || /[.:;?!”)]$/.test(last.text));
    return shift < -INDENT ? open.lines.length === 1 && !isOver : !(open.lines.length === 1 && isOver);
  }

  private usual(line: PrintLine): number {
    return this.leading.get(Math.round(line.size)) ?? line.size * 1.2;
  }
}

/** The second or third line of a heading stands under its words, not under its number. */
function isTurnedOver({ lines }: Paragraph, line: PrintLine): boolean {
  const [first] = lines;
  if (!first || first.page !== line.page || !NUMBER.test(first.text)) return false;
  const shift = line.x - first.x;
  return lines.length === 1
    ? shift > 8 && shift < 45
    : lines.length < 4 && Math.abs(line.x - lines.at(-1)!.x) < 2 && shift > 8;
}

/** The last line of an inset paragraph may look centered. */
function isTail(line: PrintLine, last: PrintLine): boolean {
  return Math.abs(line.x - last.x) < 1;
}

function endsShort(line: PrintLine, column: Column): boolean {
  return line.end < column.right - (column.right - column.left) * 0.15;
}

const NUMBER = /^(?:[IVXL]{1,7}|[A-Za-z]|\d{1,2})\.\s+\S/;
const NUMBER_PIECE = /^(?:[IVXLC]{1,6}|[A-Za-z]|\d{1,3})[.)]$|^\(\w{1,4}\)$|^[•–—]$/;

/** Cells side by side; a number or letter before its heading is none. */
function isRow({ pieces, text }: PrintLine): boolean {
  if (pieces.length < 2 || /^(?:Docket|Dkt)/.test(text)) return false;
  return !(pieces.length === 2 && NUMBER_PIECE.test(pieces[0]!.text));
}

function isCentered(line: PrintLine, { left, right }: Column): boolean {
  const before = line.x - left;
  const after = right - line.end;
  const width = (line.end - line.x) / (right - left);
  return before > 20 && Math.abs(before - after) < 12 && width < CENTERED_WIDTH;
}

/** The most usual left edge, and the furthest right one that is used. */
function columnOf(lines: readonly PrintLine[]): Column {
  const edges = lines.filter(({ pieces }) => pieces.length < 3);
  const lefts = counted(edges.map(({ x }) => Math.round(x)));
  const most = Math.max(0, ...lefts.values());
  const left = Math.min(
    ...[...lefts].filter(([, count]) => count >= Math.max(1, most * 0.3)).map(([x]) => x),
  );
  return { left, right: Math.max(...lines.map(({ end }) => end)) };
}

/** The usual distance of two lines, by the size of their letters. */
function leadings(pages: readonly PrintLine[][]): Map<number, number> {
  const bySize = new Map<number, number[]>();
  for (const lines of pages) {
    for (const [at, line] of lines.entries()) {
      const above = lines[at - 1];
      if (!above || Math.round(above.size) !== Math.round(line.size)) continue;
      const size = Math.round(line.size);
      bySize.set(size, [...(bySize.get(size) ?? []), Math.round(above.y - line.y)]);
    }
  }
  return new Map(
    [...bySize].map(([size, gaps]) => {
      const [usual] = [...counted(gaps)].sort((a, b) => b[1] - a[1])[0]!;
      return [size, usual] as const;
    }),
  );
}

function counted(values: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** One row alone is text; the small lines between rows belong to their table. */
function tablesIn(paragraphs: Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    const isNear = last?.kind === "table" && last.lines.at(-1)!.page === paragraph.lines[0]!.page;
    if (isNear && (paragraph.kind === "table" || isCell(paragraph, last)))
      last.lines.push(...paragraph.lines);
    else joined.push(paragraph);
  }
  return joined.map((paragraph) =>
    paragraph.kind === "table" && paragraph.lines.filter(isRow).length < 2
      ? { ...paragraph, kind: "text" as const }
      : paragraph,
  );
}

/** A short line in the letters of the table that it stands in. */
function isCell({ lines, kind }: Paragraph, table: Paragraph): boolean {
  const [line] = lines;
  if (kind === "text" && lines.length > 2) return false;
  const isSmaller = table.lines[0]!.size < line!.size - 0.5;
  return (
    !isSmaller &&
    line!.text.length < 60 &&
    Math.abs(table.lines.at(-1)!.y - line!.y) < line!.size * 1.6 &&
    line!.size <= 10.5
  );
}
