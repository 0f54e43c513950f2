/** Questions and answers as the API returns them; safe in a browser. */
import type { StandingMark } from "#modules/authority/schema";

export interface AnswerSource {
  filename: string;
  /** 0 to 1 */
  relevanceScore: number;
  excerpt: string;
  citation: string;
  /** Path on this site, with the fragment of the paragraph. */
  url: string;
  /** Release point, "119-100". */
  asOf: string;
  /** Heading of the section or unit. */
  title: string;
  /** What a reader must know of the document, the gravest first; absent for one that simply stands. */
  marks?: StandingMark[];
  /** SHA-256 of the version of the law that was before the answer. */
  versionHash?: string;
  /** Of a client's paper. */
  documentId?: string;
  /** Of a client's paper, from 1. */
  page?: number;
}

/** `text` is verbatim from the stored section; `source` is a 1-based index into the answer's sources. */
export interface Quotation {
  text: string;
  citation: string;
  source: number;
  /** Of a client's paper: characters of its page's text. */
  place?: { documentId: string; page: number; start: number; end: number };
}

/** What became of a quotation since its answer was given. */
export interface VerifiedQuotation extends Quotation {
  /**
   * `same`: the version quoted is in force; `stands`: another is, with the same words; `changed`: its words are gone;
   * `gone`: the library no longer holds the document; `paper`: of a client's paper, which its own page shows.
   */
  state: "same" | "stands" | "changed" | "gone" | "paper";
  url: string;
  /** Release that the answer quoted. */
  asOf: string;
  /** Release that is in force. */
  nowAsOf: string | null;
}

export interface Nearest {
  citation: string;
  title: string;
  url: string;
}

/** Why the law quoted may not be the law of the year asked, or a figure not its figure. */
export const WARNING_KINDS = ["ended", "not_yet", "other_year", "base_amount", "not_in_library"] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** `text` also stands in the answer; `citation` is the authority it rests on. */
export interface Warning {
  kind: WarningKind;
  text: string;
  citation: string;
}

export const REFUSAL_KINDS = [
  "other_law",
  "no_such_unit",
  "not_in_library",
  "prediction",
  "person",
  "not_law",
  "nothing_found",
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** `text` is the answer of the refusal. */
export interface RefusalReason {
  kind: RefusalKind;
  text: string;
}

/** The checks of an answer, in numbers. */
export interface AnswerChecks {
  /** Quotations that stand word for word in their source. */
  quotations: number;
  /** Quotations that did not, and were left out. */
  leftOut: number;
  /** Authorities named in a model's own words that were not found, and are struck through. */
  struck: number;
  /** Paragraphs marked as not quoted from the library. */
  unquoted: number;
}

export interface RetrievalAnswer {
  /**
   * Plain text; each quotation stands between “ and ” followed by its [n]. Blank lines separate paragraphs. It begins
   * with the bottom line when there is one.
   */
  answer: string;
  /** The answer in one or two sentences; null where only the rule can be quoted. */
  bottomLine: string | null;
  /** Tax year that the answer is for. */
  year: number;
  warnings: Warning[];
  sources: AnswerSource[];
  /** The chance that the answer is right for its facts and its year, 0 to 1. */
  confidence: number;
  /** What lowers it, in a few words each, what matters most first. */
  doubts?: string[];
  /** What it was computed from, each 0 to 1; of the built-in model's answers. */
  signals?: Record<string, number>;
  quotations: Quotation[];
  refused: boolean;
  /** Of a refusal. */
  refusal?: RefusalReason;
  nearest: Nearest[];
  /** What was checked before it was shown; absent in answers of before it was kept. */
  checks?: AnswerChecks;
}

/** One question with its answer in the asker's thread. */
export interface Turn {
  id: string;
  question: string;
  answer: RetrievalAnswer;
  askedAt: string;
  /** Name of the model that answered; absent in turns of before it was kept. */
  model?: string;
  /** The answer by another model. */
  beside?: Turn;
}

/** A sentence of an answer with the authorities that it cites, as canonical citations. */
export interface CitingSentence {
  text: string;
  citations: string[];
}

/**
 * A sentence of each answer that cite the same; one is null where the other answer cites nothing of it. `agree`: each
 * authority of either is in the other; `partly`: some are; `alone`: the other answer nowhere cites any of them;
 * `elsewhere`: it does, in another sentence.
 */
export interface ComparedSentences {
  first: CitingSentence | null;
  second: CitingSentence | null;
  state: "agree" | "partly" | "elsewhere" | "alone";
}

export interface AnswerComparison {
  /** Authorities that both cite, the wider pin where they differ; in the order of the first answer. */
  both: string[];
  onlyFirst: string[];
  onlySecond: string[];
  /** Sentences that cite something, in the order of the first answer, each of the second alone where it stands. */
  sentences: ComparedSentences[];
  /** Sentences that cite nothing. */
  uncited: { first: number; second: number };
}

export const MAX_QUESTION_LENGTH = 4000;
