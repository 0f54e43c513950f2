/** Interfaces of the law library, its dependencies, and the types that its rooms share. */
import type { Knex } from "knex";
import type { Embeddings } from "#modules/embeddings";
import type { Actor, Clock, Log } from "#modules/kernel";
import type {
  Chunk,
  HierarchyStep,
  Holding,
  LibraryStatus,
  Note,
  ParsedSection,
  SearchMode,
  SearchResult,
  Source,
  SourceType,
  Structure,
} from "./schema.ts";

/** A section as it stands at a release. `citation` is "26 USC 61", `url` its page on this site. */
export interface SectionText {
  citation: string;
  number: string;
  num: string;
  heading: string;
  status: string | null;
  url: string;
  sourceType: SourceType;
  /** Release point it was read at: "119-100". */
  asOf: string;
  /** Hex SHA-256 over text, structure, credit and notes. */
  contentHash: string;
  hierarchy: HierarchyStep[];
  text: string;
  structure: Structure;
  sourceCredit: string | null;
  notes: Note[];
}

/** The section and the unit that a citation names, or the unit's nearest existing ancestor. */
export interface Resolved {
  section: SectionText;
  /** Index into `section.structure.units`. */
  unit: number;
  /** Canonical pin cite of that unit. */
  citation: string;
  url: string;
  /** The citation asked for, when that unit does not exist and an ancestor stands in; else null. */
  missing: string | null;
}

/** Cosines of a section's nearest passage, section vector and search phrase; 0 where there is none near. */
export interface Similarity {
  passage: number;
  section: number;
  phrase: number;
  /** Cosine of the question to the nearest out-of-scope phrase. */
  outOfScope: number;
  /** Whether the question is about federal tax, by its vector alone. */
  domain: DomainEstimate;
}

/** What the domain classifier says of a question's vector; all 0 for a model that it was not fitted for. */
export interface DomainEstimate {
  /** Log odds that the question is about federal tax. */
  odds: number;
  /** Cosine, 0 to 1, to the nearest known question about federal tax, on the axes on which questions differ most. */
  tax: number;
  /** The same for the nearest known question about anything else. */
  other: number;
}

/** A passage that may answer a question. `score` is comparable within one call only. */
export interface Passage {
  section: SectionText;
  chunk: Chunk;
  score: number;
  /** Semantic similarity of the section to the question; null when words alone or a citation found it. */
  similarity: Similarity | null;
  /** Share of the question's weight (by rarity of its words) that this passage's section covers, 0 to 1. */
  coverage: number;
  /** True when the question named this section by its citation. */
  cited: boolean;
  /** Index into `section.structure.units` of the unit that the question named; null for the whole section. */
  citedUnit: number | null;
  /** Units (as such indexes) whose search phrases are close to the question, closest first, with the phrase's cosine. */
  pointed: { unit: number; similarity: number }[];
}

/** A line of a table of contents. */
export interface ContentsEntry {
  hierarchy: HierarchyStep[];
  number: string;
  heading: string;
  status: string | null;
  url: string;
}

/** Neighbors of a section in the order of the title, within the innermost division that holds it. */
export interface Surroundings {
  previous: ContentsEntry | null;
  next: ContentsEntry | null;
  siblings: ContentsEntry[];
  /** Sections whose text refers to this one, in the order of the title. */
  citedBy: ContentsEntry[];
}

export interface ReleaseAnnouncement {
  sourceId: string;
  /** "119-100" */
  label: string;
  /** Sorts releases of one source. */
  position: number;
  url: string;
  /** Hex SHA-256 of the official file. */
  sha256: string;
}

export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Writes one release of a source. Readers see none of it before `publish`. Safe to repeat after a kill. */
export interface ReleaseWriter {
  /** Stores what is not stored yet. Pass sections in the order of the title, each once. */
  add(batch: { section: ParsedSection; chunks: Chunk[] }[]): Promise<WriteCounts>;
  /**
   * Makes the release the library's newest in one transaction.
   * @throws DomainError `conflict` when it holds under 80 % of the sections of the source's present release, unless `force`.
   */
  publish(options?: { force?: boolean }): Promise<{ sections: number; chunks: number }>;
  /** Removes what this writer stored; the library stays as it was. */
  discard(): Promise<void>;
}

export interface SearchOptions {
  /** How many hits, 1 to 100; default 10. */
  k?: number;
  mode?: SearchMode;
  /** Release label or ISO date; default the newest. */
  asOf?: string;
  sources?: SourceType[];
}

export interface Found {
  passages: Passage[];
  /** The question with its spelling corrected, as it was searched for. */
  understood: string;
  /** Set when the search did without something, such as vectors. */
  notice?: string;
}

export interface EmbeddingProgress {
  done: number;
  total: number;
}

export interface EmbeddingOptions {
  signal?: AbortSignal;
  onProgress?: (progress: EmbeddingProgress) => void;
}

export interface Authority {
  /** Counts of what the library holds now. */
  library(actor: Actor): Promise<LibraryStatus>;
  /** The newest published release of each source that has one; also for visitors. */
  holdings(): Promise<Holding[]>;
  /** All known sources, most important first. */
  listSources(actor: Actor): Promise<Source[]>;
  /** Stores these definitions and brings the search phrases up to date; an administrator's on/off choice is kept. */
  registerSources(actor: Actor, definitions: Omit<Source, "isActive">[]): Promise<void>;
  /** @throws DomainError `not_found` for an unknown source. Administrators only. */
  setSourceActive(actor: Actor, id: string, isActive: boolean): Promise<Source>;

  /** Sections that the query cites come first, then what was found, best first. @throws DomainError `invalid` for a blank query. */
  search(actor: Actor, query: string, options?: SearchOptions): Promise<SearchResult>;
  /** Passages for an answer, best first, at most `k` (default 40), from at most a dozen sections. */
  passages(actor: Actor, question: string, options?: { k?: number }): Promise<Found>;
  /** The unit a citation names, or its nearest existing ancestor. @throws DomainError `malformed`, `not_found`. */
  resolve(actor: Actor, citation: string, options?: { asOf?: string }): Promise<Resolved>;
  /** A section by the number in its address ("61", "1400Z-2"). @throws DomainError `not_found`. */
  section(actor: Actor, number: string, options?: { asOf?: string }): Promise<SectionText>;
  surroundings(actor: Actor, number: string): Promise<Surroundings>;
  /** All sections of the title, in order. */
  contents(actor: Actor): Promise<ContentsEntry[]>;

  /** Brings the word index up to date with the newest releases. Operators and administrators only. */
  refreshSearch(actor: Actor): Promise<{ sections: number; chunks: number }>;

  /**
   * Makes the vectors that are missing for the present model; resumable at any moment. Operators and administrators.
   * @throws DomainError `unavailable` when Chroma or the model does not answer.
   */
  embedPending(actor: Actor, options?: EmbeddingOptions): Promise<{ embedded: number }>;

  /** Stops the embedding model. */
  close(): Promise<void>;

  /** Starts writing a release, or resumes one that was cut off. Operators and administrators only. */
  openRelease(actor: Actor, announcement: ReleaseAnnouncement): Promise<ReleaseWriter>;
  /** The newest published release of a source, or null. */
  currentRelease(
    actor: Actor,
    sourceId: string,
  ): Promise<{ label: string; sections: number; chunks: number; sha256: string; publishedAt: string } | null>;
}

export interface AuthorityDeps {
  knex: Knex;
  /** Null to search by words only. */
  embeddings: Embeddings | null;
  clock: Clock;
  log: Log;
}
