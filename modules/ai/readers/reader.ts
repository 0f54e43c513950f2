/** What picks the words to quote out of one kind of document. */
import type { AnswerSection } from "../answer-sections.ts";
import type { Draft } from "../drafting.ts";

export interface Reading {
  draft: Draft;
  question: string;
  answered: AnswerSection;
  /** Place among the documents that the answer draws on; 0 leads. */
  position: number;
  /** The year that the answer is for. */
  year: number;
}

/** Writes what a document says on the question; nothing when it says nothing. */
export type Reader = (reading: Reading) => void;
