import type { Mark, Range, Structure } from "#modules/authority/schema";
import { lawPath } from "./law-path.ts";

/** A run of text with uniform formatting; the runs concatenated are the official text. */
export interface Inline {
  text: string;
  /** Path on this site that the text refers to. */
  href?: string;
  marks?: Mark["kind"][];
  /** A word that a search looked for. */
  isHit?: boolean;
}

/** A range of the text that refers to a place on this site. */
export interface TextLink extends Range {
  path: string;
}

/** References that the official file marks. */
export function officialLinks({ references }: Pick<Structure, "references">): TextLink[] {
  return references.flatMap(({ href, ...range }) => {
    const path = lawPath(href);
    return path ? [{ ...range, path }] : [];
  });
}

interface Sliced {
  links: TextLink[];
  marks: Mark[];
}

/** Splits a range of the text where a reference or an emphasis begins or ends. */
export function createSlicer(text: string, { links, marks }: Sliced): (range: Range) => Inline[] {
  return ({ start, end }) => {
    const inside = [...links, ...marks].filter((range) => range.start < end && range.end > start);
    const cuts = new Set([start, end]);
    for (const range of inside) cuts.add(Math.max(range.start, start)).add(Math.min(range.end, end));
    const points = [...cuts].sort((a, b) => a - b);
    return points.slice(0, -1).map((from, index) => describe(from, points[index + 1] ?? end));
  };

  function describe(from: number, to: number): Inline {
    const covers = (range: Range) => range.start <= from && range.end >= to;
    const href = links.find(covers)?.path;
    const words = text.slice(from, to);
    const kinds = marks.filter(covers).flatMap(({ kind }) => (isWrittenSo(kind, words) ? [] : kind));
    return { text: words, ...(href && { href }), ...(kinds.length > 0 && { marks: kinds }) };
  }
}

/** Figures that are raised or lowered characters already: "²", "₂". */
function isWrittenSo(kind: Mark["kind"], words: string): boolean {
  return (kind === "sup" || kind === "sub") && /[\p{No}\p{Lm}]/u.test(words);
}
