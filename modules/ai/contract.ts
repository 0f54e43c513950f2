/** What the module offers, and what it needs from outside. */
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { Models } from "#modules/models";
import type { Quotation, RetrievalAnswer, Turn } from "./schema.ts";

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
}

export interface PastTurn {
  question: string;
  answer: string;
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
  /** Asks and keeps the turn in the asker's thread. */
  askInThread(actor: Actor, question: string, options?: AskOptions): Promise<Turn>;
  /** The asker's own thread, oldest first, the last 50. */
  thread(actor: Actor): Promise<Turn[]>;
  clearThread(actor: Actor): Promise<void>;
}

export interface AiDeps {
  knex: Knex;
  authority: Authority;
  models: Pick<Models, "choose">;
  clock: Clock;
  log: Log;
}
