import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DomainError } from "#modules/kernel";
import { rowsOf } from "../pdf/columns.ts";
import { openPdf } from "../pdf/index.ts";
import { scannedFragments, type Reading, type ScannedPage } from "../pdf/ocr.ts";
import type { PdfWords } from "../pdf/open.ts";
import type { Fragment } from "../pdf/runs.ts";
import { isScan, requireWords, ScannedPages } from "../pdf/scans.ts";
import { FontFaces } from "../pdf/text-items.ts";
import type { RawPage } from "./pages.ts";
import { printLines, styleOf, type PrintLine, type Style } from "./print-lines.ts";

const WORDS: PdfWords = { name: "opinion", kind: "opinion", host: "the court" };

export interface OpinionPages {
  pages: RawPage[];
  scanned: ScannedPages;
}

/** All pages of an opinion's PDF, as lines. @throws DomainError `unsupported`, `malformed` or `too_large` */
export async function readPages(path: string, { signal, scans }: Reading = {}): Promise<OpinionPages> {
  const file = await openPdf(path, WORDS);
  const fonts = new FontFaces(styleOf);
  const pages: RawPage[] = [];
  const scanned = new ScannedPages();
  try {
    for (let number = 1; number <= file.numPages; number++) {
      signal?.throwIfAborted();
      const page = await file.getPage(number);
      const printed = await printedPage(page, fonts);
      const isPicture = await isScan(page, lettersOf(printed));
      page.cleanup();
      const seen = isPicture ? ((await scans?.readPage(number)) ?? null) : null;
      if (isPicture) (seen ? scanned.read : scanned.unread).push(number);
      pages.push(seen ? scannedPage(seen, number) : printed);
    }
  } catch (error) {
    if (error instanceof DomainError || signal?.aborted) throw error;
    throw new DomainError("malformed", "The PDF is damaged and could not be read to its end; get it again.", {
      cause: error,
    });
  } finally {
    await file.loadingTask.destroy();
  }
  requireWords(
    pages.some(({ lines }) => lines.length > 0),
    scanned,
    WORDS,
  );
  return { pages, scanned };
}

async function printedPage(page: PDFPageProxy, fonts: FontFaces<Style>): Promise<RawPage> {
  const [, bottom, , top] = page.view as [number, number, number, number];
  return { number: page.pageNumber, height: top - bottom, lines: await printLines(page, fonts) };
}

function lettersOf({ lines }: RawPage): number {
  return lines.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
}

function scannedPage(seen: ScannedPage, number: number): RawPage {
  const rows = rowsOf(scannedFragments(seen, number));
  return { number, height: seen.height, lines: rows.map(({ cells }) => printLineOf(cells)) };
}

function printLineOf(cells: Fragment[]): PrintLine {
  const [first] = cells as [Fragment];
  return {
    ...{ page: first.page, x: first.x, end: cells.at(-1)!.end, y: first.y, size: first.size },
    ...{ italic: false, marks: [], note: null },
    text: cells.map(({ text }) => text).join(" "),
    pieces: cells.map(({ x, end, text }) => ({ x, end, text })),
  };
}
