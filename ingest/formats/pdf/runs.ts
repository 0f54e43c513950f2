/** What stands on a page: runs of characters of one face, as lines of the content stream. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Mark } from "#modules/authority/schema";
import { hasSigns } from "../signs.ts";
import { writeSigns } from "./printed-signs.ts";
import { uprightPlace, type FontFaces, type TextItem } from "./text-items.ts";

/** One printed line of a column, or the words of one cell, in points from the lower left corner of the page. */
export interface Fragment {
  page: number;
  x: number;
  end: number;
  y: number;
  /** Size of its letters. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Whether it begins with a raised number before other words: a footnote. */
  note: boolean;
  text: string;
  marks: Mark[];
}

interface Run {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  style: Style;
}

export interface Style {
  bold: boolean;
  italic: boolean;
}

export function styleOf(fontName: string): Style {
  return {
    bold: /Bold|Demi|Black|Heavy|-Bd|\.B(?:,|$)/.test(fontName),
    italic: /Italic|Oblique|-It\b|\.I(?:,|$)/.test(fontName),
  };
}

/** The upright lines of a page in the order of its content; turned text (stamps, margins) is left out. */
export async function fragmentsOf(page: PDFPageProxy, styles: FontFaces<Style>): Promise<Fragment[]> {
  const { items } = await page.getTextContent({});
  const fragments: Fragment[] = [];
  let open: Run[] = [];
  const end = (): void => {
    const fragment = finish(open, page.pageNumber);
    if (fragment) fragments.push(fragment);
    open = [];
  };
  for (const item of items) {
    if (!("str" in item)) continue;
    const run = item.str === "" ? null : runOf(item, await styles.of(page, item.fontName));
    if (run) {
      if (open.length > 0 && !continues(open, run)) end();
      open.push(run);
    }
    if (item.hasEOL) end();
  }
  end();
  return fragments;
}

function runOf(item: TextItem, style: Style): Run | null {
  const place = uprightPlace(item);
  return place && { ...place, text: item.str.replace(/[\u00A0\u2000-\u200A\u202F]/g, " "), style };
}

/** Wider gaps than this many times the size of the letters part cells; a justified line has narrower ones. */
const CELL_GAP = 1.4;

function continues(open: Run[], next: Run): boolean {
  const visible = open.filter(({ text }) => text.trim() !== "");
  const first = visible[0] ?? open[0]!;
  const last = visible.at(-1) ?? open.at(-1)!;
  if (next.x < last.end - 2) return false;
  if (next.text.trim() !== "" && next.x - last.end > CELL_GAP * Math.max(last.size, next.size)) return false;
  const raised = Math.abs(next.y - first.y);
  return raised < 0.75 || raised < Math.max(first.size, next.size) * 0.62;
}

function finish(runs: Run[], page: number): Fragment | null {
  const visible = runs.filter(({ text }) => text.trim() !== "");
  if (visible.length === 0) return null;
  const main = visible.reduce((a, b) => (b.text.length * b.size > a.text.length * a.size ? b : a));
  const note = isNote(visible, main);
  writeSigns(runs, (run) => markOf(run, main));
  let text = "";
  const marks: Mark[] = [];
  let before: Run | null = null;
  for (const run of runs) {
    if (before && run.text.trim() !== "" && isGap(before, run) && !/\s$/.test(text) && text !== "")
      text += " ";
    const start = text.length;
    text += text === "" ? run.text.trimStart() : run.text;
    if (run.text.trim() === "") continue;
    before = run;
    const kind = hasSigns(run.text) ? null : markOf(run, main);
    if (kind) addMark(marks, kind, start, text.trimEnd().length);
  }
  const words = withoutLetterSpacing(text.trimEnd());
  return {
    ...{ page, x: visible[0]!.x, end: visible.at(-1)!.end, y: main.y, size: main.size },
    bold:
      visible.every(({ style, text: letters }) => style.bold || /^[\W_]*$/.test(letters)) && main.style.bold,
    italic: main.style.italic,
    note,
    text: words,
    marks: words === text.trimEnd() ? marks : [],
  };
}

/** "¹ See…": a raised number of one to three digits, then words. */
function isNote([first]: Run[], main: Run): boolean {
  if (!first || first === main || !/^\s*(?:\d{1,3}|\*)\s*$/.test(first.text)) return false;
  return first.size < main.size * 0.8 && first.y > main.y + 0.5;
}

function isGap(before: Run, { x, size, text }: Run): boolean {
  return x - before.end > size * 0.18 && !/^\s/.test(text) && !/\s$/.test(before.text);
}

function markOf(run: Run, main: Run): Mark["kind"] | null {
  // A brace over several lines is no measure.
  const hasWords = /[\p{L}\p{N}]/u.test(main.text);
  if (hasWords && run.size < main.size * 0.75) {
    if (run.y > main.y + 0.8) return "sup";
    if (run.y < main.y - 0.4) return "sub";
  }
  if (main.style.italic) return null;
  return run.style.italic ? "i" : null;
}

function addMark(marks: Mark[], kind: Mark["kind"], start: number, end: number): void {
  const last = marks.at(-1);
  if (last?.kind === kind && start - last.end <= 1) last.end = end;
  else if (end > start) marks.push({ kind, start, end });
}

/** "P U R P O S E" is PURPOSE; words set so are parted by more than one space. */
export function withoutLetterSpacing(text: string): string {
  return text.replace(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (letters) => letters.replaceAll(" ", ""));
}
