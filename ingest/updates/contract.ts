/** Interface and dependencies of updates. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Authority } from "#modules/authority";
import type { Jobs } from "#modules/jobs";
import type { Actor } from "#modules/kernel";
import type { Ingest, IngestProgress } from "../contract.ts";
import type { SourceStatus, Update } from "./schema.ts";

/** Loads sources as jobs: from the screen and by schedule. Every call is for administrators and operators. */
export interface Updates {
  /**
   * Has these sources loaded, by default all active ones; joins an update under way that includes them all. Returns the
   * id of the job. @throws DomainError `invalid` for an unknown source and for none, `conflict` for one switched off.
   */
  request(actor: Actor, sources?: string[]): Promise<string>;
  /** Every source, most important first: what is held, how the last load went, what went wrong. */
  status(actor: Actor): Promise<SourceStatus[]>;
  /** Newest first, 50 a page, from 1; with the number of all. */
  history(actor: Actor, page?: number): Promise<{ updates: Update[]; total: number }>;
  /** The update that runs, else the one that waits first; null when none is open. */
  current(actor: Actor): Promise<Update | null>;
  /** @throws DomainError `not_found` */
  get(actor: Actor, id: string): Promise<Update>;
}

/** Loads one source, or with "vectors" makes missing vectors. @throws DomainError with a sentence for people. */
export type Load = (
  what: string,
  options: { signal: AbortSignal; onProgress(progress: IngestProgress): void },
) => Promise<void>;

export interface UpdatesDeps {
  knex: Knex;
  ingest: Ingest;
  authority: Authority;
  jobs: Jobs;
  audit: Pick<Audit, "record">;
  /** Default: in this process. */
  load?: Load;
}
