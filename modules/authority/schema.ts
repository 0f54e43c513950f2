/**
 * Types of the law library; safe in a browser.
 *
 * A *source* (the Code, 26 CFR) is published in *releases*: editions of a whole ("119-100") or of a part, or issues. A
 * release holds *documents*; the text of a document at a release is a *version*, never overwritten. A version's text is
 * one string; everything else about it (units, segments, references, tables) is a range of characters in that string.
 */
import type { StandingMark } from "./standing/standings.ts";

export type SourceType =
  | "federal_statute"
  | "regulation"
  | "ruling"
  | "court_opinion"
  | "form"
  | "accounting_standard"
  | "state_law";

/** Where a document stands in the library; shelves are ordered as a person sees them. */
export const SHELVES = [
  "statute",
  "regulation",
  "ruling",
  "determination",
  "opinion",
  "publication",
  "register",
] as const;
export type Shelf = (typeof SHELVES)[number];

/** Which grammar of citation names a document. */
export type DocumentKind =
  | "code"
  | "regulation"
  | "ruling"
  | "determination"
  | "tax-court"
  | "reporter"
  | "docket"
  | "public-law"
  | "register"
  | "publication"
  | "form";

/**
 * How a source publishes. An *edition* states a named whole or part (a CFR volume) completely: what it lacks is gone.
 * An *issue* adds documents, and nothing goes.
 */
export type Publishing = "editions" | "issues";

export interface Source {
  id: string;
  name: string;
  description: string;
  sourceType: SourceType;
  format: "xml" | "json" | "pdf" | "html" | "zip";
  priority: "high" | "medium" | "low";
  updateFrequency: string;
  shelf: Shelf;
  publishes: Publishing;
  isActive: boolean;
}

/** Half-open range of UTF-16 code units in a version's `text`. */
export interface Range {
  start: number;
  end: number;
}

export type UnitKind =
  | "section"
  | "subsection"
  | "paragraph"
  | "subparagraph"
  | "clause"
  | "subclause"
  | "item"
  | "subitem"
  | "level"
  | "example"
  | "question"
  | "part"
  | "footnote";

/**
 * One unit of the law with everything below it. `path` holds the designators from the section down:
 * `["a","1","B"]` for 61(a)(1)(B), `[]` for the section itself. `id` is its fragment on the page ("a-1-B");
 * where the law uses a designator twice, the second is "d-4~2", with the same path.
 */
export interface Unit extends Range {
  id: string;
  kind: UnitKind;
  path: string[];
  /** Index of the enclosing unit in `units`; -1 for the section. */
  parent: number;
  heading: string | null;
  /** "repealed", "omitted", "reserved", "transferred", "renumbered" as in the official file, else null. */
  status: string | null;
}

/** `num` is "(a)"; `chapeau` the words before a list, `continuation` those after it. */
export type SegmentRole =
  "num" | "heading" | "chapeau" | "content" | "continuation" | "proviso" | "table" | "footnote";

/** A run of text with one role, belonging to `units[unit]`; segments are in the order of the text. */
export interface Segment extends Range {
  role: SegmentRole;
  unit: number;
}

/** A reference that the official file marks: `/us/usc/t26/s151` becomes a link when the library holds it. */
export interface Reference extends Range {
  href: string;
}

/** A table. Its range in the version's `text` holds the same cells row by row, with tabs between them. */
export interface LawTable extends Range {
  header: string[][];
  rows: string[][];
}

/** Emphasis inside a segment. */
export interface Mark extends Range {
  kind: "i" | "b" | "sup" | "sub";
}

export interface Structure {
  units: Unit[];
  segments: Segment[];
  references: Reference[];
  tables: LawTable[];
  marks: Mark[];
  /** Where each printed page begins, in the order of the text; absent where the file has no pages. */
  pages?: { page: number; start: number }[];
}

