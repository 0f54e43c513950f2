/** What OCR reads of official papers. */

/** One run of words on a scanned page, in points from its lower left corner. */
export interface ScannedRun {
  text: string;
  x: number;
  end: number;
  /** Of the baseline. */
  y: number;
  /** Size of the letters. */
  size: number;
}

/** What OCR reads on a page, in the turn in which it is read. */
export interface ScannedPage {
  width: number;
  height: number;
  /** In the order of reading. */
  runs: ScannedRun[];
}

/** OCR of official papers, a page at a time, in a process like that of clients' papers. */
export interface ScanReader {
  /**
   * Null for a page without words. @throws DomainError `unsupported` for a page that takes too long or cannot be
   * drawn, `unavailable` when the reader fails
   */
  readPage(pdf: Uint8Array, page: number, signal?: AbortSignal): Promise<ScannedPage | null>;
  stop(): void;
}
