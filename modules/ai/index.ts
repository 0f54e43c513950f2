/**
 * Questions and answers: evidence from the library, an answer by a model, and the check that every quotation
 * stands word for word in the stored text before anybody sees it.
 */
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";
import { createAsking } from "./asking.ts";
import type { ChatModel } from "./ports.ts";
import type { Exchange, ModelInfo, RetrievalAnswer } from "./schema.ts";

export interface AskOptions {
  model?: string;
  signal?: AbortSignal;
}

export interface Ai {
  /**
   * Administrators and operators. `model` is an id such as "openai"; default `extractive`.
   * @throws DomainError `invalid` for a blank or too long question, `unavailable` for a model that is not set up or does not answer.
   */
  ask(actor: Actor, question: string, options?: AskOptions): Promise<RetrievalAnswer>;
  /** The model in use. */
  modelInfo(actor: Actor): Promise<ModelInfo>;
  /** Asks and keeps the exchange in the asker's thread. */
  askInThread(actor: Actor, question: string, options?: AskOptions): Promise<Exchange>;
  /** The asker's own thread, oldest first, the last 50. */
  thread(actor: Actor): Promise<Exchange[]>;
  clearThread(actor: Actor): Promise<void>;
}

export interface AiDeps {
  knex: Knex;
  authority: Authority;
  /** Models that are set up; the built-in `extractive` is always there beside them. */
  models: ChatModel[];
  clock: Clock;
  log: Log;
}

export { listModels } from "./adapters/index.ts";

export function createAi(deps: AiDeps): Ai {
  return createAsking(deps);
}
