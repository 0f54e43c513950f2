/** The module that reads papers as others see it, and what it needs. */
import type { Knex } from "knex";
import type { Intake } from "#modules/intake";
import type { Jobs } from "#modules/jobs";
import type { Actor, Log } from "#modules/kernel";
import type { Previews } from "./previewing.ts";

export interface Extraction extends Previews {
  /** How many papers wait or are being read. Operators only. @throws DomainError `forbidden` */
  countUnread(actor: Actor): Promise<number>;
  /** Ends its processes. */
  close(): Promise<void>;
}

export interface ExtractionDeps {
  knex: Knex;
  intake: Intake;
  jobs: Jobs;
  log: Log;
}
