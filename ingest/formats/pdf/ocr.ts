/** OCR of pages that are pictures: what the reader of scans gives, as lines of a page. */
import type { Fragment } from "./runs.ts";

/** A page as OCR reads it, in points from its lower left corner. */
export interface ScannedPage {
  width: number;
  height: number;
  /** In the order of reading. */
  runs: { text: string; x: number; end: number; y: number; size: number }[];
}

/** OCR of the pages of one file. */
export interface Scans {
  /** Null for a page that has no words, or whose words OCR does not find in time. @throws DomainError `unavailable` */
  readPage(page: number): Promise<ScannedPage | null>;
}

/** How a file is read. */
export interface Reading {
  signal?: AbortSignal | undefined;
  /** Without it pages that are pictures stay unread. */
  scans?: Scans | undefined;
}

/** Lines of a scanned page; OCR tells neither bold nor italic letters. */
export function scannedFragments({ runs }: ScannedPage, page: number): Fragment[] {
  return runs.map(({ text, x, end, y, size }) => ({
    ...{ page, x, end, y, size, text: text.replace(/\s+/g, " ").trim() },
    ...{ bold: false, italic: false, note: false, marks: [] },
  }));
}
