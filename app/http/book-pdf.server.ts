/** A book as a PDF: a cover, then each chapter from a new page on. */
import { createPdf, PAPERS, type Pdf } from "#modules/pdf";
import { buffer } from "node:stream/consumers";
import type { Book, Chapter, Part } from "../ui/book.ts";

const MARGIN = 72;
const TEXT = { size: 10.5, leading: 15 };
const HEADING = { size: 12, leading: 17, bold: true };
const TITLE = { size: 20, leading: 26, bold: true };

/** A4 portrait. */
export async function bookAsPdf(book: Book): Promise<Uint8Array<ArrayBuffer>> {
  const { title, chapters } = book;
  const footer = (page: number) => (page === 1 ? null : `${title}, page ${page}`);
  const pdf = createPdf({ title, margin: MARGIN, footer });
  writeCover(pdf, book);
  for (const [index, chapter] of chapters.entries()) writeChapter(pdf, chapter, index + 1);
  return new Uint8Array(await buffer(pdf.end()));
}

function writeCover(pdf: Pdf, { title, subtitle, edition }: Book): void {
  pdf.write(title, { size: 32, leading: 40, bold: true, before: 190 });
  pdf.write(subtitle, { size: 14, leading: 20, before: 6 });
  const [, height] = PAPERS.A4;
  pdf.place(edition, height - MARGIN, TEXT);
}

function writeChapter(pdf: Pdf, { title, text, parts }: Chapter, number: number): void {
  pdf.turnPage();
  pdf.write(`${number}. ${title}`, TITLE);
  if (text) pdf.write(text, { ...TEXT, before: 12 });
  for (const part of parts) writePart(pdf, part);
}

function writePart(pdf: Pdf, { title, text, items = [], numbered }: Part): void {
  if (title) pdf.write(title, { ...HEADING, before: 16, keep: 3 * TEXT.leading });
  if (text) pdf.write(text, { ...TEXT, before: title ? 2 : 12 });
  for (const [index, item] of items.entries()) {
    pdf.write(item, { ...TEXT, before: 4, bullet: numbered ? `${index + 1}.` : "-" });
  }
}
