/**
 * The check that every quotation passes, whichever model wrote the answer: each “quotation” [n] must stand in source n
 * as stored. The library's `locate` is the only comparison, and the answer shows the stored text, never the model's.
 */
import { locate } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { Quotable } from "./quotable.ts";
import type { Quotation } from "./schema.ts";

/** A numbered source. `part` is an index into `quotable.parts`. */
export interface SourcePart {
  quotable: Quotable;
  part: number;
}

export interface CheckedAnswer {
  answer: string;
  quotations: Quotation[];
  /** Number of lines removed because a quotation in them stands in no source. */
  rejected: number;
}

const CLOSING = /”\s*\[(\d{1,3})\]/g;

/** Removes each line that holds a quotation missing from its source. `[1]` names the first of `sources`. */
export function checkAnswer(draft: string, sources: SourcePart[]): CheckedAnswer {
  const quotations: Quotation[] = [];
  const lines: string[] = [];
  let rejected = 0;
  for (const line of draft.split("\n")) {
    const checked = checkLine(line, sources);
    if (!checked) {
      rejected++;
      continue;
    }
    lines.push(checked.line);
    quotations.push(...checked.quotations);
  }
  return { answer: tidy(lines), quotations, rejected };
}

function checkLine(line: string, sources: SourcePart[]): { line: string; quotations: Quotation[] } | null {
  const quotations: Quotation[] = [];
  let shown = "";
  let from = 0;
  for (const closing of line.matchAll(CLOSING)) {
    const number = Number(closing[1]);
    const source = sources[number - 1];
    const found = source && findQuotation(line.slice(0, closing.index), from, source);
    if (!source || !found) return null;
    const text = source.quotable.text.slice(found.range.start, found.range.end);
    const citation = source.quotable.citeAt(found.range);
    quotations.push({ text, citation, source: number, ...placeOf(source, found.range) });
    shown += `${line.slice(from, found.opening)}“${text}” [${number}]`;
    from = closing.index + closing[0].length;
  }
  shown += line.slice(from);
  return { line: withoutLooseNumbers(shown), quotations };
}

function placeOf({ quotable: { paper } }: SourcePart, { start, end }: Range): Pick<Quotation, "place"> {
  return paper ? { place: { documentId: paper.documentId, page: paper.page, start, end } } : {};
}

/** Removes each [n] that follows no quotation, since it claims more than was checked. */
function withoutLooseNumbers(line: string): string {
  return line.replace(/(.?)\s*\[\d{1,3}\]/gu, (whole, before: string) => (before === "”" ? whole : before));
}

/**
 * The quotation at the end of `line`, which stops before the closing mark: it starts at the first opening mark from
 * `from` on whose words stand in the source.
 */
function findQuotation(
  line: string,
  from: number,
  source: SourcePart,
): { opening: number; range: Range } | null {
  const within = source.quotable.parts[source.part]!;
  for (let opening = line.indexOf("“", from); opening >= 0; opening = line.indexOf("“", opening + 1)) {
    const range = locate(line.slice(opening + 1), source.quotable.text, within);
    if (range) return { opening, range };
  }
  return null;
}

/** Removes headings with nothing below them, and repeated blank lines. */
function tidy(lines: string[]): string {
  const kept = lines.filter((line, index) => {
    if (!line.startsWith("## ")) return true;
    const next = lines.slice(index + 1).find((other) => other.trim() !== "");
    return next !== undefined && !next.startsWith("## ");
  });
  return kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
