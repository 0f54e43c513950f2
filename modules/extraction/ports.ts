import type { Results, Task } from "./reader/protocol.ts";

export interface Limits {
  withinMs: number;
  /** Resident memory, in bytes. */
  memoryBytes: number;
  /** Stops the work; `run` then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** A result, or a message for people saying why there is none. */
export type Outcome<Result> = { result: Result } | { problem: string };

/** Opens documents one at a time, isolated from this process. */
export interface DocumentReader {
  /** A document that exceeds the limits is a `problem`. @throws DomainError `unavailable` when the reader fails. */
  run<Kind extends Task["task"]>(
    task: Extract<Task, { task: Kind }>,
    limits: Limits,
  ): Promise<Outcome<Results[Kind]>>;
  stop(): void;
}
