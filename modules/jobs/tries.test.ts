/** Tries: canceled, cut off, taken over, put back, and which of them run together. */
import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { Job } from "./contract.ts";
import { BRIEF, ONE, SLOW, TURNS, useJobs } from "./testing/bench.ts";

const bench = useJobs();
const { gaveUp, put, skipPauses, untilEnded, untilState, working } = bench;

it("cancels a job that waits, at once", async () => {
  const id = await put("unwanted");
  expect(await bench.jobs.cancel(OPERATOR, id)).toMatchObject({ state: "canceled" });
  expect(gaveUp.mock.calls).toEqual([[{ text: "unwanted" }, "canceled"]]);
  expect(await bench.jobs.cancel(OPERATOR, id)).toMatchObject({ state: "canceled" });
});

it("cancels a job that runs, from another process", async () => {
  bench.run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("long");
  const job = await working(async () => {
    await untilState(id, "running");
    expect(await bench.jobs.cancel(OPERATOR, id)).toMatchObject({
      state: "running",
      isCancelRequested: true,
    });
    return untilEnded(id);
  });
  expect(job).toMatchObject({ state: "canceled", failures: [] });
});

it("ends a job that takes too long", async () => {
  bench.run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("slow", { type: BRIEF });
  const job = await working(() => untilEnded(id));
  expect(job).toMatchObject({ state: "failed", failures: [{ reason: "The job took longer than it may." }] });
});

it("puts a job back as if never tried when the worker stops", async () => {
  bench.run = ({ signal }) => once(signal, "abort").then(() => signal.throwIfAborted());
  const id = await put("interrupted");
  await working(() => untilState(id, "running"));
  expect(await bench.jobs.get(OPERATOR, id)).toMatchObject({ state: "waiting", tries: 0, failures: [] });
  bench.run = async () => "done";
  expect(await working(() => untilEnded(id))).toMatchObject({ state: "succeeded", tries: 1 });
});

/** The state that a killed worker leaves. */

const orphan = (id: string) =>
  bench.knex("job_queue.job").where({ id }).update({ state: "active", started_on: bench.knex.fn.now() });

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
  await bench.jobs.cancel(OPERATOR, unwanted);
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
  bench.run = ({ payload, signal }) =>
    payload.text === "long"
      ? once(signal, "abort").then(() => signal.throwIfAborted())
      : Promise.resolve("quick");
  const long = [await put("long"), await put("long")];
  await working(async () => {
    for (const id of long) await untilState(id, "running");
    const blocked = await put("behind");
    expect(await untilEnded(await put("quick", { type: ONE }))).toMatchObject({ result: "quick" });
    expect((await bench.jobs.get(OPERATOR, blocked)).state).toBe("waiting");
    for (const id of [...long, blocked]) await bench.jobs.cancel(OPERATOR, id);
    for (const id of long) await untilEnded(id);
  });
});

it("stores nothing for a try that was taken over", async () => {
  await bench.knex.schema.createTable("late_deeds", (t) => t.text("text"));
  let goOn = (): void => undefined;
  let late: unknown;
  bench.run = async ({ payload, finish, tryNumber }) => {
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
    await bench.knex("job_queue.job").where({ id }).update({ retry_count: 1 });
    goOn();
    await vi.waitFor(() => expect(late).toMatchObject({ code: "conflict" }), SLOW);
  });
  expect(await bench.knex("late_deeds")).toEqual([]);
  expect(await working(() => untilEnded(id))).toMatchObject({ state: "succeeded", result: "second" });
});

it("runs one job at a time of those that lock on the same", async () => {
  let atOnce = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  bench.run = async () => {
    atOnce += 1;
    await gate;
    atOnce -= 1;
  };
  const ids = [await put("same", { type: ONE }), await put("same", { type: ONE })];
  const wasPutOff = ({ startAfter, createdAt }: Job) => Date.parse(startAfter) - Date.parse(createdAt) > 1000;
  await working(async () => {
    const both = () => Promise.all(ids.map((id) => bench.jobs.get(OPERATOR, id)));
    await vi.waitFor(async () => {
      const [first, second] = await both();
      expect(first?.state).toBe("running");
      expect(second?.state === "running" || (second && wasPutOff(second))).toBe(true);
    }, SLOW);
    expect(atOnce).toBe(1);
    open();
    await vi.waitFor(async () => {
      await bench
        .knex("job_queue.job")
        .where("state", "created")
        .update({ start_after: bench.knex.fn.now() });
      expect((await both()).map(({ state }) => state)).toEqual(["succeeded", "succeeded"]);
    }, SLOW);
  });
});

it("stores an effect with the job's end, or neither", async () => {
  await bench.knex.schema.createTable("deeds", (t) => t.text("text"));
  bench.run = ({ payload, finish, tryNumber }) =>
    finish(async (trx) => {
      await trx("deeds").insert(payload);
      if (tryNumber === 1) throw new Error("between the two");
      return "kept";
    });
  const id = await put("deed");
  const job = await working(() =>
    vi.waitFor(async () => {
      await skipPauses();
      const now = await bench.jobs.get(OPERATOR, id);
      expect(now.state).toBe("succeeded");
      return now;
    }, SLOW),
  );
  expect(job.result).toBe("kept");
  expect(await bench.knex("deeds")).toEqual([{ text: "deed" }]);
});

it("takes turns by lane, and one of a lane at a time", async () => {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  bench.run = async ({ payload: { text } }) => {
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
