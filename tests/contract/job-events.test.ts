/** Event stream of a job on the real server, until the server stops. */
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { JobType } from "#modules/jobs";
import { OPERATOR } from "#modules/kernel";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";

const WAIT: JobType<object> = {
  name: "test-wait",
  payload: z.object({}),
  attempts: 1,
  pauseSeconds: 1,
  expirySeconds: 60,
  concurrency: 2,
};

let site: Site;
let headers: Record<string, string>;
const goOn = new EventTarget();
const stop = new AbortController();
let work: Promise<void>;
let isClosed = false;

beforeAll(async () => {
  site = await openSite();
  headers = { Cookie: await cookieOf(site, "admin") };
  const { jobs } = site.running.modules;
  jobs.define(WAIT, {
    async run({ report, signal }) {
      report({ done: 1, total: 2, text: "Half" });
      await Promise.race([once(goOn, "go"), once(signal, "abort")]);
      signal.throwIfAborted();
    },
  });
  await jobs.prepare();
  work = jobs.work(OPERATOR, stop.signal);
});
afterAll(async () => {
  stop.abort();
  await work;
  if (!isClosed) await site.close();
});

const enqueue = () =>
  site.knex.transaction((trx) => site.running.modules.jobs.enqueue(trx, WAIT, { payload: {} }));

/** Reads until the text arrives. */
async function until(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder();
  let read = "";
  while (!read.includes(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    read += decoder.decode(value, { stream: true });
  }
  return read;
}

it("streams progress while the job runs, then the end, and closes", async () => {
  const id = await enqueue();
  const response = await fetch(`${site.address}/api/jobs/${id}/events`, { headers });
  expect(response.headers.get("Content-Type")).toContain("text/event-stream");
  const reader = response.body!.getReader();
  expect(await until(reader, "Half")).toContain("event: progress");
  goOn.dispatchEvent(new Event("go"));
  expect(await until(reader, "event: end")).toContain('"state":"succeeded"');
  expect(await until(reader, "nothing more")).not.toContain("event:");
});

it("ends open streams when the server stops", async () => {
  const id = await enqueue();
  const response = await fetch(`${site.address}/api/jobs/${id}/events`, { headers });
  const reader = response.body!.getReader();
  await until(reader, "Half");
  stop.abort();
  await work;
  isClosed = true;
  await site.close();
  expect(await until(reader, "nothing more")).not.toContain("event: end");
});
