import { once } from "node:events";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { OPERATOR, silentLog, VISITOR } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import type { Job, JobHandler, Jobs, JobType } from "./contract.ts";
import { createJobs } from "./index.ts";
import { isEnded } from "./schema.ts";

interface Note {
  text: string;
}

const base = {
  payload: z.object({ text: z.string() }),
  attempts: 3,
  pauseSeconds: 1,
  expirySeconds: 60,
  concurrency: 2,
};
const NOTE: JobType<Note> = { ...base, name: "test-note" };
const ONE: JobType<Note> = { ...base, name: "test-one", lockOn: ({ text }) => text };
const TURNS: JobType<Note> = { ...base, name: "test-turns", laneOf: ({ text }) => text.slice(0, 1) };
const BRIEF: JobType<Note> = { ...base, name: "test-brief", attempts: 1, expirySeconds: 1 };
const SLOW = { timeout: 25_000, interval: 20 };

let database: TestDatabase;
let knex: Knex;
let jobs: Jobs;
let other: Jobs;
let run: JobHandler<Note>["run"];
const gaveUp = vi.fn<NonNullable<JobHandler<Note>["gaveUp"]>>();

/** A second instance, as in another process. */
function create(): Jobs {
  const made = createJobs({ knex, log: silentLog });
  for (const type of [NOTE, ONE, BRIEF, TURNS]) {
    made.define(type, { run: (job) => run(job), gaveUp: async (...told) => gaveUp(...told) });
  }
  return made;
}

beforeAll(async () => {
  database = await testDatabase();
  knex = database.knex;
  jobs = create();
  other = create();
  await jobs.prepare();
});
afterAll(async () => {
  await jobs.close();
  await other.close();
  await database.drop();
});
beforeEach(() => {
  gaveUp.mockReset();
  run = async () => undefined;
});

const put = (text: string, options: { key?: string; startAfter?: Date; type?: JobType<Note> } = {}) => {
  const { type = NOTE, ...rest } = options;
  return knex.transaction((trx) => jobs.enqueue(trx, type, { payload: { text }, ...rest }));
};

async function untilEnded(id: string) {
  return vi.waitFor(async () => {
    const job = await jobs.get(OPERATOR, id);
    expect(isEnded(job.state)).toBe(true);
    return job;
  }, SLOW);
}

async function untilState(id: string, state: string) {
  await vi.waitFor(async () => expect((await jobs.get(OPERATOR, id)).state).toBe(state), SLOW);
}

/** Runs a worker during `during`. */
async function working<Result>(during: () => Promise<Result>, worker = other): Promise<Result> {
  const stop = new AbortController();
  const work = worker.work(OPERATOR, stop.signal);
  try {
    return await during();
  } finally {
    stop.abort();
    await work;
  }
}

/** Ends all pauses between attempts. */
const skipPauses = () => knex("job_queue.job").where("state", "retry").update({ start_after: knex.fn.now() });

it("runs what was committed, and keeps its answer", async () => {
  run = async ({ payload }) => ({ said: payload.text });
  const id = await put("hello");
  expect(await jobs.get(OPERATOR, id)).toMatchObject({
    state: "waiting",
    tries: 0,
    attempts: 3,
    result: null,
  });
  const job = await working(() => untilEnded(id));
  expect(job).toMatchObject({ state: "succeeded", result: { said: "hello" }, tries: 1, failures: [] });
});

it("has no job after a rollback", async () => {
  let id = "";
  const rolledBack = knex.transaction(async (trx) => {
    id = await jobs.enqueue(trx, NOTE, { payload: { text: "never" } });
    throw new Error("the deed failed");
  });
  await expect(rolledBack).rejects.toThrow("the deed failed");
  await expect(jobs.get(OPERATOR, id)).rejects.toMatchObject({ code: "not_found" });
});

it("refuses a payload that does not fit", async () => {
  await expect(put(7 as unknown as string)).rejects.toThrow("expected string");
});

