/** Interface of the law library and its dependencies; shapes of documents and of search stand beside it. */
import type { Audit } from "#modules/audit";
import type { Embeddings } from "#modules/embeddings";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { Knex } from "knex";
import type { StatedAmountRow } from "./amounts/amount-store.ts";
import type { StatedRates } from "./rates/federal-rates.ts";
import type { TextReference } from "./citing-store.ts";
import type {
  ContentsEntry,
  DocumentText,
  DocumentVersion,
  Resolved,
  Surroundings,
} from "./document-contract.ts";
import type { FactCounts } from "./facts/fact-store.ts";
import type { FormerSection } from "./former-store.ts";
import type {
  Chunk,
  DocumentKind,
  Holding,
  LibraryStatus,
  ParsedDocument,
  Range,
  SearchResult,
  Shelf,
  Source,
} from "./schema.ts";
import type { FindOptions, Findings, Found, MatchingDocument, SearchOptions } from "./search-contract.ts";

export type * from "./document-contract.ts";
export type * from "./search-contract.ts";

export interface ReleaseAnnouncement {
  sourceId: string;
  /** Names it within its part: "119-100" */
  label: string;
  /** The named part of the source that this edition states ("vol-2"); absent for the whole source. */
  part?: string;
  /** ISO date on which its words were in force; absent = the day it is loaded. */
  asOf?: string;
  /** Sorts releases of one part. */
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

/** A document with its chunks, ready to be stored. */
export interface NewDocument {
  document: ParsedDocument;
  chunks: Chunk[];
}

/** Writes one release of a source. Readers see none of it before `publish`. Safe to repeat after a kill. */
export interface ReleaseWriter {
  /**
   * Stores what is not stored yet. Pass documents in their order, each once.
   * @throws DomainError `conflict` when two documents claim one citation or alias.
   */
  add(batch: NewDocument[]): Promise<WriteCounts>;
  /**
   * Makes the release visible in one transaction: an edition takes the place of the present one of its part, an issue
   * adds to those before.
   * @throws DomainError `conflict` for an empty release; for an edition with under 80 % of the documents of the
   * present one of its part, unless `force`; for a document that another part has with other words of the same date.
   */
  publish(options?: { force?: boolean }): Promise<{ sections: number; chunks: number }>;
  /** Removes what this writer stored; the library stays as it was. */
  discard(): Promise<void>;
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
  /** Bytes that the texts in force take up as stored, by source. Administrators. */
  storedBytes(actor: Actor): Promise<Record<string, number>>;
  /** All known sources, most important first. */
  listSources(actor: Actor): Promise<Source[]>;
  /** Stores these definitions and brings the search phrases up to date; an administrator's on/off choice is kept. */
  registerSources(actor: Actor, definitions: Omit<Source, "isActive">[]): Promise<void>;
  /** @throws DomainError `not_found` for an unknown source. Administrators only. */
  setSourceActive(actor: Actor, id: string, isActive: boolean): Promise<Source>;

  /**
   * Documents that the query cites come first, then what was found: shelf by shelf as a person would see them, the
   * statute first, best first on each. @throws DomainError `invalid` for a blank query.
   */
  search(actor: Actor, query: string, options?: SearchOptions): Promise<SearchResult>;
  /**
   * Search for people, with facets. Operators, phrases and fields (see `query/parse.ts`) find every document that
   * matches; other words the best of each shelf. @throws DomainError `invalid` for a query that cannot be read.
   */
  find(actor: Actor, query: string, options?: FindOptions): Promise<Findings>;
  /** Every document that `find` would count. @throws as `find`. */
  matching(actor: Actor, query: string, options?: FindOptions): Promise<MatchingDocument[]>;
  /** When a release was last published; null for an empty library. */
  lastPublication(actor: Actor): Promise<Date | null>;
  /** For each text the ranges of the words that the query means. */
  markWords(actor: Actor, query: string, texts: string[]): Promise<Range[][]>;
  /** Passages for an answer, at most `k` (default 40), from at most a dozen sections of the Code and a few other documents. */
  passages(actor: Actor, question: string, options?: { k?: number }): Promise<Found>;
  /**
   * The unit that a citation names, or its nearest existing ancestor. `asOf` is an ISO date or a release's label.
   * @throws DomainError `malformed` for no citation; `not_found` for a document that the library does not hold, or did
   * not hold by that date.
   */
  resolve(actor: Actor, citation: string, options?: { asOf?: string }): Promise<Resolved>;
  /** The document of a citation: "26 USC 61", "26 CFR 1.61-21". @throws as `resolve`. */
  document(actor: Actor, citation: string, options?: { asOf?: string }): Promise<DocumentText>;
  /** What the text of a document in force refers to, as far as the library holds it, in the order of the text. */
  references(actor: Actor, citation: string): Promise<TextReference[]>;
  surroundings(actor: Actor, citation: string): Promise<Surroundings>;
  /** All documents of a kind in force, in order. @throws DomainError `unavailable` while the library is empty of the Code. */
  contents(actor: Actor, kind: DocumentKind): Promise<ContentsEntry[]>;
  /** Dated versions of a document, oldest first; `to` is null for the one in force. @throws as `resolve`. */
  versions(actor: Actor, citation: string): Promise<DocumentVersion[]>;

  /**
   * Amounts that yearly papers in force state for units of these sections ("26 USC 179"), of every tax year. Where two
   * papers state the same amount, the later one's.
   */
  amounts(actor: Actor, sections: string[]): Promise<StatedAmountRow[]>;
  /** Applicable federal rates of a month (1 to 12), of the ruling in force; null when the library holds none. */
  federalRates(actor: Actor, month: { year: number; month: number }): Promise<StatedRates | null>;
  /** How many facts of each kind the documents in force state, by shelf; or one document. @throws as `document`. */
  factCounts(actor: Actor, citation?: string): Promise<Partial<Record<Shelf, FactCounts>>>;
  /** What a note tells of a section of the Code that is gone ("199"); null when none tells of it. */
  formerSection(actor: Actor, key: string): Promise<FormerSection | null>;

  /** Writes the word index anew from what is in force today. Operators and administrators only. */
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
  /** The newest published release of a source, of one of its parts, with a label, from an address or of these bytes; null for none. */
  currentRelease(
    actor: Actor,
    sourceId: string,
    of?: { part?: string; label?: string; url?: string; sha256?: string },
  ): Promise<{ label: string; sections: number; chunks: number; sha256: string; publishedAt: string } | null>;
  /** Label of the newest published release of a source, without counting what it holds; null for none. */
  releaseLabel(actor: Actor, sourceId: string): Promise<string | null>;
}

export interface AuthorityDeps {
  knex: Knex;
  /** Null to search by words only. */
  embeddings: Embeddings | null;
  audit: Pick<Audit, "record">;
  clock: Clock;
  log: Log;
}
