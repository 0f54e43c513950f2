/** Interface and dependencies of ingest. */
import type { RequestOptions } from "./downloading/request.ts";
import type { ScannedPage } from "./formats/pdf/ocr.ts";
import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock, Log } from "#modules/kernel";

export interface IngestOptions {
  /** Source ids; default all active ones. */
  sources?: string[];
  /** Path of a local file to read instead of a download. */
  from?: string;
  /** Only editions and issues of this day or later ("2025-07-04"); without effect on the Code, whose newest release is loaded in any case. */
  since?: string;
  /** Only the first N sections; they are stored only while the library has none of the source. */
  limit?: number;
  dryRun?: boolean;
  force?: boolean;
  /** Whether missing vectors are made afterwards, not at all, or exclusively; default "also". */
  vectors?: "also" | "only" | "none";
  signal?: AbortSignal;
  onProgress?: (progress: IngestProgress) => void;
}

export interface IngestProgress {
  source: string;
  phase: "finding" | "downloading" | "reading" | "publishing" | "embedding" | "done";
  /** Unit: bytes while downloading, sections while reading, texts while embedding. */
  done: number;
  total: number | null;
  /** Of a source of several editions or issues, the one at hand. */
  file?: ProgressFile;
}

export interface ProgressFile {
  label: string;
  /** From 1. */
  at: number;
  of: number;
}

/** `added`, `changed` and `unchanged` compare with the previously published release of the same part. */
export interface IngestReport {
  source: string;
  /** Label of the release; of several loaded in one run the last one. */
  release: string;
  sections: number;
  chunks: number;
  added: number;
  changed: number;
  unchanged: number;
  /** False when nothing was stored: a dry run, or everything is already loaded. */
  published: boolean;
  /** What the files say of themselves, in sentences for people: another date than in their names, for example. */
  notices?: string[];
  /** Editions or issues that were asked for; absent when the source was not loaded. */
  files?: number;
  /** Editions that the publisher lists and that could not be had offline. */
  notReached?: number;
  /** Their official URLs. */
  unreached?: string[];
  /** Why the source was not loaded, or not whole, where several were asked for; one alone throws. */
  error?: string;
  seconds: number;
}

/** One edition or issue that was not loaded, and why. */
export interface ItemFailure {
  /** Its official URL, or the path of a local file. */
  item: string;
  error: string;
}

export interface IngestRun {
  source: string;
  release: string | null;
  state: "running" | "succeeded" | "failed";
  phase: string;
  sectionsDone: number;
  error: string | null;
  /** Size of the files that were read. */
  bytes: number;
  /** Documents new, changed and as they were, against the release before. */
  added: number;
  changed: number;
  unchanged: number;
  notReached: number;
  failures: ItemFailure[];
  startedAt: string;
  finishedAt: string | null;
}

export interface Ingest {
  /**
   * Loads sources in sequence; of several, one that fails stops no other and has its `error` in its report.
   * @throws DomainError the failure of a source that was asked for alone; `conflict` while another process loads it.
   */
  run(actor: Actor, options?: IngestOptions): Promise<IngestReport[]>;
  /** Active sources whose newest release an older reader of theirs read; the next load reads their files again. */
  behind(actor: Actor): Promise<string[]>;
  /** Files of the mirror that no source asked for since this process began: their official URLs. */
  unaskedFor(actor: Actor): Promise<string[]>;
  /** Last run of each source; a `running` one whose process is gone is reported as `failed`. */
  status(actor: Actor): Promise<IngestRun[]>;
  /** Registers all sources of this build in the library. */
  registerSources(actor: Actor): Promise<void>;
}

/** Settings of downloads. */
export interface IngestSettings {
  dataDir: string;
  /** A folder with `mirror.json`, or a base URL; used before the network. */
  mirror: string | undefined;
  /** Whether the network must not be used. */
  offline: boolean;
  /** Token of CourtListener, for its higher limits. */
  courtListenerToken?: string | undefined;
  /** Timeouts, retries and rates of requests; default as in downloading/request.ts. */
  requests?: Partial<Omit<RequestOptions, "headersFor">>;
  /** Reads pages that need a browser, when a key or an address of its own is set. */
  firecrawl?: { apiKey?: string | undefined; apiUrl?: string | undefined };
}

/** OCR of official papers that are scans, a page at a time. */
export interface ScanReader {
  /** Null for a page without words. @throws DomainError `unsupported` for a page that cannot be read in time */
  readPage(pdf: Uint8Array, page: number, signal?: AbortSignal): Promise<ScannedPage | null>;
}

export interface IngestDeps {
  knex: Knex;
  authority: Authority;
  settings: IngestSettings;
  /** Absent: pages that are pictures stay unread, and are named. */
  scans?: ScanReader;
  clock: Clock;
  log: Log;
}
