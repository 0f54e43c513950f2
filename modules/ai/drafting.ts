/** A draft of an answer: lines of text with numbered sources and quotations that point to them. */
import type { Range } from "#modules/authority/schema";
import type { SourcePart } from "./checking.ts";
import type { Quotable } from "./quotable.ts";

export interface Draft {
  /** The part's number as a source, counted from 1; the same part keeps its number. */
  source(quotable: Quotable, part: number): number;
  /** “words of the law” [n]; in pieces where a footnote's number stands between them */
  quote(quotable: Quotable, range: Range, source: number): string;
  line(text: string): void;
  /** Pin cites of the units that were written whole. */
  readonly written: Set<string>;
  readonly sources: SourcePart[];
  toString(): string;
}

export function createDraft(): Draft {
  const sources: SourcePart[] = [];
  const lines: string[] = [];
  return {
    sources,
    source(quotable, part) {
      const { citation } = quotable.parts[part]!;
      const known = sources.findIndex(
        (source) => source.part === part && source.quotable.parts[part]?.citation === citation,
      );
      return known >= 0 ? known + 1 : sources.push({ quotable, part });
    },
    quote: (quotable, range, source) =>
      withoutFootnotes(quotable, range)
        .map(({ start, end }) => `“${quotable.text.slice(start, end)}” [${source}]`)
        .join(" "),
    line: (text) => void lines.push(text),
    written: new Set(),
    toString: () => lines.join("\n"),
  };
}

/** A range without the footnotes' numbers in it, as the pieces between them; the whole where nothing else is left. */
function withoutFootnotes({ text, footnoteNumbers = [] }: Quotable, { start, end }: Range): Range[] {
  const numbers = footnoteNumbers.filter((number) => number.start >= start && number.end <= end);
  if (numbers.length === 0) return [{ start, end }];
  const edges = [start, ...numbers.flatMap((number) => [number.start, number.end]), end];
  const pieces: Range[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const words = text.slice(edges[at], edges[at + 1]);
    const from = edges[at]! + words.length - words.trimStart().length;
    if (/\p{L}|\d/u.test(words)) pieces.push({ start: from, end: from + words.trim().length });
  }
  return pieces.length > 0 ? pieces : [{ start, end }];
}
