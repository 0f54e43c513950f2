/** The interface of jobs and what it is made of; the rooms inside import this, not the door. */
import type { Knex } from "knex";
import type { ZodType } from "zod";
import type { Actor, Log } from "#modules/kernel";
import type { Job, JobProgress, JobState } from "./schema.ts";

export type { Job, JobFailure, JobProgress, JobState } from "./schema.ts";

/** A kind of job. The name is stored with each job: a renamed type leaves its waiting jobs alone. */
export interface JobType<Payload = unknown> {
  /** Letters, digits and hyphens. */
  name: string;
  /** Checked when a job is enqueued and when it runs; stored as JSON. */
  payload: ZodType<Payload>;
  /** Tries before the job fails for good, from 1. A killed worker's try counts. */
  attempts: number;
  /** Seconds between the first failure and the next try, from 1; each later pause is about twice as long. */
  pauseSeconds: number;
  /** A try that takes longer is aborted and has failed; below 24 hours. */
  expirySeconds: number;
  /** Jobs of this type that one worker runs at once. */
  concurrency: number;
  /**
   * What only one job at a time may work on, in all processes: jobs that answer the same wait for each other.
   * Default: the job itself.
   */
  lockOn?(payload: Payload): string;
}

/** A try under way. */
export interface RunningJob<Payload> {
  id: string;
  payload: Payload;
  /** From 1. */
  tryNumber: number;
  /** Aborted by a cancel, at the expiry, when the worker stops and when it lost the database. */
  signal: AbortSignal;
  /** Tells the watchers; frequent calls are drawn together. Never throws. */
  report(progress: JobProgress): void;
  /**
   * Runs `work` and ends the job with its answer in one transaction: both are stored or neither, and a job that was
   * taken away meanwhile stores nothing. Call it last, at most once; without it the job ends when the handler does.
   * @throws DomainError `conflict` when the job is no longer this worker's.
   */
  finish(work: (trx: Knex.Transaction) => Promise<unknown>): Promise<void>;
}

export interface JobHandler<Payload> {
  /**
   * Answers the result, as JSON. It may run more than once for a job, also after it has ended its work but before
   * that was stored; what must happen once belongs into `finish` or is asked for by a key of its own.
   */
  run(job: RunningJob<Payload>): Promise<unknown>;
  /** Told before the job ends as `failed` or `canceled`; it may be told again after a kill. */
  gaveUp?(payload: Payload, how: "failed" | "canceled"): Promise<void>;
  /** At each worker's start and every minute: enqueues what should have a job and has none. */
  reconcile?(): Promise<void>;
}

export interface EnqueueOptions {
  /** Of jobs with the same type and key one waits or runs at a time: a second call joins it. */
  key?: string;
  startAfter?: Date;
}

/** A thing to do at the ticks of a clock. */
export interface Schedule {
  name: string;
  /** As node-cron reads it: five fields, or six with seconds. */
  cron: string;
  /** IANA name, such as `America/New_York`. */
  timeZone: string;
  /** Enqueues; in one process for each tick, in the transaction that records the tick. */
  onTick(trx: Knex.Transaction, tick: Date): Promise<void>;
}

export interface JobFilter {
  names?: string[];
  states?: JobState[];
  /** From 1. */
  page?: number;
}

export interface Jobs {
  /** Says who runs jobs of this type. Call for each type while wiring, in every process. */
  define<Payload>(type: JobType<Payload>, handler: JobHandler<Payload>): void;
  /** Ticks while a worker works. Call while wiring. @throws Error for an expression or a time zone that is none. */
  schedule(schedule: Schedule): void;
  /** Makes the queues of the defined types. Call once at start, after the migrations. */
  prepare(): Promise<void>;
  /**
   * Stores a job with the caller's transaction; it runs after the commit, and never after a rollback. For code behind
   * a permission, hence without an actor. Answers the id of the job, or of the one that has the key already.
   * @throws ZodError for a payload that does not fit.
   */
  enqueue<Payload>(
    trx: Knex.Transaction,
    type: JobType<Payload>,
    order: { payload: Payload } & EnqueueOptions,
  ): Promise<string>;
  /** Keys of the jobs of a type that wait or run. */
  listOpenKeys(type: Pick<JobType, "name">): Promise<Set<string>>;
  /** Administrators. @throws DomainError `not_found`, also for what is no id. */
  get(actor: Actor, id: string): Promise<Job>;
  /** A page of `JOBS_PER_PAGE`, newest first, and how many there are in all. Administrators. */
  list(actor: Actor, filter?: JobFilter): Promise<{ jobs: Job[]; total: number }>;
  /**
   * Ends a job that waits at once; asks one that runs to end, in whichever process. One that has ended stays as it
   * is. Administrators. @throws DomainError `not_found`
   */
  cancel(actor: Actor, id: string): Promise<Job>;
  /**
   * One more try for a job that failed. Administrators.
   * @throws DomainError `not_found`, `conflict` when it has not failed or another job has its key.
   */
  retry(actor: Actor, id: string): Promise<Job>;
  /**
   * The job as it is now, then after each change, of whichever process, until it has ended; changes in quick
   * succession are one. Rides out a database that is away. Administrators. @throws DomainError `not_found`
   */
  subscribe(actor: Actor, id: string, signal: AbortSignal): AsyncIterable<Job>;
  /**
   * Runs jobs of all defined types until `signal` aborts; what is under way then goes back as if never tried.
   * Operators only. @throws DomainError `forbidden`
   */
  work(actor: Actor, signal: AbortSignal): Promise<void>;
  /** Ends what watches the database. */
  close(): Promise<void>;
}

export interface JobsDeps {
  knex: Knex;
  log: Log;
}
