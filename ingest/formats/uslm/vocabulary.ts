import { isSpace } from "../../spaces.ts";
import type { Mark, SegmentRole, UnitKind } from "#modules/authority/schema";

/** Element names of USLM 1.0 and 2, without prefix, by their role for the reader. */

/** Divisions above the section, in any order and at any depth. */
export const DIVISIONS = new Set([
  "title",
  "subtitle",
  "chapter",
  "subchapter",
  "part",
  "subpart",
  "division",
  "subdivision",
  "article",
  "subarticle",
]);

export const UNITS: ReadonlyMap<string, UnitKind> = new Map(
  (
    ["subsection", "paragraph", "subparagraph", "clause", "subclause", "item", "subitem", "level"] as const
  ).map((kind) => [kind, kind]),
);

export const ROLES: ReadonlyMap<string, SegmentRole> = new Map([
  ["num", "num"],
  ["heading", "heading"],
  ["chapeau", "chapeau"],
  ["content", "content"],
  ["continuation", "continuation"],
  ["proviso", "proviso"],
]);

export const MARKS: ReadonlyMap<string, Mark["kind"]> = new Map([
  ["i", "i"],
  ["em", "i"],
  ["b", "b"],
  ["strong", "b"],
  ["sup", "sup"],
  ["sub", "sub"],
]);

/** Elements inside running text that are on a line of their own. */
export const LINES = new Set([
  "p",
  "br",
  "listItem",
  "quotedContent",
  "section",
  "subsection",
  "paragraph",
  "subparagraph",
  "clause",
  "subclause",
  "item",
  "subitem",
  "level",
  "continuation",
  "note",
  "tr",
]);

/** Footnotes are notes in USLM 1.0 and elements of their own in USLM 2. */
export function isFootnote(name: string, attributes: Record<string, string>): boolean {
  return name === "footnote" || (name === "note" && attributes.type === "footnote");
}

/** Removes the namespace prefix: the House's files have both `table` and `html:table`. */
export function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

const WHITE_SPACE_RUNS = /[ \t\r\n]+/g;

/**
 * Collapses white space that only formats the XML (it always has a line end or tab) into one space. Spaces of the
 * law are unchanged.
 */
export function collapse(text: string): string {
  const formatted = text.includes("\n") || text.includes("\t") || text.includes("\r");
  return formatted ? text.replace(WHITE_SPACE_RUNS, " ") : text;
}

/** Trims white space of every kind. */
export function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const DASHES = /[\u2010-\u2015\u2212]/g;

/** The printed "1400Z–2" as "1400Z-2", as in URLs and citations. */
export function plainDesignator(value: string): string {
  return trimEdges(value).replace(DASHES, "-");
}
