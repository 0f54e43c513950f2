/** What the module offers, and what it needs from outside. */
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { Models } from "#modules/models";
import type { Embed } from "./readers/nearness.ts";
import type { AnswerComparison, Quotation, RetrievalAnswer, Turn, VerifiedQuotation } from "./schema.ts";

export interface AskOptions {
  /** Id of a model: "openai/gpt-4o-mini"; default the office's own. */
  model?: string;
  signal?: AbortSignal;
  /** Earlier turns of the conversation, oldest first. */
  history?: PastTurn[];
  /** A focus area; an unknown one is no focus. */
  focus?: string;
  /** Tax year that the answer is for, unless the question names one. */
  year?: number;
  /** One client, or one intake, whose papers are searched beside the law. */
  clientId?: string;
  intakeId?: string;
}

export interface PastTurn {
  question: string;
  answer: string;
  /** Ids of the client's papers that were before the answer. */
  papers?: string[];
}

/** A page of a client's paper, its personal numbers masked. */
export interface PaperPage {
  documentId: string;
  intakeId: string;
  fileName: string;
  /** From 1. */
  page: number;
  text: string;
  /** Passages that bear on the question, best first. */
  found: { start: number; end: number }[];
  /** 0 to 1 */
  score: number;
}

/** Port: the papers of one client. */
export interface ClientPapers {
  /** Pages that bear on a question, best first. @throws DomainError `not_found`, `invalid`. */
  search(
    actor: Actor,
    owner: { clientId?: string; intakeId?: string },
    question: string,
  ): Promise<{ pages: PaperPage[]; intakeIds: string[]; notice?: string }>;
}

/** A piece of an answer as it comes. A quotation comes after the text that shows it. */
export type AnswerPiece =
  | { type: "text"; text: string }
  | { type: "quotation"; quotation: Quotation }
  | { type: "note"; text: string };

export type AnswerEvent =
  | AnswerPiece
  | {
      type: "end";
      /** The whole answer; what had come before it may differ. */
      answer: RetrievalAnswer;
      /** Name of the model that answered. */
      model: string;
      /** Tokens in and out, where the model counts them. */
      tokens: number | null;
    };

export interface Ai {
  /**
   * Administrators and operators.
   * @throws DomainError `invalid` for a blank or too long question, `unavailable` for a model that is not set up or does not answer.
   */
  ask(actor: Actor, question: string, options?: AskOptions): Promise<RetrievalAnswer>;
  /** Like `ask`, as it comes; ends without `end` when the signal aborts. */
  converse(actor: Actor, request: AskOptions & { question: string }): AsyncIterable<AnswerEvent>;
  /** What had come of an answer that never ended, its sentences without a quotation marked as such. */
  unfinished(text: string): string;
  /** Looks up anew what a kept answer quotes of the law. Administrators and operators. */
  verify(actor: Actor, answer: RetrievalAnswer): Promise<VerifiedQuotation[]>;
  /** Where two answers to one question rest on the same authorities, and where not. Administrators and operators. */
  compare(actor: Actor, first: RetrievalAnswer, second: RetrievalAnswer): AnswerComparison;
  /** Asks and keeps the turn in the asker's thread. */
  askInThread(actor: Actor, question: string, options?: AskOptions): Promise<Turn>;
  /**
   * Answers a turn's question by another model as well, and keeps the answer beside the first, in place of one that
   * stood there. @throws DomainError `not_found` for a turn that is not the asker's.
   */
  answerBeside(actor: Actor, turnId: string, options: { model: string; signal?: AbortSignal }): Promise<Turn>;
  /** The asker's own thread, oldest first, the last 50. */
  thread(actor: Actor): Promise<Turn[]>;
  clearThread(actor: Actor): Promise<void>;
}

/** Port: what may be sent to models outside the office, and the record of what was. */
export interface Disclosures {
  /** Of these papers of a client's intakes those that may go to the provider now. */
  permitted(provider: string, papers: { intakeIds: string[]; documentIds: string[] }): Promise<Set<string>>;
  /** Records a call before it is made. */
  record(actor: Actor, call: { model: string; sources: string[]; bytes: number }): Promise<void>;
}

/** Port: what the office keeps that decides the year of a question. */
export interface Office {
  /** IANA name of its time zone: "America/New_York". */
  timeZone(): Promise<string>;
  /** Tax year of an intake, of a client the latest; null without one. @throws DomainError `not_found`. */
  clientYear(actor: Actor, owner: { clientId?: string; intakeId?: string }): Promise<number | null>;
}

export interface AiDeps {
  knex: Knex;
  authority: Authority;
  models: Pick<Models, "choose">;
  /** The model that search embeds with; without it parts of a document are told apart by words only. */
  embed?: (actor: Actor, texts: string[]) => ReturnType<Embed>;
  /** Without it questions are asked over the law only. */
  papers?: ClientPapers;
  /** Without it models outside the office get no papers. */
  disclosure?: Disclosures;
  /** Without it the day is the server's, and no client has a year. */
  office?: Office;
  clock: Clock;
  log: Log;
}
