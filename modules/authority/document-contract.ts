/** Shapes of documents, their versions and what stands around them. */
import type { Fact } from "./facts/fact.ts";
import type { DocumentKind, HierarchyStep, Note, Shelf, SourceType, Structure } from "./schema.ts";
import type { StandingMark } from "./standing/standings.ts";
import type { Treatment } from "./standing/treatment.ts";

/** A document in the words of one version. `citation` is "26 USC 61", `url` its page on this site. */
export interface DocumentText {
  citation: string;
  kind: DocumentKind;
  /** "61", "1.61-21" */
  key: string;
  shelf: Shelf;
  num: string;
  heading: string;
  status: string | null;
  url: string;
  sourceType: SourceType;
  /** Label of the release that it was read from: "119-100". */
  asOf: string;
  /** ISO date of these words. */
  date: string;
  /** Hex SHA-256 over text, structure, credit and notes. */
  contentHash: string;
  hierarchy: HierarchyStep[];
  text: string;
  structure: Structure;
  sourceCredit: string | null;
  notes: Note[];
  facts: Record<string, unknown>;
  /** What papers in force say that they do to it, the latest first. */
  treatments: Treatment[];
  /** "October 7, 2025", when a temporary regulation says so of itself. */
  expires: string | null;
  /** What the words of its units do, in the order of the text; absent for a text that was not read for it yet. */
  unitFacts?: Fact[];
}

export type { TextReference } from "./citing-store.ts";

/** The document and the unit that a citation names, or the unit's nearest existing ancestor. */
export interface Resolved {
  document: DocumentText;
  /** Index into `document.structure.units`. */
  unit: number;
  /** Canonical pin cite of that unit. */
  citation: string;
  url: string;
  /** The citation asked for, when that unit does not exist and an ancestor stands in; else null. */
  missing: string | null;
}

/** What a document said from one date to another. */
export interface DocumentVersion {
  /** ISO date. */
  from: string;
  /** ISO date of the next version; null for the last one. */
  to: string | null;
  /** Label of the first release that has these words. */
  label: string;
}

/** A line of a table of contents. */
export interface ContentsEntry {
  hierarchy: HierarchyStep[];
  citation: string;
  key: string;
  heading: string;
  status: string | null;
  url: string;
}

/** A document that cites or is cited, with what a reader must know of it. */
export interface CitedEntry extends ContentsEntry {
  marks: StandingMark[];
}

/** Neighbors of a document among those of its kind, within the innermost division that holds it. */
export interface Surroundings {
  previous: ContentsEntry | null;
  next: ContentsEntry | null;
  siblings: ContentsEntry[];
  /** Documents in force whose text refers to this one, the Code's first. */
  citedBy: CitedEntry[];
  /** Documents in force that this one's text refers to, in the order of the text. */
  cites: CitedEntry[];
}
