import { MAX_DRAWN_PIXELS, MAX_DRAWN_SIDE } from "../limits.ts";

/** How many times as large something may be drawn at most, so that it keeps to the limits. */
export function largestScale(width: number, height: number): number {
  const byPixels = Math.sqrt(MAX_DRAWN_PIXELS / Math.max(1, width * height));
  return Math.min(byPixels, MAX_DRAWN_SIDE / Math.max(1, width, height));
}
