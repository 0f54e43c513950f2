/** Which of the passages found an answer draws on. */
import type { Passage } from "#modules/authority";
import type { OtherDocument } from "./other-shelves/deciding-document.ts";

/** The Code, and what the question cites: they decide whether and from what it is answered. */
export function lawOf(passages: Passage[]): Passage[] {
  return passages.filter(({ document, cited }) => cited || document.shelf === "statute");
}

/** What was found of the Code, after the document of another shelf that decides, or before one that says more. */
export function withOther(
  other: OtherDocument | null,
  { found, ofCode }: Record<"found" | "ofCode", Passage[]>,
): Passage[] {
  if (!other) return ofCode;
  const { citation } = other.answered.section;
  const own = found.filter(({ document }) => document.citation === citation);
  return other.decides ? [...own, ...ofCode] : [...ofCode, ...own];
}
