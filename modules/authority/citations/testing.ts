/** Short forms of what a text cites, for the tests of each kind. */
import type { Citation } from "./citation.ts";
import { findCitations, formatCitation } from "./registry.ts";

/** Canonical citations of a text, in its order. */
export function cites(text: string, context?: Citation): string[] {
  return findCitations(text, context).map(formatCitation);
}

/** The words of a text that each citation covers; "" for members inside of a range. */
export function citedWords(text: string, context?: Citation): string[] {
  return findCitations(text, context).map(({ start, end }) => text.slice(start, end));
}
