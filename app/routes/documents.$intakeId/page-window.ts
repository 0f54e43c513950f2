/** Pages that are shown at once. */
export const WINDOW = 10;

export interface PageWindow {
  /** The first page that is shown, from 1. */
  first: number;
  last: number;
  /** Null until the document was read. */
  count: number | null;
}

/** The pages to show from page `at` on; the first one alone while nobody knows how many there are. */
export function pageWindow(count: number | null, at: number): PageWindow {
  if (!count) return { first: 1, last: 1, count: null };
  const first = Math.min(at, count);
  return { first, last: Math.min(first + WINDOW - 1, count), count };
}
