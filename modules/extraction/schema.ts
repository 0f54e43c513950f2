/** What a preview shows of a table; safe in a browser. */

export interface TableRows {
  /** The sheet's name; null for a CSV file. */
  sheet: string | null;
  /** First rows, as text. Formulas are not computed and never run. */
  rows: string[][];
  /** More rows follow than are here. */
  isCut: boolean;
}

/** The longest row of a preview, in cells. */
export const PREVIEW_COLUMNS = 50;
