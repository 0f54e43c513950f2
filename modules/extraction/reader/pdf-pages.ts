/** Reads a PDF page by page: its text, or OCR of a scan. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { MAX_CHARACTERS, MAX_PAGES, MAX_SCANNED_PAGES, SCAN_DPI, SCANS_WITHIN_MS } from "../limits.ts";
import { lettersIn, textOfLines, type Line } from "./lines.ts";
import { isText, recognize } from "./ocr.ts";
import { drawPage } from "./pdf-drawing.ts";
import { DAMAGED, openPdf, paints, textOf, type PageText } from "./pdf.ts";
import { storedText } from "./text.ts";
import { NO_WORDS, Unreadable } from "./unreadable.ts";

interface PdfContents {
  pages: string[];
  pageCount: number;
  lines: Line[][];
  note: string | null;
}

/** A page with an image and fewer letters than this goes through OCR. */
const FEW_LETTERS = 12;

/** @throws Unreadable when no page can be read. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  const document = await openPdf(bytes);
  const { numPages } = document;
  const found: PageText[] = [];
  const pages: string[] = [];
  const effort = { began: performance.now(), scans: 0, leftOut: 0, damaged: 0, characters: 0 };
  while (pages.length < Math.min(numPages, MAX_PAGES) && effort.characters < MAX_CHARACTERS) {
    const page = await readPage(document, pages.length + 1, effort);
    const text = storedText(`${textOfLines(page.lines)}\n${page.rotated}`);
    found.push(page);
    pages.push(text);
    effort.characters += text.length;
  }
  if (effort.characters === 0) throw new Unreadable(effort.damaged > 0 ? DAMAGED : NO_WORDS);
  return {
    pages,
    pageCount: numPages,
    lines: found.map(({ lines }) => lines),
    note: noteOf(pages.length, numPages, effort),
  };
}

interface Effort {
  began: number;
  scans: number;
  leftOut: number;
  damaged: number;
}

/** A damaged page counts as empty, so that the others are still read. */
async function readPage(document: PDFDocumentProxy, number: number, effort: Effort): Promise<PageText> {
  try {
    const page = await document.getPage(number);
    const text = await textOf(page);
    const seen = (await isScan(page, text)) ? await readScan(page, effort) : null;
    page.cleanup();
    return seen ?? text;
  } catch {
    effort.damaged += 1;
    return { lines: [], rotated: "" };
  }
}

async function isScan(page: PDFPageProxy, { lines }: PageText): Promise<boolean> {
  const letters = lettersIn(lines);
  if (letters >= FEW_LETTERS) return false;
  return paints(page, letters === 0 ? "anything" : "pictures");
}

async function readScan(page: PDFPageProxy, effort: Effort): Promise<PageText | null> {
  if (effort.scans >= MAX_SCANNED_PAGES || performance.now() - effort.began > SCANS_WITHIN_MS) {
    effort.leftOut += 1;
    return null;
  }
  effort.scans += 1;
  const seen = await recognize(await drawPage(page, SCAN_DPI));
  return isText(seen) ? { lines: seen.lines, rotated: "" } : null;
}

function noteOf(read: number, pages: number, { scans, leftOut, damaged }: Effort): string | null {
  const notes = [
    read < pages && `first ${read} of ${pages} pages`,
    leftOut > 0 && `first ${scans} of ${scans + leftOut} scanned pages`,
    damaged > 0 && `${damaged} damaged ${damaged === 1 ? "page" : "pages"}`,
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(", ") : null;
}
