/** The lines of a text that can be quoted: numbers and headings only point, and footnotes are the publisher's. */
import type { Range, SegmentRole, Structure } from "../schema.ts";

const QUOTABLE: ReadonlySet<SegmentRole> = new Set([
  "chapeau",
  "content",
  "continuation",
  "proviso",
  "table",
]);

/** A paragraph, or one row of a table with a tab between its cells. */
export interface QuotableLine extends Range {
  /** Index into the structure's units. */
  unit: number;
  role: SegmentRole;
}

/** In the order of the text, without surrounding white space. */
export function quotableLines(text: string, { segments }: Structure): QuotableLine[] {
  const lines: QuotableLine[] = [];
  for (const { unit, role, start, end } of segments) {
    if (!QUOTABLE.has(role)) continue;
    for (let from = start; from < end;) {
      const feed = text.indexOf("\n", from);
      const to = feed < 0 || feed > end ? end : feed;
      const line = text.slice(from, to);
      const words = line.trim();
      const first = from + line.length - line.trimStart().length;
      if (words !== "") lines.push({ unit, role, start: first, end: first + words.length });
      from = to + 1;
    }
  }
  return lines;
}
