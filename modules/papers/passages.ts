/** Divides the text of a page into passages along its lines. */
import type { TextRange } from "./schema.ts";

/** A passage ends with the line that reaches this length. */
const TARGET = 600;
/** A longer line is cut. */
const MOST = 1200;

/** In the order of the text. */
export function cutPassages(text: string): TextRange[] {
  const passages: TextRange[] = [];
  let start = 0;
  const close = (end: number) => {
    if (text.slice(start, end).trim() !== "") passages.push({ start, end });
    start = end;
  };
  for (const { end } of linesOf(text)) {
    for (let cut = start + MOST; cut < end; cut += MOST) close(cut);
    if (end - start >= TARGET) close(end);
  }
  close(text.length);
  return passages;
}

/** Each with its line break. */
export function linesOf(text: string): TextRange[] {
  const lines: TextRange[] = [];
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    lines.push({ start, end });
    start = end;
  }
  return lines;
}
