/** What the module offers, and what it needs from outside. */
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { Models } from "#modules/models";
import type { RetrievalAnswer, Turn } from "./schema.ts";

export interface AskOptions {
  /** Id of a model: "openai/gpt-4o-mini"; default the office's own. */
  model?: string;
  signal?: AbortSignal;
}

export interface Ai {
  /**
   * Administrators and operators.
   * @throws DomainError `invalid` for a blank or too long question, `unavailable` for a model that is not set up or does not answer.
   */
  ask(actor: Actor, question: string, options?: AskOptions): Promise<RetrievalAnswer>;
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
