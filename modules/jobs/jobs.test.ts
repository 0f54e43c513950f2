/** Requests: what is put in line, tried again, listed and watched. */
import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { OPERATOR, silentLog, VISITOR } from "#modules/kernel";
import { createJobs } from "./index.ts";
import { BRIEF, NOTE, SLOW, useJobs } from "./testing/bench.ts";

const bench = useJobs();
const { gaveUp, put, skipPauses, untilEnded, untilState, working } = bench;

it("runs what was committed, and keeps its answer", async () => {
  bench.run = async ({ payload }) => ({ said: payload.text });
  const id = await put("hello");
  expect(await bench.jobs.get(OPERATOR, id)).toMatchObject({
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
  const rolledBack = bench.knex.transaction(async (trx) => {
    id = await bench.jobs.enqueue(trx, NOTE, { payload: { text: "never" } });
    throw new Error("the deed failed");
  });
  await expect(rolledBack).rejects.toThrow("the deed failed");
  await expect(bench.jobs.get(OPERATOR, id)).rejects.toMatchObject({ code: "not_found" });
});

it("refuses a payload that does not fit", async () => {
  await expect(put(7 as unknown as string)).rejects.toThrow("expected string");
});

it("joins fifty callers with one key to one job, until that job has ended", async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => put("once", { key: "k" })));
  expect(new Set(ids).size).toBe(1);
  expect(await bench.jobs.listOpenKeys(NOTE)).toEqual(new Set(["k"]));
  let release = (): void => undefined;
  bench.run = () =>
    new Promise((resolve) => {
      release = () => resolve(undefined);
    });
  await working(async () => {
    await untilState(ids[0] ?? "", "running");
    expect(await put("while it runs", { key: "k" })).toBe(ids[0]);
    release();
    await untilEnded(ids[0] ?? "");
    bench.run = async () => undefined;
    expect(await put("after its end", { key: "k" })).not.toBe(ids[0]);
  });
});

it("makes a job for a key whose first job was rolled back", async () => {
  const first = await bench.knex.transaction();
  await bench.jobs.enqueue(first, NOTE, { payload: { text: "no" }, key: "race" });
  const second = put("yes", { key: "race" });
  await first.rollback();
  expect((await bench.jobs.get(OPERATOR, await second)).state).toBe("waiting");
});

it("does not start before its time", async () => {
  const id = await put("later", { startAfter: new Date(Date.now() + 3_600_000) });
  const sooner = await put("now");
  await working(() => untilEnded(sooner));
  expect(await bench.jobs.get(OPERATOR, id)).toMatchObject({ state: "waiting", tries: 0 });
  await bench.jobs.cancel(OPERATOR, id);
});

it("tries again after failures, keeps their reasons, and gives up; a person may have it tried again", async () => {
  bench.run = async ({ tryNumber }) => {
    throw new Error(`number ${tryNumber}`);
  };
  const id = await put("bad");
  const job = await working(() =>
    vi.waitFor(async () => {
      await skipPauses();
      const now = await bench.jobs.get(OPERATOR, id);
      expect(now.state).toBe("failed");
      return now;
    }, SLOW),
  );
  expect(job.failures.map(({ reason }) => reason)).toEqual(
    [1, 2, 3].map((number) => `The work broke off: number ${number}`),
  );
  expect(gaveUp.mock.calls).toEqual([[{ text: "bad" }, "failed"]]);

  bench.run = async () => "better";
  expect(await bench.jobs.retry(OPERATOR, id)).toMatchObject({ state: "waiting" });
  expect(await working(() => untilEnded(id))).toMatchObject({
    state: "succeeded",
    result: "better",
    tries: 4,
  });
  await expect(bench.jobs.retry(OPERATOR, id)).rejects.toMatchObject({ code: "conflict" });
});

it("does not try again by hand while another job has the key", async () => {
  bench.run = () => Promise.reject(new Error("no"));
  const id = await put("bad", { key: "twin", type: BRIEF });
  await working(() => untilEnded(id));
  const twin = await put("good", { key: "twin", type: BRIEF });
  await expect(bench.jobs.retry(OPERATOR, id)).rejects.toMatchObject({ code: "conflict" });
  await bench.jobs.cancel(OPERATOR, twin);
});

it("tells watchers of another connection how far a job is, and its end", async () => {
  const goOn = new EventTarget();
  bench.run = async ({ report }) => {
    report({ done: 1, total: 2, text: "Half" });
    await once(goOn, "go");
    return "whole";
  };
  const id = await put("watched");
  const seen: string[] = [];
  await working(async () => {
    for await (const { state, progress } of bench.jobs.subscribe(
      OPERATOR,
      id,
      new AbortController().signal,
    )) {
      seen.push(`${state} ${progress?.text ?? ""}`);
      if (progress) goOn.dispatchEvent(new Event("go"));
    }
  });
  expect(seen.at(-2)).toBe("running Half");
  expect(seen.at(-1)).toBe("succeeded Half");
});

it("leaves jobs of unknown types alone", async () => {
  const stranger = createJobs({ knex: bench.knex, log: silentLog });
  const type = { ...NOTE, name: "test-stranger" };
  stranger.define(type, { run: async () => undefined });
  const id = await bench.knex.transaction((trx) => stranger.enqueue(trx, type, { payload: { text: "?" } }));
  const mine = await put("mine");
  await working(() => untilEnded(mine));
  expect((await bench.jobs.get(OPERATOR, id)).state).toBe("waiting");
});

it("lists by state and type, newest first, and forgets what ended long ago", async () => {
  const id = await put("old");
  await working(() => untilEnded(id));
  const { jobs: listed, total } = await bench.jobs.list(OPERATOR, {
    states: ["succeeded"],
    names: [NOTE.name],
  });
  expect(listed[0]?.id).toBe(id);
  expect(total).toBe(listed.length);
  expect((await bench.jobs.list(OPERATOR, { names: [NOTE.name], page: 2 })).jobs).toEqual([]);
  await bench
    .knex("job_queue.job")
    .where({ id })
    .update({ completed_on: bench.knex.raw("now() - interval '31 days'") });
  await working(() =>
    vi.waitFor(() => expect(bench.jobs.get(OPERATOR, id)).rejects.toMatchObject({ code: "not_found" }), SLOW),
  );
});

it("is for administrators, and works for operators only", async () => {
  const client = { kind: "user", userId: "7", role: "user" } as const;
  await expect(bench.jobs.get(client, "7")).rejects.toMatchObject({ code: "forbidden" });
  await expect(bench.jobs.list(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(bench.jobs.get(OPERATOR, "7")).rejects.toMatchObject({ code: "not_found" });
  await expect(bench.jobs.work(client, AbortSignal.abort())).rejects.toMatchObject({ code: "forbidden" });
});
