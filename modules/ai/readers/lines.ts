/** Lines of running text. */
import type { Range } from "#modules/authority/schema";

/** Lines of a range that hold something, the first ones: a quotation stays within one. */
export function linesOf(text: string, { start, end }: Range, count = Infinity): Range[] {
  const lines: Range[] = [];
  let from = start;
  for (const line of text.slice(start, end).split("\n")) {
    if (lines.length === count) break;
    if (line.trim() !== "") lines.push({ start: from, end: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

export function trimmed(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  return { start: start + words.length - words.trimStart().length, end: start + words.trimEnd().length };
}
