/** Ingest as others see it, and what it needs. */
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";

export interface IngestOptions {
  /** Source ids; default all active ones. */
  sources?: string[];
  /** A local file instead of a download. */
  from?: string;
  /** Only documents published on this day or later ("2025-07-04"); the Code is published whole, so it is always read. */
  since?: string;
  /** Only the first N sections: reads and counts, stores nothing unless the library is empty of that source. */
  limit?: number;
  dryRun?: boolean;
  force?: boolean;
  /** Whether the vectors that are missing are made afterwards, or nothing else; default "also". */
  vectors?: "also" | "only" | "none";
  signal?: AbortSignal;
  onProgress?: (progress: IngestProgress) => void;
}

export interface IngestProgress {
  source: string;
  phase: "finding" | "downloading" | "reading" | "publishing" | "embedding" | "done";
  /** Bytes while downloading, sections while reading, texts while embedding. */
  done: number;
  total: number | null;
}

/** `added`, `changed` and `unchanged` are against the release that the library held before. */
export interface IngestReport {
  source: string;
  release: string;
  sections: number;
  chunks: number;
  added: number;
  changed: number;
  unchanged: number;
  /** False when nothing was stored: a dry run, or the library holds this very file already. */
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

/** Where downloads are kept and where they come from. */
export interface IngestSettings {
  dataDir: string;
  /** A folder with `mirror.json`, or a base URL; asked before the network. */
  mirror: string | undefined;
  /** True: never the network. */
  offline: boolean;
}

export interface IngestDeps {
  knex: Knex;
  authority: Authority;
  settings: IngestSettings;
  clock: Clock;
  log: Log;
}
