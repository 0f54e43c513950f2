/** Conversations of administrators with the assistant: kept, continued, found again. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { RetrievalAnswer, Quotation } from "#modules/ai/schema";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { AnswerEvent, Conversation, FocusArea, Message } from "./schema.ts";

/** A turn before the question: what was asked and answered. */
export interface PastTurn {
  question: string;
  answer: string;
  /** Ids of the client's papers that were before the answer. */
  papers?: string[];
}

export interface AssistantRequest {
  question: string;
  /** Oldest first. */
  history: PastTurn[];
  focus?: FocusArea;
  /** The intake whose papers are searched beside the law. */
  intakeId?: string;
  /** Id of the model that answers; default the office's own. */
  model?: string;
  signal?: AbortSignal;
}

export type AssistantEvent =
  | { type: "text"; text: string }
  | { type: "quotation"; quotation: Quotation }
  | { type: "note"; text: string }
  | { type: "end"; answer: RetrievalAnswer; model: string; tokens: number | null };

/** Port: who answers. `modules/ai` does. */
export interface Assistant {
  /** Ends with `end`, or throws a DomainError; ends quietly when the signal aborts. */
  converse(actor: Actor, request: AssistantRequest): AsyncIterable<AssistantEvent>;
  /** What had come of an answer that never ended, as it may be kept. */
  unfinished(text: string): string;
}

/** Port: the clients' papers. */
export interface PaperTexts {
  /** @throws DomainError `not_found` for an unknown intake. */
  requireIntake(actor: Actor, intakeId: string): Promise<void>;
  /** Text of each page; null for a paper that is gone. */
  pages(actor: Actor, documentId: string): Promise<string[] | null>;
}

/** Administrators only, each their own conversations; another's is `not_found`. */
export interface Conversations {
  /** Newest first; with `query` those that contain its words. */
  list(actor: Actor, query?: string): Promise<Conversation[]>;
  /** With an intake it is about that client's papers as well, from its first message to its last. */
  create(actor: Actor, title: string, options?: { intakeId?: string }): Promise<Conversation>;
  /** @throws DomainError `not_found`. */
  open(actor: Actor, id: string): Promise<{ conversation: Conversation; messages: Message[] }>;
  rename(actor: Actor, id: string, title: string): Promise<Conversation>;
  /**
   * From the next message on it is about that client's papers as well.
   * @throws DomainError `not_found`; `conflict` when it is another client's already.
   */
  link(actor: Actor, id: string, intakeId: string): Promise<Conversation>;
  remove(actor: Actor, id: string): Promise<void>;
  /**
   * Keeps the message, and streams its answer, which is kept as well, whatever becomes of the listener.
   * @throws DomainError `not_found`; `conflict` while the conversation waits for another answer.
   */
  send(
    actor: Actor,
    id: string,
    request: { message: string; focus?: FocusArea; signal?: AbortSignal },
  ): AsyncIterable<AnswerEvent>;
  /** Answers the last message anew, in place of its answer. @throws DomainError `conflict` without a message. */
  regenerate(actor: Actor, id: string, options?: { signal?: AbortSignal }): AsyncIterable<AnswerEvent>;
  /**
   * Answers the last question by another model as well; the answer is kept beside the first one, in place of one that
   * stood there. @throws DomainError `conflict` without an answer to stand beside.
   */
  answerBeside(
    actor: Actor,
    id: string,
    request: { modelId: string; signal?: AbortSignal },
  ): AsyncIterable<AnswerEvent>;
  /** An answer with its question, and the questions before it, oldest first. @throws DomainError `not_found`. */
  findAnswer(
    actor: Actor,
    messageId: string,
  ): Promise<{ conversation: Conversation; earlier: Message[]; question: Message; answer: Message }>;
  /** The conversation with its sources as Markdown. */
  exportMarkdown(actor: Actor, id: string): Promise<{ filename: string; text: string }>;
}

export interface ConversationsDeps {
  knex: Knex;
  assistant: Assistant;
  /** Without it conversations are about the law only. */
  papers?: PaperTexts;
  /** 32 bytes; seals answers that rest on papers. */
  secretKey: Buffer;
  audit: Audit;
  clock: Clock;
  log: Log;
}