it("joins fifty callers with one key to one job, until that job has ended", async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => put("once", { key: "k" })));
  expect(new Set(ids).size).toBe(1);
  expect(await jobs.listOpenKeys(NOTE)).toEqual(new Set(["k"]));
  let release = (): void => undefined;
  run = () =>
    new Promise((resolve) => {
      release = () => resolve(undefined);
    });
  await working(async () => {
    await untilState(ids[0] ?? "", "running");
    expect(await put("while it runs", { key: "k" })).toBe(ids[0]);
    release();
    await untilEnded(ids[0] ?? "");
    run = async () => undefined;
    expect(await put("after its end", { key: "k" })).not.toBe(ids[0]);
  });
});

it("makes a job for a key whose first job was rolled back", async () => {
  const first = await knex.transaction();
  await jobs.enqueue(first, NOTE, { payload: { text: "no" }, key: "race" });
  const second = put("yes", { key: "race" });
  await first.rollback();
  expect((await jobs.get(OPERATOR, await second)).state).toBe("waiting");
});

it("does not start before its time", async () => {
  const id = await put("later", { startAfter: new Date(Date.now() + 3_600_000) });
  const sooner = await put("now");
  await working(() => untilEnded(sooner));
  expect(await jobs.get(OPERATOR, id)).toMatchObject({ state: "waiting", tries: 0 });
  await jobs.cancel(OPERATOR, id);
});

it("tries again after failures, keeps their reasons, and gives up; a person may have it tried again", async () => {
  run = async ({ tryNumber }) => {
    throw new Error(`number ${tryNumber}`);
  };
  const id = await put("bad");
  const job = await working(() =>
    vi.waitFor(async () => {
      await skipPauses();
      const now = await jobs.get(OPERATOR, id);
      expect(now.state).toBe("failed");
      return now;
    }, SLOW),
  );
  expect(job.failures.map(({ reason }) => reason)).toEqual(
    [1, 2, 3].map((number) => `The work broke off: number ${number}`),
  );
  expect(gaveUp.mock.calls).toEqual([[{ text: "bad" }, "failed"]]);

  run = async () => "better";
  expect(await jobs.retry(OPERATOR, id)).toMatchObject({ state: "waiting" });
  expect(await working(() => untilEnded(id))).toMatchObject({
    state: "succeeded",
    result: "better",
    tries: 4,
  });
  await expect(jobs.retry(OPERATOR, id)).rejects.toMatchObject({ code: "conflict" });
});

it("does not try again by hand while another job has the key", async () => {
  run = () => Promise.reject(new Error("no"));
  const id = await put("bad", { key: "twin", type: BRIEF });
  await working(() => untilEnded(id));
  const twin = await put("good", { key: "twin", type: BRIEF });
  await expect(jobs.retry(OPERATOR, id)).rejects.toMatchObject({ code: "conflict" });
  await jobs.cancel(OPERATOR, twin);
});

it("cancels a job that waits, at once", async () => {
  const id = await put("unwanted");
  expect(await jobs.cancel(OPERATOR, id)).toMatchObject({ state: "canceled" });
  expect(gaveUp.mock.calls).toEqual([[{ text: "unwanted" }, "canceled"]]);
  expect(await jobs.cancel(OPERATOR, id)).toMatchObject({ state: "canceled" });
});

it("cancels a job that runs, from another process", async () => {
  run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("long");
  const job = await working(async () => {
    await untilState(id, "running");
    expect(await jobs.cancel(OPERATOR, id)).toMatchObject({ state: "running", isCancelRequested: true });
    return untilEnded(id);
  });
  expect(job).toMatchObject({ state: "canceled", failures: [] });
});

it("ends a job that takes too long", async () => {
  run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("slow", { type: BRIEF });
  const job = await working(() => untilEnded(id));
  expect(job).toMatchObject({ state: "failed", failures: [{ reason: "The job took longer than it may." }] });
});

it("puts a job back as if never tried when the worker stops", async () => {
  run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("interrupted");
  await working(() => untilState(id, "running"));
  expect(await jobs.get(OPERATOR, id)).toMatchObject({ state: "waiting", tries: 0, failures: [] });
  run = async () => "done";
  expect(await working(() => untilEnded(id))).toMatchObject({ state: "succeeded", tries: 1 });
});

