/** A worker of the build of 2026-11-22 running beside a server of this build, over one database. */
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { start, type Running } from "#product";
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { buildPdf } from "../factories/papers.ts";
import { restoreDatabase, type OldDatabase } from "./old-database.ts";
import { oldWorker, type OldWorker } from "./old-worker.ts";

let old: OldDatabase;
let running: Running;
let worker: OldWorker;
beforeEach(async () => {
  old = await restoreDatabase("2026-11-22");
  worker = oldWorker(await old.client(), await old.client());
  running = await start(old.config, silentLog);
});
afterEach(async () => {
  await worker.die();
  await running?.stop();
  await old.drop();
});

/** Runs the worker of this build until the condition holds. */
async function workUntil(isDone: () => Promise<boolean>): Promise<void> {
  const stop = new AbortController();
  const work = running.modules.jobs.work(OPERATOR, stop.signal);
  while (!(await isDone())) await delay(50);
  stop.abort();
  await work;
}

const avery = async (): Promise<Actor> => {
  const found = await running.modules.accounts.findSession(old.kept.sessions.avery!);
  return { kind: "user", userId: found!.user.id, role: "user" };
};
const stateOf = async (id: string) =>
  (await running.modules.intake.getDocument(await avery(), id)).readingState;
const unread = async () => (await running.modules.intake.listUnread(OPERATOR)).map(({ id }) => id);

async function upload(name: string): Promise<string> {
  const { intake } = running.modules;
  const content = Readable.from([buildPdf([{ lines: [`A letter named ${name}`] }])]);
  const received = await intake.receive(await avery(), {
    fileName: name,
    mimeType: "application/pdf",
    content,
  });
  const categoryId = "notices-and-other";
  return (await intake.addDocument(await avery(), old.kept.intakeId, received, { categoryId })).id;
}

it("keeps the paper that it is reading, while all others are read", async () => {
  const { active } = old.kept.papers;
  expect(await worker.claim(active)).toBe(true);
  await workUntil(async () => (await unread()).join() === active);
  expect(await stateOf(active)).toBe("reading");

  await worker.finish(active, "what the older build read");
  expect(await stateOf(active)).toBe("read");
  await workUntil(async () => (await unread()).length === 0);
  expect(await running.modules.intake.getText(await avery(), active)).toEqual(["what the older build read"]);
}, 60_000);

it("loses nothing when it is killed at a paper", async () => {
  const { active } = old.kept.papers;
  expect(await worker.claim(active)).toBe(true);
  await worker.die();
  await workUntil(async () => (await unread()).length === 0);
  expect(await running.modules.intake.getText(await avery(), active)).toEqual([
    expect.stringContaining("sails"),
  ]);
}, 60_000);

it("never has a paper at the same time as a worker of this build", async () => {
  // Whether the older worker sees jobs of this build does not matter; the claim excludes both in any case.
  const added = await upload("later.pdf");
  const first = (await worker.take()) ?? added;
  expect(await worker.claim(first)).toBe(true);
  await workUntil(async () => (await unread()).join() === first);
  await worker.release();
  await workUntil(async () => (await unread()).length === 0);
  expect(await stateOf(first)).toBe("read");
}, 90_000);

it("leaves a paper that only it has queued to be read by this build", async () => {
  const id = await upload("queued-by-the-older-build.pdf");
  await workUntil(async () => (await unread()).length === 0);
  await old.knex("documents").where({ id }).update({ reading_state: "queued" });
  await old.knex("document_pages").where({ document_id: id }).delete();
  await old.knex.raw(
    `insert into reading_jobs.job (id, name, data, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter)
     values (?, 'read-paper', ?, 5, 2, true, interval '15 minutes', 'read-paper-hopeless') on conflict do nothing`,
    [id, JSON.stringify({ documentId: id })],
  );
  await workUntil(async () => (await unread()).length === 0);
  // The entry stays in the older queue: a worker that takes it finds the document read.
  expect(await stateOf(id)).toBe("read");
}, 60_000);
