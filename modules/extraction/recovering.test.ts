import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, silentLog } from "#modules/kernel";
import { buildPdf } from "../../tests/factories/papers.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { createPgBossQueue } from "./adapters/pg-boss-queue.ts";
import { withClaim } from "./claim-store.ts";
import type { ReadingQueue } from "./ports.ts";
import { recover } from "./recovering.ts";
import { openTestIntake, type TestIntake } from "./testing.ts";
import { workOn } from "./working.ts";

let test: TestModules;
let desk: TestIntake;
let queue: ReadingQueue;
beforeAll(async () => {
  test = await testModules();
  desk = await openTestIntake(test.modules);
  queue = createPgBossQueue({ knex: test.knex, log: silentLog });
});
afterAll(async () => {
  await queue.close();
  await test.cleanup();
});

const jobs = () => test.knex("reading_jobs.job");
const recoverAll = () => recover({ knex: test.knex, intake: test.modules.intake, queue });
const putPaper = () => desk.put("letter.pdf", buildPdf([{ lines: [`Letter ${Math.random()}`] }]));

/** Works until the queue is empty for a moment, with a reader that fails as it is told. */
async function workWith(outcome: () => Promise<never> | { problem: string }): Promise<void> {
  const stop = new AbortController();
  const idle: ReadingQueue = {
    ...queue,
    async take() {
      const job = await queue.take();
      if (!job) stop.abort();
      return job;
    },
  };
  const reader = { run: async () => outcome(), stop() {} };
  await workOn(
    { knex: test.knex, intake: test.modules.intake, queue: idle, reader, log: silentLog },
    stop.signal,
  );
}

it("puts a paper back whose job was never made", async () => {
  const { id } = await putPaper();
  await jobs().where({ id }).delete();
  expect(await queue.standing(id)).toBe("absent");
  await recoverAll();
  expect(await queue.standing(id)).toBe("waiting");
  await workWith(() => ({ problem: "No." }));
  expect(await desk.get(id)).toMatchObject({ readingState: "unreadable", readingProblem: "No." });
});

it("puts a paper back whose worker died, and leaves one whose worker lives", async () => {
  const { id } = await putPaper();
  expect(await queue.take()).toMatchObject({ documentId: id });
  await withClaim(test.knex, id, async () => {
    await recoverAll();
    expect(await queue.standing(id)).toBe("taken");
  });
  await recoverAll();
  expect(await queue.standing(id)).toBe("waiting");
  await queue.finish({ documentId: id, isHopeless: false, key: id });
  await test.modules.intake.deleteDocument(desk.client, id);
});

it("lets one process at a time read a paper", async () => {
  const { id } = await putPaper();
  await withClaim(test.knex, id, async () => {
    expect(await withClaim(test.knex, id, async () => "second")).toBeNull();
  });
  expect(await withClaim(test.knex, id, async () => "later")).toBe("later");
  await test.modules.intake.deleteDocument(desk.client, id);
});

it("tries again after a failure, later each time, and gives up in the end with a reason", async () => {
  const { id } = await putPaper();
  const fail = () => Promise.reject(new Error("The disk is away"));
  let tries = 0;
  for (; (await desk.get(id)).readingState !== "unreadable" && tries < 20; tries += 1) {
    await workWith(fail);
    // Time passes.
    await jobs().update({ start_after: test.knex.raw("now() - interval '1 second'") });
  }
  expect(tries).toBeGreaterThan(5);
  expect((await desk.get(id)).readingProblem).toContain("gave up");
  expect(await jobs().count()).toEqual([{ count: "0" }]);
});

it("forgets a paper that was deleted while it waited", async () => {
  const { id } = await putPaper();
  await test.modules.intake.deleteDocument(desk.client, id);
  await workWith(() => ({ problem: "Never asked." }));
  expect(await queue.standing(id)).toBe("absent");
});

it("does not read again what is read", async () => {
  const { id } = await putPaper();
  await workWith(() => ({ problem: "First." }));
  await queue.add(id);
  await workWith(() => ({ problem: "Second." }));
  expect(await desk.get(id)).toMatchObject({ readingProblem: "First." });
});

it("keeps a paper once, however often it is added", async () => {
  const { id } = await putPaper();
  await queue.add(id);
  await queue.add(id);
  expect(await jobs().where({ id }).count()).toEqual([{ count: "1" }]);
});

it("is for operators only", async () => {
  const { extraction } = test.modules;
  await expect(extraction.work(desk.client, AbortSignal.abort())).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(extraction.countUnread(desk.client)).rejects.toMatchObject({ code: "forbidden" });
  expect(await extraction.countUnread(OPERATOR)).toBeGreaterThanOrEqual(0);
});
