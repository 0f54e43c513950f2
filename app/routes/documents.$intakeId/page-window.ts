/** Number of pages shown at once. */
export const WINDOW = 10;

export interface PageWindow {
  /** First page shown, from 1. */
  first: number;
  last: number;
  /** Number of pages; null until the extraction is done. */
  count: number | null;
}

/** The pages to show from page `at` on; the first one only while the count is unknown. */
export function pageWindow(count: number | null, at: number): PageWindow {
  if (!count) return { first: 1, last: 1, count: null };
  const first = Math.min(at, count);
  return { first, last: Math.min(first + WINDOW - 1, count), count };
}
