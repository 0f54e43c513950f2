/**
 * The law library: sources, their releases, every version of every section, chunks, citations and search.
 * It stores and finds; reading official files is `ingest`, writing answers is `ai`.
 */
import type { Knex } from "knex";
import type { Actor, Clock, Log } from "#modules/kernel";
import { createEmbedding } from "./embedding.ts";
import type { Closeness } from "./fusion.ts";
import { createPublishing } from "./publishing.ts";
import { createReading } from "./reading.ts";
import { createSearch } from "./search.ts";
import type { EmbeddingOptions, Meaning } from "./vectors.ts";
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

export type { Closeness } from "./fusion.ts";
export { formatPath, parseCitation, type Citation } from "./citations.ts";
export { createMeaning, type MeaningSettings } from "./adapters/index.ts";
export { locate, normalizeForSearch } from "./normalize.ts";
export { sentencesOf } from "./sentences.ts";
export { questionWords } from "./vocabulary.ts";

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

/** A place in the law: the section and the unit that a citation names, or its nearest existing ancestor. */
export interface Resolved {
  section: SectionText;
  /** Index into `section.structure.units`. */
  unit: number;
  /** Canonical pin cite of that unit. */
  citation: string;
  url: string;
  /** What was asked for, when no such unit exists and an ancestor stands in for it; else null. */
  missing: string | null;
}

/** A passage that may answer a question. `score` is comparable within one call only. */
export interface Passage {
  section: SectionText;
  chunk: Chunk;
  score: number;
  /** How near the section is to the question in meaning; null when words alone or a citation found it. */
  closeness: Closeness | null;
  /** Share of the question's weight (by rarity of its words) that this passage's section covers, 0 to 1. */
  coverage: number;
  /** True when the question named this section by its citation. */
  cited: boolean;
  /** Index into `section.structure.units` of the unit that the question named, null for the section as a whole. */
  citedUnit: number | null;
  /** Such indexes of units to which people's words for them point, closest first, with the cosine of the words. */
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

/** Neighbours of a section in the order of the book, within the innermost division that holds it. */
export interface Surroundings {
  previous: ContentsEntry | null;
  next: ContentsEntry | null;
  siblings: ContentsEntry[];
  /** Sections whose text refers to this one, in the order of the book. */
  citedBy: ContentsEntry[];
}

export interface ReleaseAnnouncement {
  sourceId: string;
  /** "119-100" */
  label: string;
  /** Sorts releases of one source. */
  position: number;
  url: string;
  /** Hex SHA-256 of the file as it came. */
  sha256: string;
}

export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Writes one release of a source. Readers see nothing of it before `publish`. Safe to repeat after a kill. */
export interface ReleaseWriter {
  /** Stores what is not stored yet. Sections come in the order of the book, each once. */
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

/** What was found for a question; `notice` is the search's. */
export interface Found {
  passages: Passage[];
  /** The question with its slips put right: what was searched for. */
  understood: string;
  notice?: string;
}

export interface Authority {
  /** What the library holds now. */
  library(actor: Actor): Promise<LibraryStatus>;
  /** The newest published release of each source that has one; also for visitors. */
  holdings(): Promise<Holding[]>;
  /** All known sources, most important first. */
  listSources(actor: Actor): Promise<Source[]>;
  /** Makes the table of sources hold these definitions; an office's own on/off choice is kept. */
  registerSources(actor: Actor, definitions: Omit<Source, "isActive">[]): Promise<void>;
  /** @throws DomainError `not_found` for an unknown source. Administrators only. */
  setSourceActive(actor: Actor, id: string, isActive: boolean): Promise<Source>;

  /** Citations in the query first, then words, best first. @throws DomainError `invalid` for a blank query. */
  search(actor: Actor, query: string, options?: SearchOptions): Promise<SearchResult>;
  /** Passages for an answer, best first, at most `k` (default 40), from at most a dozen sections. */
  passages(actor: Actor, question: string, options?: { k?: number }): Promise<Found>;
  /** The unit a citation names, or its nearest existing ancestor. @throws DomainError `malformed`, `not_found`. */
  resolve(actor: Actor, citation: string, options?: { asOf?: string }): Promise<Resolved>;
  /** A section by the number in its address ("61", "1400Z-2"). @throws DomainError `not_found`. */
  section(actor: Actor, number: string, options?: { asOf?: string }): Promise<SectionText>;
  surroundings(actor: Actor, number: string): Promise<Surroundings>;
  /** The whole title, in the order of the book. */
  contents(actor: Actor): Promise<ContentsEntry[]>;

  /** Brings the word index up to date with the newest releases. Operators and administrators only. */
  refreshSearch(actor: Actor): Promise<{ sections: number; chunks: number }>;

  /**
   * Makes the vectors that are still missing, newest model only; resumable at any moment. Operators and administrators.
   * @throws DomainError `unavailable` when Chroma or the model is away.
   */
  embedPending(actor: Actor, options?: EmbeddingOptions): Promise<{ embedded: number }>;

  /** Lets go of the embedding model. */
  close(): Promise<void>;

  /** Starts or takes up again the writing of a release. Operators and administrators only. */
  openRelease(actor: Actor, announcement: ReleaseAnnouncement): Promise<ReleaseWriter>;
  /** The newest published release of a source, or null. */
  currentRelease(
    actor: Actor,
    sourceId: string,
  ): Promise<{ label: string; sections: number; chunks: number; sha256: string; publishedAt: string } | null>;
}

export interface AuthorityDeps {
  knex: Knex;
  /** Embedding model and vector server; null to search by words only. */
  meaning: Meaning | null;
  clock: Clock;
  log: Log;
}

export function createAuthority(deps: AuthorityDeps): Authority {
  return {
    ...createReading(deps),
    ...createSearch(deps),
    ...createPublishing(deps),
    ...createEmbedding(deps),
  };
}
