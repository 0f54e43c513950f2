import type { Results, Task } from "./reader/protocol.ts";

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
