/** A book as a PDF: a cover, then each chapter from a new page on. */
import type { Book, Chapter, Part } from "../book.ts";
import { PAGE, writePdf, type Line } from "./file.ts";
import { wrap } from "./widths.ts";

const MARGIN = 72;
const TEXT = { size: 10.5, leading: 15 };
const HEADING = { size: 12, leading: 17, bold: true };
const TITLE = { size: 20, leading: 26, bold: true };
const INDENT = 16;

interface Style {
  size: number;
  leading: number;
  bold?: boolean;
}

export function bookAsPdf(book: Book): Uint8Array<ArrayBuffer> {
  const pages = [cover(book), ...book.chapters.flatMap((chapter, index) => chapterPages(chapter, index + 1))];
  const numbered = pages.map((lines, index) => (index === 0 ? lines : [...lines, footer(book, index + 1)]));
  return writePdf(book.title, numbered);
}

function cover({ title, subtitle, edition }: Book): Line[] {
  const width = PAGE.width - 2 * MARGIN;
  const titles = wrap(title, width, { size: 32, bold: true });
  const top = 300;
  const below = top + titles.length * 40;
  return [
    ...titles.map((text, index) => ({ text, x: MARGIN, y: top + index * 40, size: 32, bold: true })),
    ...wrap(subtitle, width, { size: 14 }).map((text, index) => ({
      text,
      x: MARGIN,
      y: below + index * 20,
      size: 14,
    })),
    { text: edition, x: MARGIN, y: PAGE.height - MARGIN, size: TEXT.size },
  ];
}

function footer({ title }: Book, page: number): Line {
  return { text: `${title}, page ${page}`, x: MARGIN, y: PAGE.height - 36, size: 8.5 };
}

function chapterPages({ title, text, parts }: Chapter, number: number): Line[][] {
  const sheet = createSheet();
  sheet.write(`${number}. ${title}`, TITLE);
  if (text) sheet.write(text, TEXT, { before: 12 });
  for (const part of parts) writePart(sheet, part);
  return sheet.pages;
}

type Sheet = ReturnType<typeof createSheet>;

function writePart(sheet: Sheet, { title, text, items = [], numbered }: Part): void {
  if (title) sheet.write(title, HEADING, { before: 16, keep: 3 * TEXT.leading });
  if (text) sheet.write(text, TEXT, { before: title ? 2 : 12 });
  for (const [index, item] of items.entries()) {
    sheet.write(item, TEXT, { before: 4, bullet: numbered ? `${index + 1}.` : "-" });
  }
}

interface Placing {
  /** Space above. */
  before?: number;
  /** Space that must be left below on the same page. */
  keep?: number;
  bullet?: string;
}

/** Pages that fill from the top. */
function createSheet() {
  const pages: Line[][] = [[]];
  let y = MARGIN;

  function write(text: string, style: Style, { before = 0, keep = 0, bullet }: Placing = {}): void {
    y += before;
    if (y + keep > PAGE.height - MARGIN) turn();
    const x = MARGIN + (bullet ? INDENT : 0);
    const lines = wrap(text, PAGE.width - MARGIN - x, style);
    for (const [index, line] of lines.entries()) {
      y += style.leading;
      if (y > PAGE.height - MARGIN) {
        turn();
        y += style.leading;
      }
      if (bullet && index === 0) put({ text: bullet, x: MARGIN, y, size: style.size });
      put({ text: line, x, y, size: style.size, bold: style.bold });
    }
  }

  function put(line: Line): void {
    pages.at(-1)?.push(line);
  }

  function turn(): void {
    pages.push([]);
    y = MARGIN;
  }

  return { pages, write };
}
