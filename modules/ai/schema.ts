/** Questions and answers as the API returns them; safe in a browser. */

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

export interface Nearest {
  citation: string;
  title: string;
  url: string;
}

export interface RetrievalAnswer {
  /** Plain text; each quotation stands between “ and ” followed by its [n]. Blank lines separate paragraphs. */
  answer: string;
  sources: AnswerSource[];
  /** 0 to 1 */
  confidence: number;
  quotations: Quotation[];
  refused: boolean;
  nearest: Nearest[];
}

/** One question with its answer in the asker's thread. */
export interface Turn {
  id: string;
  question: string;
  answer: RetrievalAnswer;
  askedAt: string;
}

export const MAX_QUESTION_LENGTH = 4000;
