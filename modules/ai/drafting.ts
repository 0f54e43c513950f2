/** A draft of an answer: lines of text with numbered sources and quotations that point to them. */
import type { Range } from "#modules/authority/schema";
import type { SourcePart } from "./checking.ts";
import type { Quotable } from "./quotable.ts";

export interface Draft {
  /** The part's number as a source, counted from 1; the same part keeps its number. */
  source(quotable: Quotable, part: number): number;
  /** “words of the law” [n] */
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
    quote: (quotable, range, source) => `“${quotable.text.slice(range.start, range.end)}” [${source}]`,
    line: (text) => void lines.push(text),
    written: new Set(),
    toString: () => lines.join("\n"),
  };
}
