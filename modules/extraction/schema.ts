/** Shape of a table preview; safe in a browser. */

export interface TableRows {
  /** Name of the sheet; null for a CSV file. */
  sheet: string | null;
  /** First rows, as text. Formulas are not evaluated. */
  rows: string[][];
  /** The table has more rows. */
  isCut: boolean;
}

/** Maximum number of cells per row. */
export const PREVIEW_COLUMNS = 50;