/** The state that a killed worker leaves. */
const orphan = (id: string) =>
  knex("job_queue.job").where({ id }).update({ state: "active", started_on: knex.fn.now() });

it("runs a job again at once whose worker died", async () => {
  const id = await put("orphan");
  await orphan(id);
  const job = await working(() => untilEnded(id));
  expect(job).toMatchObject({ state: "succeeded", tries: 2 });
  expect(job.failures.map(({ reason }) => reason)).toEqual([expect.stringContaining("ended unexpectedly")]);
});

it("gives a job up whose worker died on its last try, and cancels one that was to end", async () => {
  const [last, unwanted] = [await put("last", { type: BRIEF }), await put("unwanted")];
  await Promise.all([orphan(last), orphan(unwanted)]);
  await jobs.cancel(OPERATOR, unwanted);
  await working(async () => {
    expect(await untilEnded(last)).toMatchObject({
      state: "failed",
      failures: [{ reason: expect.stringContaining("ended unexpectedly") }],
    });
    expect(await untilEnded(unwanted)).toMatchObject({ state: "canceled" });
  });
  expect(gaveUp.mock.calls.map(([{ text }, how]) => `${text} ${how}`).sort()).toEqual([
    "last failed",
    "unwanted canceled",
  ]);
});

it("lets no type wait behind another", async () => {
  run = ({ payload, signal }) =>
    payload.text === "long"
      ? once(signal, "abort").then(() => signal.throwIfAborted())
      : Promise.resolve("quick");
  const long = [await put("long"), await put("long")];
  await working(async () => {
    for (const id of long) await untilState(id, "running");
    const blocked = await put("behind");
    expect(await untilEnded(await put("quick", { type: ONE }))).toMatchObject({ result: "quick" });
    expect((await jobs.get(OPERATOR, blocked)).state).toBe("waiting");
    for (const id of [...long, blocked]) await jobs.cancel(OPERATOR, id);
    for (const id of long) await untilEnded(id);
  });
});

it("stores nothing for a try that was taken over", async () => {
  await knex.schema.createTable("late_deeds", (t) => t.text("text"));
  let goOn = (): void => undefined;
  let late: unknown;
  run = async ({ payload, finish, tryNumber }) => {
    if (tryNumber > 1) return "second";
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    late = await finish(async (trx) => trx("late_deeds").insert(payload)).catch((error: unknown) => error);
  };
  const id = await put("taken over");
  await working(async () => {
    await untilState(id, "running");
    // What another worker does when it finds the lock free.
    await knex("job_queue.job").where({ id }).update({ retry_count: 1 });
    goOn();
    await vi.waitFor(() => expect(late).toMatchObject({ code: "conflict" }), SLOW);
  });
  expect(await knex("late_deeds")).toEqual([]);
  expect(await working(() => untilEnded(id))).toMatchObject({ state: "succeeded", result: "second" });
});

it("runs one job at a time of those that lock on the same", async () => {
  let atOnce = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  run = async () => {
    atOnce += 1;
    await gate;
    atOnce -= 1;
  };
  const ids = [await put("same", { type: ONE }), await put("same", { type: ONE })];
  const wasPutOff = ({ startAfter, createdAt }: Job) => Date.parse(startAfter) - Date.parse(createdAt) > 1000;
  await working(async () => {
    const both = () => Promise.all(ids.map((id) => jobs.get(OPERATOR, id)));
    await vi.waitFor(async () => {
      const [first, second] = await both();
      expect(first?.state).toBe("running");
      expect(second?.state === "running" || (second && wasPutOff(second))).toBe(true);
    }, SLOW);
    expect(atOnce).toBe(1);
    open();
    await vi.waitFor(async () => {
      await knex("job_queue.job").where("state", "created").update({ start_after: knex.fn.now() });
      expect((await both()).map(({ state }) => state)).toEqual(["succeeded", "succeeded"]);
    }, SLOW);
  });
});

