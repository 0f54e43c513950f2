/** Pages of papers that an answer may quote; safe in a browser. */

export interface TextRange {
  start: number;
  end: number;
}

/** A page of a client's paper. Formats without pages have one, page 1. */
export interface PaperPage {
  documentId: string;
  intakeId: string;
  fileName: string;
  /** From 1. */
  page: number;
  /** Personal numbers are masked. */
  text: string;
  /** Passages that a search found in it, best first. */
  found: TextRange[];
  /** 0 to 1 */
  score: number;
}

/** Result of indexing, as counts of papers. */
export interface IndexedCounts {
  indexed: number;
  unchanged: number;
  failed: number;
}
