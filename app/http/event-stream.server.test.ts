import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { AppLoadContext } from "@remix-run/node";
import type { JobHandler, JobType } from "#modules/jobs";
import { OPERATOR } from "#modules/kernel";
import { buildArgs, buildContext, buildCookie } from "../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { loader } from "../api/jobs.$id.events.ts";
import { loader as jobLoader } from "../api/jobs.$id.ts";
import { eventStream, type StreamEvent } from "./event-stream.server.ts";

const WAIT: JobType<object> = {
  name: "test-wait",
  payload: z.object({}),
  attempts: 1,
  pauseSeconds: 1,
  expirySeconds: 60,
  concurrency: 1,
};

let test: TestModules;
let cookie: string;
let run: JobHandler<object>["run"];
beforeAll(async () => {
  test = await testModules();
  test.modules.jobs.define(WAIT, { run: (job) => run(job) });
  cookie = await buildCookie(test.modules, "admin");
});
afterAll(() => test.cleanup());

let leaving: AbortController;
let stopping: AbortController;
let context: AppLoadContext;
beforeEach(() => {
  leaving = new AbortController();
  stopping = new AbortController();
  context = { ...buildContext(test.modules), stopping: stopping.signal };
});

const visit = (headers: Record<string, string> = {}) => ({
  request: new Request("http://localhost/api/events", { signal: leaving.signal, headers }),
  context,
});

async function read(response: Response): Promise<string> {
  return (await response.text()).replace(/^: .*\n\n/gm, "");
}

/** Endless, and knows whether anybody listens still. */
function counting(produced: { count: number; ended: boolean }) {
  return async function* (signal: AbortSignal): AsyncGenerator<StreamEvent> {
    try {
      while (!signal.aborted) {
        produced.count += 1;
        yield { id: String(produced.count), event: "tick", data: { count: produced.count } };
      }
    } finally {
      produced.ended = true;
    }
  };
}

it("tells how far a job is and its end, and only what is new to a browser that comes again", async () => {
  const { jobs } = test.modules;
  const goOn = new EventTarget();
  run = async ({ report }) => {
    report({ done: 3, total: 7, text: "Three of seven" });
    await once(goOn, "go");
    return { success: 7 };
  };
  const id = await test.knex.transaction((trx) => jobs.enqueue(trx, WAIT, { payload: {} }));
  const call = (headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost/api/jobs/${id}/events`, {
      headers: { Cookie: cookie, ...headers },
    });
    return loader(buildArgs(test.modules, request, { id }));
  };
  const stop = new AbortController();
  const work = jobs.work(OPERATOR, stop.signal);
  const first = await call();
  expect(first.headers.get("Content-Type")).toBe("text/event-stream");
  await vi.waitFor(async () => expect((await jobs.get(OPERATOR, id)).progress).not.toBeNull(), 20_000);
  const again = await call({ "Last-Event-ID": "1" });
  goOn.dispatchEvent(new Event("go"));

  const text = await read(first);
  expect(text).toContain('id: 1\nevent: progress\ndata: {"done":3,"total":7,"text":"Three of seven"}\n\n');
  expect(text).toMatch(/id: end\nevent: end\ndata: \{.*"state":"succeeded","result":\{"success":7\}/);
  const toldAgain = await read(again);
  expect(toldAgain).not.toContain("event: progress");
  expect(toldAgain).toContain("event: end");
  expect((await call({ "Last-Event-ID": "end" })).status).toBe(204);

  const request = new Request(`http://localhost/api/jobs/${id}`, { headers: { Cookie: cookie } });
  const job = await (await jobLoader(buildArgs(test.modules, request, { id }))).json();
  expect(job).toMatchObject({ id, state: "succeeded", progress: { done: 3 }, result: { success: 7 } });
  expect(job).not.toHaveProperty("data");
  stop.abort();
  await work;
});

it("makes no more than the client takes", async () => {
  const produced = { count: 0, ended: false };
  const asked: ((taken: boolean) => void)[] = [];
  context.drained = () => new Promise((resolve) => asked.push(resolve));
  const reader = eventStream(visit(), counting(produced)).body!.getReader();
  for (let frame = 1; frame <= 4; frame += 1) {
    const next = reader.read();
    await vi.waitFor(() => expect(asked).toHaveLength(frame));
    expect(produced.count).toBeLessThan(frame);
    asked.at(-1)?.(true);
    expect((await next).done).toBe(false);
  }
  await reader.cancel();
  await vi.waitFor(() => expect(produced.ended).toBe(true));
});

it.each([
  ["the client leaves", () => leaving.abort()],
  ["the server stops", () => stopping.abort()],
])("ends when %s", async (_how, end) => {
  const silent = { ended: false };
  const response = eventStream(visit(), async function* (signal): AsyncGenerator<StreamEvent> {
    try {
      yield { id: "1", event: "tick", data: 1 };
      await once(signal, "abort");
    } finally {
      silent.ended = true;
    }
  });
  const text = read(response);
  await new Promise(setImmediate);
  end();
  expect(await text).toBe("retry: 2000\n\nid: 1\nevent: tick\ndata: 1\n\n");
  expect(silent.ended).toBe(true);
});

it("ends when the client has gone without a word", async () => {
  context.drained = async () => false;
  expect(await read(eventStream(visit(), counting({ count: 0, ended: false })))).toBe("");
});

it("keeps a silent stream open with a heartbeat", async () => {
  vi.useFakeTimers();
  try {
    const silence = (signal: AbortSignal): AsyncIterable<StreamEvent> => ({
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          await once(signal, "abort");
          return { done: true, value: undefined };
        },
      }),
    });
    const response = eventStream(visit(), silence);
    const reader = response.body!.getReader();
    await reader.read();
    const beat = reader.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(new TextDecoder().decode((await beat).value)).toBe(": still here\n\n");
    leaving.abort();
    await reader.cancel();
  } finally {
    vi.useRealTimers();
  }
});

it("answers HEAD without a stream, and others than administrators not at all", async () => {
  const request = new Request("http://localhost/", { method: "HEAD" });
  expect(eventStream({ request, context }, counting({ count: 0, ended: false })).body).toBeNull();
  const stranger = await loader(
    buildArgs(test.modules, new Request("http://localhost/api/jobs/7/events"), { id: "7" }),
  );
  expect(stranger.status).toBe(401);
});
