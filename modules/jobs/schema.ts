/** Public shape of jobs; safe in a browser. */

/** States as people see them. `waiting` includes pauses before another attempt. */
export const JOB_STATES = ["waiting", "running", "succeeded", "failed", "canceled"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobProgress {
  /** In the handler's own units; `total` is null while unknown. */
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

/** A job as administrators see it, without its payload. Dates are ISO 8601. */
export interface Job {
  id: string;
  name: string;
  key: string | null;
  state: JobState;
  progress: JobProgress | null;
  /** The handler's result, once the job has succeeded. */
  result: unknown;
  /** Attempts so far, without those undone by an orderly stop. */
  tries: number;
  /** Maximum number of attempts. */
  attempts: number;
  /** One per failed attempt, oldest first. */
  failures: JobFailure[];
  /** True between the cancel request and the end of a running job. */
  isCancelRequested: boolean;
  createdAt: string;
  /** The job does not start earlier. */
  startAfter: string;
  /** Start of the latest attempt. */
  startedAt: string | null;
  endedAt: string | null;
  /** Increases with each progress report. */
  revision: number;
}

/** Days for which ended jobs are kept. */
export const HISTORY_DAYS = 30;
export const JOBS_PER_PAGE = 50;

const ENDED: readonly JobState[] = ["succeeded", "failed", "canceled"];

export function isEnded(state: JobState): boolean {
  return ENDED.includes(state);
}
