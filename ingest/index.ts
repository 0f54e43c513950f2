/**
 * From official files to the library: find the newest release, download it, read it, cut it into chunks, store it.
 */
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";

export interface IngestOptions {
  /** Source ids; default all active ones. */
  sources?: string[];
  /** A local file instead of a download. */
  from?: string;
  /** Only the first N sections: reads and counts, stores nothing unless the library is empty of that source. */
  limit?: number;
  dryRun?: boolean;
  force?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: IngestProgress) => void;
}

export interface IngestProgress {
  source: string;
  phase: "finding" | "downloading" | "reading" | "publishing" | "done";
  /** Bytes while downloading, sections while reading. */
  done: number;
  total: number | null;
}

export interface IngestReport {
  source: string;
  release: string;
  sections: number;
  chunks: number;
  added: number;
  changed: number;
  unchanged: number;
  published: boolean;
  seconds: number;
}

export interface IngestRun {
  source: string;
  release: string | null;
  state: "running" | "succeeded" | "failed";
  phase: string;
  sectionsDone: number;
  error: string | null;
  startedAt: string;
  finishedAt: string | null;
}

export interface Ingest {
  /** Loads sources one after another. A second ingest of the same source at the same time is a `conflict`. */
  run(actor: Actor, options?: IngestOptions): Promise<IngestReport[]>;
  /** The last run of each source. A `running` row whose process is gone reads as `failed`. */
  status(actor: Actor): Promise<IngestRun[]>;
  /** Tells the library about every source this build can read. */
  registerSources(actor: Actor): Promise<void>;
}

export interface IngestDeps {
  knex: import("knex").Knex;
  authority: Authority;
  config: Pick<import("#modules").Config, "dataDir" | "mirror" | "offline">;
  clock: Clock;
  log: Log;
}

export declare function createIngest(deps: IngestDeps): Ingest;
