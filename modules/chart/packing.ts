/** Parts of a chart in rows, like words in lines. */
import type { Point, Size } from "./contract.ts";
import { GAP } from "./measures.ts";

/** Place of each part, and the size of all. */
export function packParts(parts: readonly Size[], rowWidth: number): { places: Point[]; size: Size } {
  const most = Math.max(rowWidth, ...parts.map(({ width }) => width));
  const places: Point[] = [];
  let [x, y, tallest, widest] = [0, 0, 0, 0];
  for (const { width, height } of parts) {
    if (x > 0 && x + width > most) {
      [x, y, tallest] = [0, y + tallest + GAP.rows, 0];
    }
    places.push({ x, y });
    widest = Math.max(widest, x + width);
    tallest = Math.max(tallest, height);
    x += width + GAP.parts;
  }
  return { places, size: { width: widest, height: y + tallest } };
}
