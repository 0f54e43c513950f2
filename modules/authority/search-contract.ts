/** Shapes of what search understands and finds. */
import type { DocumentText } from "./document-contract.ts";
import type { Chunk, Range, SearchHit, SearchMode, Shelf, SourceType } from "./schema.ts";
import type { StandingMark } from "./standing/standings.ts";

/** Cosines of a document's nearest passage, document vector and search phrase; 0 where there is none near. */
export interface Similarity {
  passage: number;
  section: number;
  phrase: number;
}

/** What is known of a question by itself. */
export interface UnderstoodQuestion {
  /** With its spelling corrected, as it was searched for. */
  text: string;
  /** What its vector says; null when the search was by words only. */
  subject: { outOfScope: number; domain: DomainEstimate } | null;
  /** The vector itself, for what else is compared with questions; null when the search was by words only. */
  meaning: { model: string; vector: Float32Array } | null;
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

/** A passage that may answer a question. `score` is comparable within one call and shelf only. */
export interface Passage {
  document: DocumentText;
  chunk: Chunk;
  score: number;
  /** Semantic similarity of the document to the question; null when words alone or a citation found it. */
  similarity: Similarity | null;
  /** Share of the question's weight (by rarity of its words) that this passage's document covers, 0 to 1. */
  coverage: number;
  /** True when the question named this document by its citation. */
  cited: boolean;
  /** Index into `document.structure.units` of the unit that the question named; null for the whole document. */
  citedUnit: number | null;
  /** Of a document that is named as a whole, a passage that search found in it. */
  found?: true;
  /** Units (as such indexes) whose search phrases are close to the question, closest first, with the phrase's cosine. */
  pointed: { unit: number; similarity: number }[];
}

export interface SearchOptions {
  /** How many hits, 1 to 100; default 10. */
  k?: number;
  mode?: SearchMode;
  /** ISO date or release label; default today. */
  asOf?: string;
  sources?: SourceType[];
  /** Only these shelves. */
  shelves?: Shelf[];
}

export type FacetName = "shelf" | "standing" | "court" | "decided";

export interface Facet {
  value: string;
  /** Documents that this choice would leave. */
  count: number;
}

export type Facets = Record<FacetName, Facet[]>;

export interface FindOptions {
  /** How a search without operators is understood; default `hybrid`. */
  by?: Exclude<SearchMode, "boolean">;
  /** ISO date or release label; default today. */
  asOf?: string;
  /** Chosen values; a facet without any leaves all. */
  facets?: Partial<Record<FacetName, string[]>>;
  /** Hits shown of each shelf, default 5. */
  perShelf?: number;
  /** The shelf of which all hits are shown. */
  open?: Shelf;
}

/** A document found, by its best passage. */
export interface FoundHit extends SearchHit {
  documentId: number;
  /** Ranges of the searched words in `excerpt`. */
  marked: Range[];
  /** Whether the passage goes on before or after the excerpt. */
  isCut: { before: boolean; after: boolean };
  /** What a reader must know before relying on it, the gravest first. */
  marks: StandingMark[];
}

export interface Findings {
  /** `boolean` when the query has operators. */
  by: SearchMode;
  /** Documents left by the facets. */
  total: number;
  /** In the order of the shelves; only those with hits. */
  shelves: { shelf: Shelf; count: number; hits: FoundHit[] }[];
  facets: Facets;
  /** Set when the search did without something, such as vectors. */
  notice?: string;
}

/** A document that a search finds, without its passage. */
export interface MatchingDocument {
  documentId: number;
  citation: string;
  heading: string;
  url: string;
  shelf: Shelf;
  /** When the first release with these words was published here. */
  publishedAt: Date;
}

export interface Found {
  question: UnderstoodQuestion;
  /** The Code's first, best first; then a few of each other shelf. */
  passages: Passage[];
  /** Set when the search did without something, such as vectors. */
  notice?: string;
}
