/** What a browser may know of jobs. */

/** As people see a job. `waiting` includes pauses before another try. */
export const JOB_STATES = ["waiting", "running", "succeeded", "failed", "canceled"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobProgress {
  /** In the handler's own units; `total` is null while nobody knows it. */
  done: number;
  total: number | null;
  /** For people. */
  text: string;
}

export interface JobFailure {
  /** ISO 8601. */
  at: string;
  /** For people. */
  reason: string;
}

/** A job as administrators see it; its payload stays inside. Dates are ISO 8601. */
export interface Job {
  id: string;
  name: string;
  key: string | null;
  state: JobState;
  progress: JobProgress | null;
  /** What the handler answered, once the job has succeeded. */
  result: unknown;
  /** Started so far, without those that an orderly stop undid. */
  tries: number;
  /** After this many it fails for good. */
  attempts: number;
  /** One for each failed try, oldest first. */
  failures: JobFailure[];
  /** True between the wish and the end of a job that runs. */
  isCancelRequested: boolean;
  createdAt: string;
  /** Not before this. */
  startAfter: string;
  /** Of the latest try. */
  startedAt: string | null;
  endedAt: string | null;
  /** Grows with each report of progress. */
  revision: number;
}

/** Ended jobs are kept for so long. */
export const HISTORY_DAYS = 30;
export const JOBS_PER_PAGE = 50;

const ENDED: readonly JobState[] = ["succeeded", "failed", "canceled"];

export function isEnded(state: JobState): boolean {
  return ENDED.includes(state);
}
