/** Interface and dependencies of jobs; the rooms inside import this, not the door. */
import type { Knex } from "knex";
import type { ZodType } from "zod";
import type { Actor, Log } from "#modules/kernel";
import type { Job, JobProgress, JobState } from "./schema.ts";

export type { Job, JobFailure, JobProgress, JobState } from "./schema.ts";

/** A kind of job. Jobs are stored with its name: renaming a type orphans its waiting jobs. */
export interface JobType<Payload = unknown> {
  /** Letters, digits and hyphens. */
  name: string;
  /** Validated when a job is enqueued and when it runs; stored as JSON. */
  payload: ZodType<Payload>;
  /** Attempts before the job fails for good, at least 1. An attempt of a killed worker counts. */
  attempts: number;
  /** Seconds between the first failure and the next attempt, at least 1; each later pause is about twice as long. */
  pauseSeconds: number;
  /** Time limit of an attempt, which is then aborted and has failed; less than 24 hours. */
  expirySeconds: number;
  /** Jobs of this type that one worker runs concurrently. */
  concurrency: number;
  /**
   * Subject that only one job at a time may work on, in all processes: jobs with the same subject run one by one.
   * Default: the job itself.
   */
  lockOn?(payload: Payload): string;
  /**
   * Whose job it is, such as a client. Jobs of different lanes take turns, and each worker runs one of a lane at a
   * time. Default: no lane.
   */
  laneOf?(payload: Payload): string | undefined;
}

/** An attempt in progress. */
export interface RunningJob<Payload> {
  id: string;
  payload: Payload;
  /** From 1. */
  tryNumber: number;
  /** Aborts on cancel, at the expiry, when the worker stops and when it loses the database connection. */
  signal: AbortSignal;
  /** Publishes progress to subscribers; frequent calls are coalesced. Never throws. */
  report(progress: JobProgress): void;
  /**
   * Runs `work` and ends the job with its result in one transaction: both commit or neither, and nothing commits for a
   * job that this worker has lost. Call it last, at most once; without it the job ends when the handler returns.
   * @throws DomainError `conflict` when the job no longer belongs to this worker.
   */
  finish(work: (trx: Knex.Transaction) => Promise<unknown>): Promise<void>;
}

export interface JobHandler<Payload> {
  /**
   * Returns the result, as JSON. It may run more than once for a job, even after its work is done but before that was
   * stored; effects that must happen once belong in `finish` or need an idempotency key.
   */
  run(job: RunningJob<Payload>): Promise<unknown>;
  /** Called before the job ends as `failed` or `canceled`; may be called again after a kill. */
  gaveUp?(payload: Payload, how: "failed" | "canceled"): Promise<void>;
  /** Called at each worker's start and every minute: enqueues whatever should have a job and has none. */
  reconcile?(): Promise<void>;
}

export interface EnqueueOptions {
  /** Among jobs with the same type and key, only one waits or runs: a second call returns that one. */
  key?: string;
  startAfter?: Date;
}

/** A recurring action. */
export interface Schedule {
  name: string;
  /** A node-cron expression: five fields, or six with seconds. */
  cron: string;
  /** IANA name, such as `America/New_York`. */
  timeZone: string;
  /** Called once per tick among all processes, in the transaction that records the tick. Should only enqueue. */
  onTick(trx: Knex.Transaction, tick: Date): Promise<void>;
}

export interface JobFilter {
  names?: string[];
  states?: JobState[];
  /** From 1. */
  page?: number;
}

export interface Jobs {
  /** Registers the handler of a type. Call for each type while wiring, in every process. */
  define<Payload>(type: JobType<Payload>, handler: JobHandler<Payload>): void;
  /** Fires while a worker runs. Call while wiring. @throws Error for an invalid expression or time zone. */
  schedule(schedule: Schedule): void;
  /** Creates the queues of the defined types. Call once at start, after the migrations. */
  prepare(): Promise<void>;
  /**
   * Stores a job in the caller's transaction; it runs after the commit, and never after a rollback. Takes no actor:
   * callers check permissions. Returns the id of the job, or of the one that already has the key.
   * @throws ZodError for an invalid payload.
   */
  enqueue<Payload>(
    trx: Knex.Transaction,
    type: JobType<Payload>,
    order: { payload: Payload } & EnqueueOptions,
  ): Promise<string>;
  /** Keys of the jobs of a type that wait or run. */
  listOpenKeys(type: Pick<JobType, "name">): Promise<Set<string>>;
  /** Administrators. @throws DomainError `not_found`, also for a malformed id. */
  get(actor: Actor, id: string): Promise<Job>;
  /** A page of `JOBS_PER_PAGE`, newest first, and the total number. Administrators. */
  list(actor: Actor, filter?: JobFilter): Promise<{ jobs: Job[]; total: number }>;
  /**
   * Ends a waiting job at once; asks a running one to end, in any process. An ended job stays as it is.
   * Administrators. @throws DomainError `not_found`
   */
  cancel(actor: Actor, id: string): Promise<Job>;
  /**
   * Adds one attempt to a failed job. Administrators.
   * @throws DomainError `not_found`, `conflict` when it has not failed or another job has its key.
   */
  retry(actor: Actor, id: string): Promise<Job>;
  /**
   * Yields the job now, then after each change, made by any process, until it has ended; changes in quick succession
   * are merged. Survives database outages. Administrators. @throws DomainError `not_found`
   */
  subscribe(actor: Actor, id: string, signal: AbortSignal): AsyncIterable<Job>;
  /**
   * Runs jobs of all defined types until `signal` aborts; running ones are then put back, not counting the attempt.
   * Operators only. @throws DomainError `forbidden`
   */
  work(actor: Actor, signal: AbortSignal): Promise<void>;
  /** Closes the connection that watches the database. */
  close(): Promise<void>;
}

/** What a person did to a job. */
export interface JobDeed {
  action: "job-retried" | "job-canceled";
  id: string;
  name: string;
}

export interface JobsDeps {
  knex: Knex;
  log: Log;
  /** Told in the transaction of the deed, which fails with it. */
  onDeed?(trx: Knex.Transaction, actor: Actor, deed: JobDeed): Promise<void>;
}
