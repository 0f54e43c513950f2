/** Pages of a PDF that are pictures of paper: they have no words to read. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DomainError } from "#modules/kernel";
import type { PdfWords } from "./open.ts";

/** Whether a page without text shows a picture; a page that is blank shows none. */
export async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const { fnArray } = await page.getOperatorList();
  const pictures: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((operation) => pictures.includes(operation));
}

/** @throws DomainError `unsupported` for a PDF without any words, which says whether it is a scan */
export function requireWords(hasWords: boolean, scanned: number[], { name, host }: PdfWords): void {
  if (hasWords) return;
  const why =
    scanned.length > 0
      ? "The PDF is a scan: its pages are pictures without words"
      : "The PDF has no words on any page";
  throw new DomainError("unsupported", `${why}. Get the ${name} with its text from ${host}.`);
}

/** Names the pages that could not be read, for the report of the run; "" for none. */
export function scanNotice(name: string, scanned: readonly number[]): string {
  if (scanned.length === 0) return "";
  const [pages, are] = scanned.length === 1 ? ["Page", "is a picture"] : ["Pages", "are pictures"];
  const those = scanned.length === 1 ? "it was" : "they were";
  return `${pages} ${scanned.join(", ")} of ${name} ${are} without words; ${those} not read.`;
}
