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
  return segments.flatMap(({ unit, role, start, end }) =>
    QUOTABLE.has(role) ? linesOf(text, { start, end }).map((line) => ({ ...line, unit, role })) : [],
  );
}

function linesOf(text: string, { start, end }: Range): Range[] {
  let at = start;
  return text
    .slice(start, end)
    .split("\n")
    .flatMap((line) => {
      const from = at + line.length - line.trimStart().length;
      const words = line.trim();
      at += line.length + 1;
      return words === "" ? [] : [{ start: from, end: from + words.length }];
    });
}
