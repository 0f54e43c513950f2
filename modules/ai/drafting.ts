/** A draft of an answer: lines of text with numbered sources and quotations that point to them. */
import { formatPath, type DocumentText } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { SourceUnit } from "./checking.ts";

export interface Draft {
  /** The unit's number as a source, counted from 1; the same unit keeps its number. */
  source(section: DocumentText, unit: number): number;
  /** “words of the law” [n] */
  quote(section: DocumentText, range: Range, source: number): string;
  line(text: string): void;
  readonly sources: SourceUnit[];
  toString(): string;
}

export function createDraft(): Draft {
  const sources: SourceUnit[] = [];
  const lines: string[] = [];
  return {
    sources,
    source(section, unit) {
      const { path, id } = section.structure.units[unit]!;
      const citation = `${section.citation}${formatPath(path)}`;
      const known = sources.findIndex((source) => source.citation === citation && source.unit === unit);
      if (known >= 0) return known + 1;
      return sources.push({ section, unit, citation, url: `${section.url}${id ? `#${id}` : ""}` });
    },
    quote: (section, range, source) => `“${section.text.slice(range.start, range.end)}” [${source}]`,
    line: (text) => void lines.push(text),
    toString: () => lines.join("\n"),
  };
}