/** An editorial or statutory note: not part of the law, never searched or quoted as law. */
export interface Note {
  topic: string;
  heading: string;
  paragraphs: string[];
}

/** One step of the hierarchy above a section: subtitle, chapter, subchapter, part, subpart, … */
export interface HierarchyStep {
  level: string;
  /** "A", "1", "I" */
  number: string;
  /** "Subtitle A", "Chapter 1": as shown to people */
  label: string;
  heading: string;
}

/** A searchable piece of a section. `citation` is its pin cite: "26 USC 61(a)(1)". */
export interface Chunk extends Range {
  ordinal: number;
  citation: string;
  path: string[];
  /** Fragment of the page that opens at its first unit. */
  fragment: string;
  /** Headings from the section down to the unit, outermost first. */
  headings: string[];
  /** Lead-ins of the enclosing units, so that the chunk reads alone; not part of its range. */
  leadIn: string;
  tokens: number;
}

/** A document as parsed from an official file. */
export interface ParsedDocument {
  kind: DocumentKind;
  /** Key within its kind: "61" (code), "1.61-21" (regulation), "Rev. Rul. 2019-24" (ruling); plain hyphens. */
  key: string;
  /** "§ 61." as in the file */
  num: string;
  heading: string;
  status: string | null;
  hierarchy: HierarchyStep[];
  text: string;
  structure: Structure;
  sourceCredit: string | null;
  notes: Note[];
  /** ISO date of these words (cover date, eCFR date); absent = the edition's. */
  date?: string;
  /** Other names under which it is cited, canonical or as written. */
  aliases?: string[];
  /** Canonical citations of the Code's sections that the publisher names as its authority. */
  officialTies?: string[];
  /** Facts of its kind: former law, temporary, court, docket, … */
  facts?: Record<string, unknown>;
}

export type SearchMode = "hybrid" | "lexical" | "semantic" | "boolean";

export interface SearchHit {
  /** Pin cite of the passage: "26 USC 61(a)". */
  citation: string;
  /** Citation of the document: "26 USC 61". */
  section: string;
  title: string;
  shelf: Shelf;
  sourceType: SourceType;
  /** 0 to 1, best first on each shelf */
  score: number;
  excerpt: string;
  url: string;
  asOf: string;
  /** What a reader must know before relying on it, the gravest first; absent for what simply stands. */
  marks?: StandingMark[];
}

export interface SearchResult {
  query: string;
  mode: SearchMode;
  /** Shelf after shelf, the statute first. */
  hits: SearchHit[];
  /** The hits of each shelf that has any, as many as were asked for, best first. */
  lists: Partial<Record<Shelf, SearchHit[]>>;
  /** Set when the search did without something, such as vectors. */
  notice?: string;
}

/** What the library holds of one source; public. */
export interface Holding {
  sourceId: string;
  sourceType: SourceType;
  shelf: Shelf;
  /** Label of the newest release: "119-100" */
  release: string;
  /** Documents in force. */
  sections: number;
}

export interface LibraryStatus {
  sections: number;
  chunks: number;
  vectors: number;
  state: "empty" | "loading" | "ready";
}

/** Words that a title in title case keeps small. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and as at by for from in of on or the to with".split(" "),
);

/** A heading in title case when the official file has it in capitals: "ITEMS NOT DEDUCTIBLE" → "Items Not Deductible". */
export function headingCase(heading: string): string {
  if (/[a-z]/.test(heading)) return heading;
  return heading
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : word.replace(/^[^a-z]*[a-z]/, (start) => start.toUpperCase()),
    )
    .join(" ");
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "April 1, 2021" */
export function longDate(date: string): string {
  return inWords.format(new Date(`${date}T00:00:00Z`));
}

export type { Treatment } from "./standing/treatment.ts";
export { standingMarks } from "./standing/standing.ts";
export { STANDING_NAMES, STANDINGS, type Standing, type StandingMark } from "./standing/standings.ts";
