/** Lines of the regions of all pages, in reading order, as paragraphs, headings, tables and footnotes. */
import type { Prose } from "../prose.ts";
import type { Region, Row } from "./columns.ts";
import type { HyphenEvidence } from "./hyphens.ts";
import { joinLines } from "./joining.ts";
import type { Fragment } from "./runs.ts";
import { isCellRow, tableOf, type PdfTable } from "./tables.ts";

export interface Paragraph {
  kind: "text" | "footnote" | "table";
  /** Its words; of a table, the cells with tabs, row by row. */
  prose: Prose;
  table: PdfTable | null;
  /** Page on which it begins, counted from 1. */
  page: number;
  /** Left edge of its first line, in points from the column's edge, and whether it stands in the middle. */
  indent: number;
  centered: boolean;
  /** Of its first line. */
  size: number;
  bold: boolean;
  italic: boolean;
}

interface Column {
  left: number;
  right: number;
  /** Leading of running text. */
  leading: number;
}

interface Group {
  kind: Paragraph["kind"];
  lines: Fragment[];
  rows: Row[];
  /** Where it begins. */
  column: Column;
  /** Where its last line stands; a paragraph may go on in the next column. */
  lastColumn: Column;
}

/** A numbered section or paragraph, or an item of a list, begins whatever stands before it. */
const DESIGNATED = /^(?:SECTION \d{1,2}\.|SEC\. \d{1,2}\.|\.\d\d\s|[•●▪]\s?)/;
/** A word that goes on elsewhere, over at most so many pages. */
const CUT = /[a-z]{2}-$/;
const CUT_PAGES = 3;
/** Share of its column that a line of ragged text fills at least. */
const RAGGED = 0.6;
/** Letters of notes are at least this much smaller than those of the text. */
const SMALL = 0.93;

export class ParagraphBuilder {
  private readonly groups: Group[] = [];

  /** @param body size of the letters of running text in the whole paper */
  constructor(
    private readonly body: number,
    private readonly hyphens: HyphenEvidence,
  ) {}

  add(region: Region): void {
    const column = columnOf(region, this.body);
    const { rows } = region;
    let open: Group | null = null;
    for (let at = 0; at < rows.length;) {
      const length = tableLength(rows, at);
      if (length > 0) {
        const table = rows.slice(at, at + length);
        this.groups.push({ kind: "table", lines: [], rows: table, column, lastColumn: column });
        open = null;
        at += length;
        continue;
      }
      const line = asLine(rows[at]!);
      const previous: Group | null = open ?? (at === 0 ? this.unfinished(line, column) : null);
      const kind = this.kindOf(line, open);
      const goesOn: Group | null =
        previous && this.goesOn(previous, line, column) ? previous : this.cutWord(line, kind);
      if (goesOn) goesOn.lines.push(line);
      else this.groups.push({ kind, lines: [line], rows: [], column, lastColumn: column });
      open = goesOn ?? this.groups.at(-1)!;
      open.lastColumn = column;
      at += 1;
    }
  }

  finish(): Paragraph[] {
    return this.groups.map((group) => (group.kind === "table" ? this.table(group) : this.text(group)));
  }

  /** The text paragraph that a column before may have broken off; notes at its foot stand between. */
  private unfinished(line: Fragment, column: Column): Group | null {
    if (line.size < this.body * SMALL) return null;
    const last = this.groups.findLast(({ kind }) => kind === "text");
    const after = last ? this.groups.slice(this.groups.indexOf(last) + 1) : [];
    if (!last || after.some(({ kind }) => kind === "table")) return null;
    return isFull(last, line) && !isIndented(line, column) ? last : null;
  }

  /** The paragraph whose last word a table or notes have cut, if the line brings the word's end: "appropri-", "ate". */
  private cutWord(line: Fragment, kind: Group["kind"]): Group | null {
    if (!/^[a-z]/.test(line.text)) return null;
    const isCut = ({ lines, kind: own }: Group) => {
      const last = lines.at(-1);
      if (own !== kind || !last || !CUT.test(last.text) || line.page - last.page > CUT_PAGES) return false;
      return Math.abs(last.size - line.size) < 0.5 && this.hyphens.joins(last.text, line.text);
    };
    return this.groups.findLast(isCut) ?? null;
  }

