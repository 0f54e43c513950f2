import type { Results, Task } from "./reader/protocol.ts";

/** A paper that waits, or that failed as often as it may. */
export interface Job {
  documentId: string;
  isHopeless: boolean;
  /** The queue's own name for it. */
  key: string;
}

/** Where a paper stands in the queue. */
export type Standing = "absent" | "waiting" | "taken" | "hopeless";

/** Papers that wait to be read; each once. What was taken and not finished comes again, later each time. */
export interface ReadingQueue {
  /** Resolves once it will be read, now or after a restart. @throws DomainError `unavailable` */
  add(documentId: string): Promise<void>;
  /** The next one, which is then nobody else's; null when none is due. */
  take(): Promise<Job | null>;
  /** It is read, or beyond hope: nothing of it is left in the queue. */
  finish(job: Job): Promise<void>;
  /** It failed: it comes again after a pause, or as hopeless when it had its tries. */
  fail(documentId: string, reason: string): Promise<void>;
  /** It was not tried in earnest: it comes again as if new. */
  putBack(job: Job): Promise<void>;
  standing(documentId: string): Promise<Standing>;
  close(): Promise<void>;
}

export interface Limits {
  withinMs: number;
  /** Of resident memory. */
  memoryBytes: number;
  /** Stops the work; `run` then rejects with its reason. */
  signal?: AbortSignal;
}

/** What came of it: a result, or why there is none, for people. */
export type Outcome<Result> = { result: Result } | { problem: string };

/** Opens papers, one at a time, where they can do no harm. */
export interface PaperReader {
  /** A paper that goes past the limits is a problem of the paper. @throws DomainError `unavailable` when the reader fails. */
  run<Kind extends Task["task"]>(
    task: Extract<Task, { task: Kind }>,
    limits: Limits,
  ): Promise<Outcome<Results[Kind]>>;
  stop(): void;
}
