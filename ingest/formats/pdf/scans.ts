/** Pages of a PDF that are pictures of paper: read by OCR where there is a reader for them, and named in any case. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import type { PdfWords } from "./open.ts";

/** A stamp or a number over a scan has fewer letters. */
const FEW_LETTERS = 60;
/** Pixels of a scanned page, at least: a letter page at 75 dots an inch. */
const PAGE_PIXELS = 500_000;

/** Which pages of a file are pictures: those that OCR read, and those without words. */
export class ScannedPages {
  readonly read: number[] = [];
  readonly unread: number[] = [];
}

/** Whether a page is a picture of paper; a blank page is none, and neither is a text with a picture. */
export async function isScan(page: PDFPageProxy, letters: number): Promise<boolean> {
  if (letters >= FEW_LETTERS) return false;
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((operation, at) => {
    if (!pictures.includes(operation)) return false;
    return letters === 0 || pixelsOf(argsArray[at] as unknown[]) >= PAGE_PIXELS;
  });
}

/** A picture is drawn by its name, width and height, or as an object with both. */
function pixelsOf([first, width, height]: unknown[]): number {
  if (typeof width === "number" && typeof height === "number") return width * height;
  const picture = first as { width?: number; height?: number } | undefined;
  return (picture?.width ?? 0) * (picture?.height ?? 0);
}

/** @throws DomainError `unsupported` for a PDF without any words, which says whether it is a scan */
export function requireWords(hasWords: boolean, { unread }: ScannedPages, { name, host }: PdfWords): void {
  if (hasWords) return;
  const why =
    unread.length > 0
      ? "The PDF is a scan: its pages are pictures without words"
      : "The PDF has no words on any page";
  throw new DomainError("unsupported", `${why}. Get the ${name} with its text from ${host}.`);
}

/** Names the pages that are pictures, for the report of the run; "" for none. */
export function scanNotice(name: string, { read, unread }: ScannedPages): string {
  const said = [
    read.length > 0 &&
      `${pagesNamed(read)} of ${name} ${read.length === 1 ? "was" : "were"} read by OCR from a scan.`,
    unread.length > 0 &&
      `${pagesNamed(unread)} of ${name} ${unread.length === 1 ? "is a picture" : "are pictures"} without words; ${unread.length === 1 ? "it was" : "they were"} not read.`,
  ];
  return said.filter((sentence) => sentence !== false).join(" ");
}

function pagesNamed(pages: readonly number[]): string {
  return `${pages.length === 1 ? "Page" : "Pages"} ${pages.join(", ")}`;
}

/** Marks a document with words that OCR read: `scanned`, the pages of its file. */
export function withScanMark(document: ParsedDocument, scanned: readonly number[]): ParsedDocument {
  return scanned.length === 0 ? document : { ...document, facts: { ...document.facts, scanned } };
}

/** Of pages of a file those on which a document of it stands. */
export function pagesOf({ structure }: ParsedDocument, { read }: ScannedPages): number[] {
  return read.filter((number) => structure.pages?.some(({ page }) => page === number));
}
