import { MAX_DRAWN_PIXELS, MAX_DRAWN_SIDE } from "../limits.ts";

/** Largest scale at which a drawing stays within the limits. */
export function largestScale(width: number, height: number): number {
  const byPixels = Math.sqrt(MAX_DRAWN_PIXELS / Math.max(1, width * height));
  return Math.min(byPixels, MAX_DRAWN_SIDE / Math.max(1, width, height));
}
