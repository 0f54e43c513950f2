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
