/** The module that reads papers as others see it, and what it needs. */
import type { Knex } from "knex";
import type { Intake } from "#modules/intake";
import type { Actor, Log } from "#modules/kernel";
import type { ReadingQueue } from "./ports.ts";
import type { Previews } from "./previewing.ts";

export interface Extraction extends Previews {
  /**
   * Reads what waits until `signal` aborts; several processes may do so at once. Operators only.
   * @throws DomainError `forbidden`
   */
  work(actor: Actor, signal: AbortSignal): Promise<void>;
  /** How many papers wait or are being read. Operators only. */
  countUnread(actor: Actor): Promise<number>;
  /** Ends its processes. */
  close(): Promise<void>;
}

export interface ExtractionDeps {
  knex: Knex;
  intake: Intake;
  queue: ReadingQueue;
  log: Log;
}
