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

/** Whether words between marks that name no source must stand in one of them all the same. */
type MustStand = (words: string) => boolean;

/**
 * Removes each line that holds a quotation missing from its source. `[1]` names the first of `sources`.
 * @param mustStand default: what names no source is no quotation
 */
export function checkAnswer(
  draft: string,
  sources: SourcePart[],
  mustStand: MustStand = () => false,
): CheckedAnswer {
  const quotations: Quotation[] = [];
  const lines: string[] = [];
  let rejected = 0;
  for (const line of draft.split("\n")) {
    const checked = checkLine(line, sources, mustStand);
    if (!checked) {
      rejected++;
      continue;
    }
    lines.push(checked.line);
    quotations.push(...checked.quotations);
  }
  return { answer: tidy(lines), quotations, rejected };
}

interface CheckedLine {
  line: string;
  quotations: Quotation[];
}

function checkLine(line: string, sources: SourcePart[], mustStand: MustStand): CheckedLine | null {
  const quotations: Quotation[] = [];
  let shown = "";
  let from = 0;
  const addOwnWords = (words: string): boolean => {
    const checked = checkUnnumbered(words, sources, mustStand);
    if (!checked) return false;
    shown += checked.line;
    quotations.push(...checked.quotations);
    return true;
  };
  for (const closing of line.matchAll(CLOSING)) {
    const number = Number(closing[1]);
    const source = sources[number - 1];
    const found = source && findQuotation(line.slice(0, closing.index), from, source);
    if (!source || !found || !addOwnWords(line.slice(from, found.opening))) return null;
    const quotation = toQuotation(source, number, found.range);
    quotations.push(quotation);
    shown += `“${quotation.text}” [${number}]`;
    from = closing.index + closing[0].length;
  }
  if (!addOwnWords(line.slice(from))) return null;
  return { line: withoutLooseNumbers(shown), quotations };
}

/** Words between marks, of which some hold a term between marks of its own; the last may go on in the next line. */
const UNNUMBERED = /“((?:[^“”]|“[^“”]*”)*)(?:”|$)/g;

/** Words between quotations: what must stand in a source gets the number of the first that holds it. */
function checkUnnumbered(words: string, sources: SourcePart[], mustStand: MustStand): CheckedLine | null {
  const quotations: Quotation[] = [];
  let isWhole = true;
  const line = words.replace(UNNUMBERED, (whole, quoted: string) => {
    if (!mustStand(quoted)) return whole;
    // A comma before the closing mark may be the sentence's, not the quotation's.
    const bare = quoted.replace(/[,.;:\s]+$/, "");
    for (const [index, source] of sources.entries()) {
      const range = locate(bare, source.quotable.text, source.quotable.parts[source.part]!);
      if (!range) continue;
      const quotation = toQuotation(source, index + 1, range);
      quotations.push(quotation);
      return `“${quotation.text}” [${quotation.source}]`;
    }
    isWhole = false;
    return whole;
  });
  return isWhole ? { line, quotations } : null;
}

function toQuotation(source: SourcePart, number: number, range: Range): Quotation {
  const { quotable } = source;
  const text = quotable.text.slice(range.start, range.end);
  return { text, citation: quotable.citeAt(range), source: number, ...placeOf(source, range) };
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
