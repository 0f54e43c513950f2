/** Test fixture: two instances of jobs over one database, as in two processes, and a handler that each test sets. */
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { z } from "zod";
import { OPERATOR, silentLog } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import type { JobHandler, Jobs, JobType } from "../contract.ts";
import { createJobs } from "../index.ts";
import { isEnded } from "../schema.ts";

export interface Note {
  text: string;
}

const base = {
  payload: z.object({ text: z.string() }),
  attempts: 3,
  pauseSeconds: 1,
  expirySeconds: 60,
  concurrency: 2,
};
export const NOTE: JobType<Note> = { ...base, name: "test-note" };
export const ONE: JobType<Note> = { ...base, name: "test-one", lockOn: ({ text }) => text };
export const TURNS: JobType<Note> = { ...base, name: "test-turns", laneOf: ({ text }) => text.slice(0, 1) };
export const BRIEF: JobType<Note> = { ...base, name: "test-brief", attempts: 1, expirySeconds: 1 };
export const SLOW = { timeout: 25_000, interval: 20 };

/** Call at the top of a test file. */
export function useJobs() {
  let database: TestDatabase;
  /** As in another process. */
  let other: Jobs;
  const gaveUp = vi.fn<NonNullable<JobHandler<Note>["gaveUp"]>>();
  const bench = {
    run: (async () => undefined) as JobHandler<Note>["run"],
    knex: null as unknown as Knex,
    jobs: null as unknown as Jobs,
    gaveUp,
    put: (text: string, options: { key?: string; startAfter?: Date; type?: JobType<Note> } = {}) => {
      const { type = NOTE, ...rest } = options;
      return bench.knex.transaction((trx) => bench.jobs.enqueue(trx, type, { payload: { text }, ...rest }));
    },
    untilEnded: (id: string) =>
      vi.waitFor(async () => {
        const job = await bench.jobs.get(OPERATOR, id);
        expect(isEnded(job.state)).toBe(true);
        return job;
      }, SLOW),
    untilState: (id: string, state: string) =>
      vi.waitFor(async () => expect((await bench.jobs.get(OPERATOR, id)).state).toBe(state), SLOW),
    /** Runs a worker during `during`. */
    async working<Result>(during: () => Promise<Result>): Promise<Result> {
      const stop = new AbortController();
      const work = other.work(OPERATOR, stop.signal);
      try {
        return await during();
      } finally {
        stop.abort();
        await work;
      }
    },
    /** Ends all pauses between attempts. */
    skipPauses: async () =>
      bench.knex("job_queue.job").where("state", "retry").update({ start_after: bench.knex.fn.now() }),
  };
  function create(): Jobs {
    const made = createJobs({ knex: bench.knex, log: silentLog });
    for (const type of [NOTE, ONE, BRIEF, TURNS]) {
      made.define(type, { run: (job) => bench.run(job), gaveUp: async (...told) => gaveUp(...told) });
    }
    return made;
  }
  beforeAll(async () => {
    database = await testDatabase();
    bench.knex = database.knex;
    bench.jobs = create();
    other = create();
    await bench.jobs.prepare();
  });
  afterAll(async () => {
    await bench.jobs.close();
    await other.close();
    await database.drop();
  });
  beforeEach(() => {
    gaveUp.mockReset();
    bench.run = async () => undefined;
  });
  return bench;
}
