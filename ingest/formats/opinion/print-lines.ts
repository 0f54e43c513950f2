import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Mark } from "#modules/authority/schema";
import { uprightPlace, type FontFaces, type TextItem } from "../pdf/text-items.ts";

/** A run of a line between two wide gaps. */
export interface Piece {
  x: number;
  end: number;
  text: string;
}

/** One printed line of a page with one column, in points from its lower left corner. */
export interface PrintLine {
  page: number;
  x: number;
  end: number;
  y: number;
  /** Size of most of its letters. */
  size: number;
  italic: boolean;
  text: string;
  marks: Mark[];
  pieces: Piece[];
  /** Number or sign of the footnote that begins here, else null; not part of `text`. */
  note: string | null;
}

export interface Style {
  italic: boolean;
  /** Capitals and small capitals, whose letters are coded in any case. */
  smallCapitals: boolean;
}

interface Placed extends Style {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
}

export function styleOf(fontName: string): Style {
  return { italic: /Ital|Oblique|-It$|-It-/.test(fontName), smallCapitals: /-SC\d+$/.test(fontName) };
}

/** Words stamped across a page. */
const STAMP = /^Page Proof Pending Publication$/;

/** Lines of a page from top to bottom; what is printed aslant or sideways (watermarks) is left out. */
export async function printLines(page: PDFPageProxy, fonts: FontFaces<Style>): Promise<PrintLine[]> {
  const { items } = await page.getTextContent({});
  const rows: Placed[][] = [];
  for (const item of items) {
    if (!("str" in item) || item.str === "" || STAMP.test(item.str)) continue;
    const placed = place(item, await fonts.of(page, item.fontName));
    if (placed) rowFor(rows, placed).push(placed);
  }
  return rows
    .map((row) => lineOf(row, page.pageNumber))
    .filter((line) => line !== null)
    .sort((a, b) => b.y - a.y);
}

function place(item: TextItem, style: Style): Placed | null {
  const at = uprightPlace(item);
  return at && { ...style, ...at, text: style.smallCapitals ? item.str.toUpperCase() : item.str };
}

/** Raised and lowered signs belong to the line that they touch. */
const TOUCH = 0.45;

function rowFor(rows: Placed[][], placed: Placed): Placed[] {
  const touches = (row: Placed[]) =>
    row.some((one) => Math.abs(one.y - placed.y) < TOUCH * Math.max(one.size, placed.size));
  const row = rows.findLast(touches);
  if (row) return row;
  const fresh: Placed[] = [];
  rows.push(fresh);
  return fresh;
}

/** Part of a size under which a sign is a raised one. */
const RAISED = 0.75;

function lineOf(row: Placed[], page: number): PrintLine | null {
  const sorted = row.sort((a, b) => a.x - b.x);
  const visible = sorted.filter(({ text }) => text.trim() !== "");
  if (visible.length === 0) return null;
  const main = visible.reduce((a, b) => (b.text.length * b.size > a.text.length * a.size ? b : a));
  const isRaised = (one: Placed) => one.size < main.size * RAISED && one.y > main.y - 0.4;
  const note = isRaised(visible[0]!) && /^(?:\d{1,3}|[*†‡]+)$/.test(visible[0]!.text.trim());
  const kept = note ? sorted.slice(sorted.indexOf(visible[0]!) + 1) : sorted;
  const { text, marks } = textOf(kept, isRaised);
  return {
    page,
    x: visible[0]!.x,
    end: visible.at(-1)!.end,
    y: main.y,
    size: main.size,
    italic: visible.every((one) => one.italic || !/\p{L}/u.test(one.text)),
    text,
    marks,
    pieces: piecesOf(kept),
    note: note ? visible[0]!.text.trim() : null,
  };
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A raised number is the sign of a footnote: set in raised figures, it never runs into the number before it. */
export function raised(number: string): string {
  return number.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
}

/** White of less than this share of a letter's size parts letters, not words: "6015(f" and ")". */
const NO_SPACE = 0.16;

function textOf(row: Placed[], isRaised: (one: Placed) => boolean): { text: string; marks: Mark[] } {
  let text = "";
  let before: Placed | null = null;
  const marks: Mark[] = [];
  for (const one of row) {
    if (one.text.trim() === "" && one.end - one.x < NO_SPACE * one.size) continue;
    const isNumber = isRaised(one) && /^\d{1,3}$/.test(one.text.trim());
    const words = isNumber ? raised(one.text.trim()) : one.text;
    const gap = before && one.x - before.end > NO_SPACE * one.size && !/\s$/.test(text) && !/^\s/.test(words);
    if (gap) text += " ";
    const start = text.length;
    text += text === "" ? words.trimStart() : words;
    if (isNumber && /\s$/.test(one.text)) text += " ";
    if (one.italic && words.trim() !== "") addItalics(marks, start, start + words.trimEnd().length);
    before = one;
  }
  return squeezed(text, marks);
}

/** Runs of spaces become one, with the ranges moved along. */
function squeezed(text: string, marks: Mark[]): { text: string; marks: Mark[] } {
  const at: number[] = [];
  let out = "";
  for (const character of text) {
    at.push(out.length);
    const isSpace = /\s/.test(character);
    if (!isSpace || !out.endsWith(" ")) out += isSpace ? " " : character;
  }
  at.push(out.length);
  const moved = (index: number) => Math.min(at[index] ?? out.length, out.trimEnd().length);
  return {
    text: out.trimEnd(),
    marks: marks.map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) })),
  };
}

function addItalics(marks: Mark[], start: number, end: number): void {
  const last = marks.at(-1);
  if (last && start - last.end <= 1) last.end = end;
  else marks.push({ kind: "i", start, end });
}

/** Gap, in sizes of the letters, that parts two cells: the spaces of a justified line are narrower. */
const CELL_GAP = 1.4;

function piecesOf(row: Placed[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, end, size } of row) {
    if (text.trim() === "") continue;
    const last = pieces.at(-1);
    if (last && x - last.end < CELL_GAP * size) {
      last.text += x - last.end > 0.16 * size && !/\s$/.test(last.text) ? ` ${text}` : text;
      last.end = end;
    } else pieces.push({ x, end, text });
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, " ").trim() }));
}
