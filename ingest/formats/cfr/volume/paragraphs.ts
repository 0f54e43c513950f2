import { columnOf } from "./page-geometry.ts";
import type { Line } from "./page-lines.ts";

/** Lines that form one paragraph, table, formula or centered heading. */
export interface Group {
  kind: "text" | "table" | "formula" | "centered" | "footnote";
  /** Examples, notes and source notes are printed smaller than the text. */
  small: boolean;
  flush: boolean;
  lines: Line[];
}

const SMALL = 7.4;
/** First lines of paragraphs are indented by 7 or 8 points, turned-over lines of lists by 14 or more. */
const INDENT = { from: 4.5, to: 11 };
/** Justified lines end at the edge of the column; one that ends this much before it is a paragraph's last. */
const SHORT = 3;

/** Groups the lines of a section by indent, size and face. Tables and footnotes may stand inside a paragraph. */
export class ParagraphGrouper {
  private open: Group | null = null;
  /** A paragraph interrupted by a footnote or table. */
  private suspended: Group | null = null;
  private waiting: Group[] = [];

  constructor(private readonly onGroup: (group: Group) => void) {}

  add(line: Line): void {
    const kind = kindOf(line);
    const { open: before } = this;
    if (kind !== "footnote" && before?.kind === "footnote" && isSameFootnote(before, line)) {
      before.lines.push(line);
      return;
    }
    if (kind !== "text") return this.addInterruption(line, kind);
    if (this.open && this.open.kind !== "text") this.endInterruption(line);
    const { open } = this;
    if (open && continuesText(open, line)) return void open.lines.push(line);
    this.end();
    this.open = startText(line);
  }

  end(): void {
    const groups = [this.suspended, ...this.waiting.splice(0), this.open];
    this.suspended = null;
    this.open = null;
    for (const group of groups) if (group) this.onGroup(group);
  }

  private addInterruption(line: Line, kind: Group["kind"]): void {
    const { open } = this;
    if (open?.kind === kind && belongsTo(open, line)) return void open.lines.push(line);
    if (open?.kind === "text" && kind !== "centered" && isUnfinished(open)) {
      this.suspended = open;
    } else if (open && this.suspended) {
      this.waiting.push(open);
    } else this.end();
    this.open = { kind, small: line.size < SMALL, flush: false, lines: [line] };
  }

  /** Resumes the paragraph that a footnote or table interrupted, if the line goes on with it. */
  private endInterruption(line: Line): void {
    const { open, suspended } = this;
    const indent = line.x - columnOf(line.x).left;
    if (!suspended || suspended.small !== line.size < SMALL || indent >= INDENT.from) return this.end();
    this.waiting.push(open!);
    this.open = suspended;
    this.suspended = null;
  }
}

function startText(line: Line): Group {
  const indent = line.x - columnOf(line.x).left;
  return { kind: "text", small: line.size < SMALL, flush: indent < INDENT.from, lines: [line] };
}

function kindOf(line: Line): Group["kind"] {
  const mark = line.marks[0];
  const isNote = mark?.kind === "sup" && mark.start === 0 && /^\d{1,3} \S/.test(line.text);
  if (isNote && line.size < SMALL) return "footnote";
  if (line.role === "table") return "table";
  if (line.role === "formula") return "formula";
  return isCentered(line) ? "centered" : "text";
}

/** Centered in its column, in capitals: a heading between sections or of a table. */
function isCentered(line: Line): boolean {
  const { left, right } = columnOf(line.x);
  const before = line.x - left;
  const after = right - line.end;
  const isMiddle = before > 2 && Math.abs(before - after) < 3;
  return (
    isMiddle &&
    line.text === line.text.toUpperCase() &&
    /[A-Z]{3}/.test(line.text) &&
    !/[.;,]$/.test(line.text)
  );
}

function belongsTo(open: Group, line: Line): boolean {
  if (open.kind === "footnote") return false;
  if (open.kind === "table") return true;
  return open.kind !== "centered" || open.lines.at(-1)!.y - line.y < 14;
}

function isSameFootnote(open: Group, line: Line): boolean {
  const last = open.lines.at(-1)!;
  const drop = last.y - line.y;
  return (
    last.page === line.page && last.role === line.role && last.size === line.size && drop > 0 && drop < 10
  );
}

/** Ends in mid-sentence at the edge of its column, so that it goes on after a table or footnote. */
function isUnfinished(group: Group): boolean {
  const last = group.lines.at(-1)!;
  return !endsShort(last) && !/[.:;—]$/.test(last.text);
}

function endsShort(line: Line): boolean {
  return line.end < columnOf(line.x).right - SHORT;
}

function continuesText(open: Group, line: Line): boolean {
  const last = open.lines.at(-1)!;
  if (open.kind !== "text" || open.small !== line.size < SMALL) return false;
  const indent = line.x - columnOf(line.x).left;
  const sameColumn = last.page === line.page && columnOf(last.x) === columnOf(line.x) && line.y < last.y;
  if (indent >= INDENT.from && indent < INDENT.to) return sameColumn && isTurnover(open, indent);
  if (indent >= INDENT.to) return true;
  if (open.lines[0]!.x - columnOf(open.lines[0]!.x).left < INDENT.from && isList(open)) return false;
  return !endsShort(last);
}

/** A second line at the same indent as the line before: a block set in from the edge. */
function isTurnover(open: Group, indent: number): boolean {
  const last = open.lines.at(-1)!;
  const before = last.x - columnOf(last.x).left;
  return open.lines.length > 1 && Math.abs(before - indent) < 0.6 && !endsShort(last);
}

/** A list whose items begin at the edge and are turned over with an indent. */
function isList(open: Group): boolean {
  return (
    open.lines.length > 1 && open.lines.slice(1).every((line) => line.x - columnOf(line.x).left >= INDENT.to)
  );
}