  private goesOn(group: Group, line: Fragment, column: Column): boolean {
    const last = group.lines.at(-1)!;
    if (/[a-z]-$/.test(last.text) && /^[a-z]/.test(line.text)) return true;
    if (Math.abs(last.size - line.size) > 0.8 && !(group.kind === "footnote" && group.lines.length === 1))
      return false;
    if (last.bold !== line.bold && (last.bold || /^[A-Z]/.test(line.text))) return false;
    if (last.page === line.page && last.y > line.y) {
      const gap = last.y - line.y;
      if (gap > Math.max(column.leading * 1.3, line.size * 1.55)) return false;
    }
    if (line.note || DESIGNATED.test(line.text)) return false;
    if (isHeading(group.lines) && isHeading([line])) return true;
    if (isCentered(last, group.lastColumn) && isCentered(line, column)) return isFull(group, line);
    const first = group.lines[0]!;
    const before = last.x - group.lastColumn.left;
    const hangs = group.lines.length > 1 && Math.abs(before - (line.x - column.left)) < 2;
    if (isIndented(line, column) && !hangs && line.x - column.left > before + 3) {
      // A list whose lines are turned over with an indent: "• …", "1. …".
      if (!(group.lines.length === 1 && /^(?:[•●▪–*]|\(?\w{1,4}[.)])\s/.test(first.text))) return false;
    }
    const isAligned = Math.abs(before - (line.x - column.left)) < 2 || !isIndented(line, column);
    return (isAligned && isMidSentence(last, line, group.lastColumn)) || isFull(group, line);
  }

  private kindOf(line: Fragment, before: Group | null): Group["kind"] {
    if (line.size >= this.body * SMALL && !line.note) return "text";
    if (line.note) return "footnote";
    return before?.kind === "footnote" && before.lines[0]!.page === line.page ? "footnote" : "text";
  }

  private text(group: Group): Paragraph {
    const prose = withoutLeaders(joinLines(group.lines, this.hyphens, null));
    return { kind: group.kind, table: null, ...looksOf(group.lines[0]!, group.column), prose };
  }

  /** The lines of a cell are joined: "sepa- rately" is one word where the paper has it whole. */
  private cell(words: string): string {
    return words
      .replace(LEADERS, " ")
      .replace(
        /([\p{L}’-]+-) (?!(?:and|or|nor|to|through)\b)(\p{Ll}+)/gu,
        (_, before: string, after: string) =>
          this.hyphens.keeps(before, after) ? `${before}${after}` : `${before.slice(0, -1)}${after}`,
      )
      .trim();
  }

  private table(group: Group): Paragraph {
    const { header, rows } = tableOf(group.rows);
    const whole = (row: string[]) => row.map((cell) => this.cell(cell));
    const table = { header: header.map(whole), rows: rows.map(whole) };
    const text = [...table.header, ...table.rows].map((row) => row.join("\t")).join("\n");
    const first = group.rows[0]!.cells[0]!;
    const prose = { text, marks: [], pages: [{ page: first.page, start: 0 }] };
    return { kind: "table", table, ...looksOf(first, group.column), prose };
  }
}

/** Dots that lead the eye to a number at the end of the line; an omission has fewer. */
const LEADERS = /(?:\s*\.){5,}\s*/g;

/** Only where no range has to be moved. */
function withoutLeaders(prose: Prose): Prose {
  if (prose.marks.length > 0 || prose.pages.length > 1) return prose;
  return { ...prose, text: prose.text.replace(LEADERS, " ").trim() };
}

function looksOf(line: Fragment, column: Column) {
  const { page, size, bold, italic } = line;
  return { page, size, bold, italic, indent: line.x - column.left, centered: isCentered(line, column) };
}

/** Rows that make a table from here on: at least two with cells, and short lines between them. */
function tableLength(rows: readonly Row[], from: number): number {
  if (!isCellRow(rows[from]!) && !isColumnHead(rows, from)) return 0;
  let end = from + 1;
  let count = 1;
  for (let at = end; at < rows.length; at++) {
    const gap = rows[at - 1]!.y - rows[at]!.y;
    if (gap > 60) break;
    if (isCellRow(rows[at]!)) {
      count += 1;
      end = at + 1;
    } else if (at - end >= 2 || rows[at]!.cells[0]!.text.length > 45) break;
  }
  if (count < 2) return 0;
  while (end < rows.length && isTurnover(rows, end)) end += 1;
  return end - from;
}

