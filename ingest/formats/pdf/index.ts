/**
 * Reads a PDF of running text, whatever its columns: the shared reader of rulings, bulletins, publications and opinions.
 * What it is about (citation, units) is for the reader of its kind.
 */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DomainError } from "#modules/kernel";
import { columnsOf, regionsOf, rowsOf, type Columns } from "./columns.ts";
import { withoutFurniture, type Page } from "./furniture.ts";
import { HyphenEvidence } from "./hyphens.ts";
import { scannedFragments, type Reading, type Scans } from "./ocr.ts";
import { openPdf, PAPER, type PdfWords } from "./open.ts";
import { ParagraphBuilder, type Paragraph } from "./paragraphs.ts";
import { fragmentsOf, styleOf, type Style } from "./runs.ts";
import { isScan, requireWords, ScannedPages } from "./scans.ts";
import { FontFaces } from "./text-items.ts";
import { inUsualColumns, keepsTo, mainGutters, usualGutters } from "./usual-columns.ts";

export { openPdf } from "./open.ts";
export type { Paragraph } from "./paragraphs.ts";

export interface PdfText {
  pages: number;
  /** In reading order. */
  paragraphs: Paragraph[];
  /** Numbers printed on the pages, first page first; null where none is. */
  folios: (number | null)[];
  /** Pages that are pictures. */
  scanned: ScannedPages;
  /** ISO date on which the file says that it was made; null where it does not. */
  created: string | null;
}

/** More pages than any official paper has; a file that loops has no end. */
const MAX_PAGES = 5000;

/** @throws DomainError `unsupported`, `malformed` or `too_large`, naming the problem of the file. */
export async function readPdf(
  path: string,
  { words, ...reading }: { words?: PdfWords } & Reading = {},
): Promise<PdfText> {
  const { pages: raw, created, scanned } = await readPages(path, words, reading);
  requireWords(
    raw.some(({ fragments }) => fragments.length > 0),
    scanned,
    words ?? PAPER,
  );
  const pages = withoutFurniture(raw);
  const hyphens = new HyphenEvidence();
  const builder = new ParagraphBuilder(bodySize(pages), hyphens);
  const found = pages.map((page) => columnsOf(page.fragments, page));
  const usual = usualGutters(found);
  const main = mainGutters(found);
  const regions = pages.flatMap((page, at) => {
    const { fragments } = page;
    const own = found[at] ?? null;
    const columns: Columns | null =
      main && keepsTo(fragments, main, own)
        ? { gutters: main, stretches: null }
        : (own ?? inUsualColumns(rowsOf(fragments), usual));
    return regionsOf(fragments, page, columns);
  });
  for (const { rows } of regions) {
    let isBroken = false;
    for (const { text } of rows.flatMap(({ cells }) => cells)) {
      hyphens.learn(text, isBroken);
      isBroken = text.endsWith("-");
    }
  }
  for (const region of regions) builder.add(region);
  return {
    created,
    pages: pages.length,
    paragraphs: builder.finish(),
    folios: pages.map(({ folio }) => folio),
    scanned,
  };
}

export interface RawPages {
  pages: Page[];
  created: string | null;
  scanned: ScannedPages;
}

export async function readPages(
  path: string,
  words: PdfWords | undefined,
  { signal, scans }: Reading,
): Promise<RawPages> {
  const pdf = await openPdf(path, words);
  const styles = new FontFaces(styleOf);
  const pages: Page[] = [];
  const scanned = new ScannedPages();
  let created: string | null = null;
  try {
    created = dayOf(((await pdf.getMetadata()).info as { CreationDate?: string }).CreationDate);
    if (pdf.numPages > MAX_PAGES)
      throw new DomainError("too_large", `The PDF has ${pdf.numPages} pages; it was not read.`);
    for (let number = 1; number <= pdf.numPages; number++) {
      signal?.throwIfAborted();
      const page = await pdf.getPage(number);
      const printed = await printedPage(page, styles);
      const isPicture = await isScan(page, lettersOf(printed.fragments));
      page.cleanup();
      pages.push(isPicture ? await readScan(printed, scanned, scans) : printed);
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    await pdf.loadingTask.destroy();
  }
  return { pages, created, scanned };
}

async function printedPage(page: PDFPageProxy, styles: FontFaces<Style>): Promise<Page> {
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const size = { width: right - left, height: top - bottom };
  return { number: page.pageNumber, ...size, fragments: await fragmentsOf(page, styles), folio: null };
}

/** What OCR reads in place of the few words that stand over a picture. */
async function readScan(page: Page, scanned: ScannedPages, scans: Scans | undefined): Promise<Page> {
  const seen = (await scans?.readPage(page.number)) ?? null;
  (seen ? scanned.read : scanned.unread).push(page.number);
  if (!seen) return page;
  return {
    ...page,
    width: seen.width,
    height: seen.height,
    fragments: scannedFragments(seen, page.number),
  };
}

function lettersOf(fragments: Page["fragments"]): number {
  return fragments.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
}

/** "D:20251009084512-04'00'" → its day. */
function dayOf(stamp: string | undefined): string | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)/.exec(stamp ?? "");
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

/** Size of the letters that most of the text has. */
function bodySize(pages: readonly Page[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pages.flatMap(({ fragments }) => fragments)) {
    const rounded = Math.round(size * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function damaged(error: unknown): unknown {
  if (error instanceof DomainError || (error instanceof Error && error.name === "AbortError")) return error;
  return new DomainError("malformed", "The PDF is damaged and could not be read to its end; get it again.", {
    cause: error,
  });
}
