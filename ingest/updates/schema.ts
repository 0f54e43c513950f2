/** Shapes of updates: what administrators see of the sources at work. */
import type { Source } from "#modules/authority/schema";
import type { JobState } from "#modules/jobs/schema";

/** How one source came out of an update. */
export interface UpdateItem {
  source: string;
  succeeded: boolean;
  release: string | null;
  /** Documents, compared with the release before. */
  added: number;
  changed: number;
  unchanged: number;
  /** For people. */
  error: string | null;
}

export interface UpdateResult {
  /** Number of sources. */
  success: number;
  failed: number;
  items: UpdateItem[];
}

/** One press, or one tick of the schedule. */
export interface Update {
  /** Of its job. */
  id: string;
  state: JobState;
  sources: string[];
  progress: { done: number; total: number | null; text: string } | null;
  /** Null until it has ended. */
  result: UpdateResult | null;
  isCancelRequested: boolean;
  /** Of a failed update. */
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

/** A load of a source, by whomever. */
export interface SourceRun {
  state: "running" | "succeeded" | "failed";
  phase: string;
  release: string | null;
  /** Documents read. */
  done: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Items that are listed and not held by a mirror that stands for the network. */
  notReached: number;
  error: string | null;
  startedAt: string;
  finishedAt: string | null;
}

export interface SourceStatus extends Source {
  state: "off" | "empty" | "waiting" | "running" | "failed" | "loaded";
  /** What the library holds in force; null for nothing. */
  held: { documents: number; release: string; bytes: number } | null;
  lastRun: SourceRun | null;
  /** Items that the last load could not read, then loads that failed, newest first, until one succeeds. */
  errors: { item: string; reason: string; at: string }[];
}