/** A single cell close above a row of cells and far to the right of its first: the first line of a heading. */
function isColumnHead(rows: readonly Row[], at: number): boolean {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || !isCellRow(next) || row.y - next.y > row.cells[0]!.size * 1.5) return false;
  return row.cells[0]!.x > next.cells[0]!.x + 90 && row.cells[0]!.text.length < 30;
}

/** A single cell close below the last row and not below its first cell: the rest of another cell. */
function isTurnover(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1]!, rows[at]!];
  const cell = row.cells[0]!;
  const first = above.cells[0]!;
  return !isCellRow(row) && above.y - row.y < cell.size * 1.35 && isCellRow(above) && cell.x > first.end;
}

/** A row that is no table's: its pieces are one line. */
function asLine({ cells }: Row): Fragment {
  const [first, ...rest] = cells;
  return rest.reduce(
    (line, cell) => ({
      ...line,
      end: cell.end,
      text: `${line.text} ${cell.text}`,
      marks: [
        ...line.marks,
        ...cell.marks.map((mark) => ({
          ...mark,
          start: mark.start + line.text.length + 1,
          end: mark.end + line.text.length + 1,
        })),
      ],
    }),
    first!,
  );
}

/** Edges and leading that most running lines have. */
function columnOf({ rows, left, right }: Region, body: number): Column {
  const lines = rows.filter(({ cells }) => cells.length === 1).map(({ cells }) => cells[0]!);
  const running = lines.filter(({ text }) => text.length > 15);
  const used = running.length > 0 ? running : lines;
  if (used.length === 0) return { left, right, leading: body * 1.2 };
  const gaps = used.slice(1).map((line, at) => used[at]!.y - line.y);
  const usual = mostCommon(
    gaps.filter((gap) => gap > 0 && gap < body * 3).map((gap) => Math.round(gap * 2) / 2),
  );
  return {
    left: leftOf(used),
    right: Math.max(...used.map(({ end }) => end)),
    leading: usual ?? body * 1.2,
  };
}

/** The outermost edge at which several lines begin. */
function leftOf(lines: readonly Fragment[]): number {
  const starts = lines.map(({ x }) => x).sort((a, b) => a - b);
  const isShared = (start: number) =>
    starts.filter((x) => Math.abs(x - start) < 1).length >= Math.min(3, starts.length);
  return starts.find(isShared) ?? starts[0]!;
}

function mostCommon(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Whether the next line's first word would not have fit on the last line: then the paragraph goes on. */
function isFull(group: Group, next: Fragment): boolean {
  const last = group.lines.at(-1)!;
  const { left, right } = group.lastColumn;
  if (/[-\u00AD]$/.test(last.text)) return true;
  const word = /^(?:§§?\s+)?\S+/.exec(next.text)?.[0].length ?? 0;
  const width = next.text.length > 0 ? (next.end - next.x) / next.text.length : 0;
  if (right - last.end < (word + 1) * width + 2) return true;
  // Where paragraphs are indented, a line that is not goes on with the one before, unless that ends a sentence.
  const isIndentedGroup = group.lines[0]!.x > group.column.left + 10 && group.lines[0]!.page === next.page;
  return isIndentedGroup && next.x < left + 2 && /[\p{L},\d]$/u.test(last.text);
}

/** A line in lower case after one that ends in mid-sentence: columns set ragged, whose lines end where they like. */
function isMidSentence(last: Fragment, next: Fragment, { left, right }: Column): boolean {
  if (!/[\p{Ll},]$/u.test(last.text) || !/^\p{Ll}+(?![.)\p{L}])/u.test(next.text)) return false;
  return last.end - last.x > (right - left) * RAGGED;
}

function isIndented({ x }: Fragment, { left }: Column): boolean {
  return x > left + 3;
}

function isCentered({ x, end }: Fragment, { left, right }: Column): boolean {
  const before = x - left;
  const after = right - end;
  return before > 8 && Math.abs(before - after) < 6;
}

function isHeading(lines: readonly Fragment[]): boolean {
  return lines.every(({ bold, size }) => bold && size > 10.5);
}
