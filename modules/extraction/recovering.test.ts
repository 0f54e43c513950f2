import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createJobs, type Jobs } from "#modules/jobs";
import { isEnded } from "#modules/jobs/schema";
import { OPERATOR, silentLog } from "#modules/kernel";
import { buildPdf } from "../../tests/factories/papers.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { createExtractionJob, queuePaper, READ_PAPER } from "./extraction-job.ts";
import type { DocumentReader, Outcome } from "./ports.ts";
import { openTestIntake, type TestIntake } from "./testing.ts";

let test: TestModules;
let desk: TestIntake;
let jobs: Jobs;
let outcome: () => Promise<Outcome<never>>;
const SLOW = { timeout: 25_000, interval: 20 };

beforeAll(async () => {
  test = await testModules();
  desk = await openTestIntake(test.modules);
  jobs = createJobs({ knex: test.knex, log: silentLog });
  const reader: DocumentReader = { run: () => outcome(), stop() {} };
  const { intake } = test.modules;
  jobs.define(READ_PAPER, createExtractionJob({ knex: test.knex, intake, jobs, reader, log: silentLog }));
});
afterAll(async () => {
  await jobs.close();
  await test.cleanup();
});

const rows = () => test.knex("job_queue.job");
const putPaper = () => desk.put("letter.pdf", buildPdf([{ lines: [`Letter ${Math.random()}`] }]));
const jobOf = async (documentId: string) =>
  (await jobs.list(OPERATOR)).jobs.find(({ key }) => key === documentId);

/** Runs a worker whose reader resolves or rejects with `result`, until the document's newest job has ended. */
async function workOn(documentId: string, result: () => Promise<Outcome<never>>): Promise<void> {
  outcome = result;
  const stop = new AbortController();
  const work = jobs.work(OPERATOR, stop.signal);
  await vi.waitFor(async () => {
    // Ends all pauses.
    await rows().where("state", "retry").update({ start_after: test.knex.fn.now() });
    expect(isEnded((await jobOf(documentId))?.state ?? "waiting")).toBe(true);
  }, SLOW);
  stop.abort();
  await work;
}

/** Locks a document the way workers of the previous build do while reading. */
function holdAsOldWorker<Result>(knex: Knex, documentId: string, during: () => Promise<Result>) {
  return knex.transaction(async (trx) => {
    const { rows: found } = await trx.raw<{ rows: { claimed: boolean }[] }>(
      "select pg_try_advisory_xact_lock(?, hashtext(?)) as claimed",
      [0x7ea0, documentId],
    );
    expect(found).toEqual([{ claimed: true }]);
    return during();
  });
}

const says = (problem: string) => async () => ({ problem });

it("puts a paper back whose job was never made", async () => {
  const { id } = await putPaper();
  // The state that a server of an older build leaves.
  await rows().where("singleton_key", id).delete();
  expect(await jobOf(id)).toBeUndefined();
  await workOn(id, says("No."));
  expect(await desk.get(id)).toMatchObject({ readingState: "unreadable", readingProblem: "No." });
});

it("stores the job with the document, or neither", async () => {
  const { id } = await putPaper();
  expect(await jobOf(id)).toMatchObject({ state: "waiting", name: "read-paper" });
  const before = await test.knex("documents").count();
  await rows().delete();
  await test.knex.raw("alter table job_queue.job add constraint closed check (false)");
  await expect(putPaper()).rejects.toThrow("closed");
  await test.knex.raw("alter table job_queue.job drop constraint closed");
  expect(await test.knex("documents").count()).toEqual(before);
  await test.modules.intake.deleteDocument(desk.client, id);
});

it("waits while a worker of an older build reads the paper, and does not read it again", async () => {
  const { id } = await putPaper();
  outcome = says("Read twice.");
  const stop = new AbortController();
  const work = jobs.work(OPERATOR, stop.signal);
  await holdAsOldWorker(test.knex, id, async () => {
    // The job was taken, found locked, and postponed.
    await vi.waitFor(async () => {
      const [row] = await rows().where("singleton_key", id).select("start_after", "created_on");
      expect(row.start_after.getTime()).toBeGreaterThan(row.created_on.getTime() + 1000);
    }, SLOW);
    await test.modules.intake.recordUnreadable(OPERATOR, id, "Read by the old one.");
  });
  stop.abort();
  await work;
  expect(await jobOf(id)).toMatchObject({ state: "waiting", tries: 0 });
  await rows().where("singleton_key", id).update({ start_after: test.knex.fn.now() });
  await workOn(id, says("Read twice."));
  expect(await desk.get(id)).toMatchObject({ readingProblem: "Read by the old one." });
});

it("tries again after a failure and gives up in the end with a reason; then a person may ask again", async () => {
  const { id } = await putPaper();
  await workOn(id, () => Promise.reject(new Error("The disk is away")));
  const job = await jobOf(id);
  expect(job).toMatchObject({ state: "failed", tries: 6 });
  expect((await desk.get(id)).readingProblem).toContain("gave up");
  await jobs.retry(OPERATOR, job?.id ?? "");
  await workOn(id, says("Blank."));
  expect(await desk.get(id)).toMatchObject({ readingProblem: "Blank." });
});

it("forgets a paper that was deleted while it waited", async () => {
  const { id } = await putPaper();
  await test.modules.intake.deleteDocument(desk.client, id);
  await workOn(id, says("Never asked."));
  expect(await jobOf(id)).toMatchObject({ state: "succeeded" });
});

it("does not read again what is read", async () => {
  const paper = await putPaper();
  const { id } = paper;
  await workOn(id, says("First."));
  await test.knex.transaction((trx) => queuePaper(jobs, trx, paper));
  await workOn(id, says("Second."));
  expect(await desk.get(id)).toMatchObject({ readingProblem: "First." });
});

it("keeps a paper once, however often it is added", async () => {
  const paper = await putPaper();
  for (let time = 0; time < 2; time += 1) await test.knex.transaction((trx) => queuePaper(jobs, trx, paper));
  expect(await rows().where("singleton_key", paper.id).count()).toEqual([{ count: "1" }]);
});

it("counts what waits for operators only", async () => {
  const { extraction } = test.modules;
  await expect(extraction.countUnread(desk.client)).rejects.toMatchObject({ code: "forbidden" });
  expect(await extraction.countUnread(OPERATOR)).toBeGreaterThanOrEqual(0);
});