it("stores an effect with the job's end, or neither", async () => {
  await knex.schema.createTable("deeds", (t) => t.text("text"));
  run = ({ payload, finish, tryNumber }) =>
    finish(async (trx) => {
      await trx("deeds").insert(payload);
      if (tryNumber === 1) throw new Error("between the two");
      return "kept";
    });
  const id = await put("deed");
  const job = await working(() =>
    vi.waitFor(async () => {
      await skipPauses();
      const now = await jobs.get(OPERATOR, id);
      expect(now.state).toBe("succeeded");
      return now;
    }, SLOW),
  );
  expect(job.result).toBe("kept");
  expect(await knex("deeds")).toEqual([{ text: "deed" }]);
});

it("tells watchers of another connection how far a job is, and its end", async () => {
  const goOn = new EventTarget();
  run = async ({ report }) => {
    report({ done: 1, total: 2, text: "Half" });
    await once(goOn, "go");
    return "whole";
  };
  const id = await put("watched");
  const seen: string[] = [];
  await working(async () => {
    for await (const { state, progress } of jobs.subscribe(OPERATOR, id, new AbortController().signal)) {
      seen.push(`${state} ${progress?.text ?? ""}`);
      if (progress) goOn.dispatchEvent(new Event("go"));
    }
  });
  expect(seen.at(-2)).toBe("running Half");
  expect(seen.at(-1)).toBe("succeeded Half");
});

it("leaves jobs of unknown types alone", async () => {
  const stranger = createJobs({ knex, log: silentLog });
  const type = { ...NOTE, name: "test-stranger" };
  stranger.define(type, { run: async () => undefined });
  const id = await knex.transaction((trx) => stranger.enqueue(trx, type, { payload: { text: "?" } }));
  const mine = await put("mine");
  await working(() => untilEnded(mine));
  expect((await jobs.get(OPERATOR, id)).state).toBe("waiting");
});

it("lists by state and type, newest first, and forgets what ended long ago", async () => {
  const id = await put("old");
  await working(() => untilEnded(id));
  const { jobs: listed, total } = await jobs.list(OPERATOR, { states: ["succeeded"], names: [NOTE.name] });
  expect(listed[0]?.id).toBe(id);
  expect(total).toBe(listed.length);
  expect((await jobs.list(OPERATOR, { names: [NOTE.name], page: 2 })).jobs).toEqual([]);
  await knex("job_queue.job")
    .where({ id })
    .update({ completed_on: knex.raw("now() - interval '31 days'") });
  await working(() =>
    vi.waitFor(() => expect(jobs.get(OPERATOR, id)).rejects.toMatchObject({ code: "not_found" }), SLOW),
  );
});

it("is for administrators, and works for operators only", async () => {
  const client = { kind: "user", userId: "7", role: "user" } as const;
  await expect(jobs.get(client, "7")).rejects.toMatchObject({ code: "forbidden" });
  await expect(jobs.list(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(jobs.get(OPERATOR, "7")).rejects.toMatchObject({ code: "not_found" });
  await expect(jobs.work(client, AbortSignal.abort())).rejects.toMatchObject({ code: "forbidden" });
});

it("takes turns by lane, and one of a lane at a time", async () => {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  run = async ({ payload: { text } }) => {
    begun.push(text);
    await new Promise<void>((resolve) => gates.set(text, resolve));
  };
  const names = ["a1", "a2", "a3", "b1", "b2"];
  const ids: string[] = [];
  for (const text of names) ids.push(await put(text, { type: TURNS }));
  await working(async () => {
    await vi.waitFor(() => expect(begun).toEqual(["a1", "b1"]), SLOW);
    gates.get("b1")?.();
    await vi.waitFor(() => expect(begun).toEqual(["a1", "b1", "b2"]), SLOW);
    for (const text of ["b2", "a1", "a2", "a3"]) {
      await vi.waitFor(() => expect(gates.has(text)).toBe(true), SLOW);
      gates.get(text)?.();
    }
    for (const id of ids) expect((await untilEnded(id)).state).toBe("succeeded");
  });
});
