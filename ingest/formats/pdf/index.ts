/**
 * Reads a PDF of running text, whatever its columns: the shared reader of rulings, bulletins, publications and opinions.
 * What it is about (citation, units) is for the reader of its kind.
 */
import { DomainError } from "#modules/kernel";
import { regionsOf } from "./columns.ts";
import { withoutFurniture, type Page } from "./furniture.ts";
import { HyphenEvidence } from "./hyphens.ts";
import { openPdf, PAPER, type PdfWords } from "./open.ts";
import { ParagraphBuilder, type Paragraph } from "./paragraphs.ts";
import { fragmentsOf, styleOf } from "./runs.ts";
import { isPicture, requireWords } from "./scans.ts";
import { FontFaces } from "./text-items.ts";

export { openPdf } from "./open.ts";
export type { Paragraph } from "./paragraphs.ts";

export interface PdfText {
  pages: number;
  /** In reading order. */
  paragraphs: Paragraph[];
  /** Numbers printed on the pages, first page first; null where none is. */
  folios: (number | null)[];
  /** Pages that are pictures without any text. */
  scanned: number[];
  /** ISO date on which the file says that it was made; null where it does not. */
  created: string | null;
}

/** More pages than any official paper has; a file that loops has no end. */
const MAX_PAGES = 5000;

/** @throws DomainError `unsupported`, `malformed` or `too_large`, naming the problem of the file. */
export async function readPdf(
  path: string,
  { words, signal }: { words?: PdfWords; signal?: AbortSignal } = {},
): Promise<PdfText> {
  const { pages: raw, created, scanned } = await readPages(path, words, signal);
  requireWords(
    raw.some(({ fragments }) => fragments.length > 0),
    scanned,
    words ?? PAPER,
  );
  const pages = withoutFurniture(raw);
  const hyphens = new HyphenEvidence();
  const builder = new ParagraphBuilder(bodySize(pages), hyphens);
  for (const page of pages) {
    for (const region of regionsOf(page.fragments, page)) {
      let isBroken = false;
      for (const { text } of region.rows.flatMap(({ cells }) => cells)) {
        hyphens.learn(text, isBroken);
        isBroken = text.endsWith("-");
      }
      builder.add(region);
    }
  }
  return {
    created,
    pages: pages.length,
    paragraphs: builder.finish(),
    folios: pages.map(({ folio }) => folio),
    scanned,
  };
}

interface RawPages {
  pages: Page[];
  created: string | null;
  scanned: number[];
}

async function readPages(path: string, words?: PdfWords, signal?: AbortSignal): Promise<RawPages> {
  const pdf = await openPdf(path, words);
  const styles = new FontFaces(styleOf);
  const pages: Page[] = [];
  const scanned: number[] = [];
  let created: string | null = null;
  try {
    created = dayOf(((await pdf.getMetadata()).info as { CreationDate?: string }).CreationDate);
    if (pdf.numPages > MAX_PAGES)
      throw new DomainError("too_large", `The PDF has ${pdf.numPages} pages; it was not read.`);
    for (let number = 1; number <= pdf.numPages; number++) {
      signal?.throwIfAborted();
      const page = await pdf.getPage(number);
      const [left, bottom, right, top] = page.view as [number, number, number, number];
      const fragments = await fragmentsOf(page, styles);
      if (fragments.length === 0 && (await isPicture(page))) scanned.push(number);
      page.cleanup();
      pages.push({ number, width: right - left, height: top - bottom, fragments, folio: null });
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    await pdf.loadingTask.destroy();
  }
  return { pages, created, scanned };
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
