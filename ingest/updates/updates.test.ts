import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { isEnded } from "#modules/jobs/schema";
import { openIngestHarness, type IngestHarness } from "../../tests/factories/ingest-harness.ts";
import { addCode } from "../../tests/factories/mirror.ts";
import { withSourceLock } from "../source-lock.ts";
import { irc } from "../sources/irc.ts";
import { enqueueDue } from "./schedule.ts";

const ADMIN: Actor = { kind: "user", userId: "1", role: "admin" };
const KIM: Actor = { kind: "user", userId: "7", role: "user" };

let harness: IngestHarness;

beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

/** Runs a worker during `during`. */
async function working<Result>(during: () => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const work = harness.modules.jobs.work(OPERATOR, stop.signal);
  try {
    return await during();
  } finally {
    stop.abort();
    await work;
  }
}

async function untilEnded(id: string) {
  const { updates } = harness.modules;
  return vi.waitFor(
    async () => {
      const update = await updates.get(ADMIN, id);
      expect(isEnded(update.state)).toBe(true);
      return update;
    },
    { timeout: 20_000, interval: 30 },
  );
}

const statusOf = async (id: string) =>
  (await harness.modules.updates.status(ADMIN)).find((source) => source.id === id);

it("loads a source as a job, and tells what changed, what is held and who asked", async () => {
  addCode(harness.mirror, "119-9", { sections: 3 });
  const { updates, audit } = harness.modules;
  expect(await statusOf("irc")).toMatchObject({ state: "empty", held: null, lastRun: null, errors: [] });
  const id = await updates.request(ADMIN, ["irc"]);
  expect(await statusOf("irc")).toMatchObject({ state: "waiting" });
  const update = await working(() => untilEnded(id));
  expect(update).toMatchObject({
    state: "succeeded",
    sources: ["irc"],
    result: {
      success: 1,
      failed: 0,
      items: [{ source: "irc", succeeded: true, release: "119-9", added: 3, changed: 0, unchanged: 0 }],
    },
  });
  expect(await statusOf("irc")).toMatchObject({
    state: "loaded",
    held: { documents: 3, release: "119-9", bytes: expect.any(Number) },
    lastRun: { state: "succeeded", added: 3 },
  });
  const { entries } = await audit.list(ADMIN, { actions: ["download-started"] });
  expect(entries).toMatchObject([{ subject: { type: "source", id: "irc" }, actor: { userId: "1" } }]);
});

it("goes on after a source that fails, and keeps its reason until a load succeeds", async () => {
  addCode(harness.mirror, "119-9", { sections: 2 });
  const { updates } = harness.modules;
  const update = await working(async () => untilEnded(await updates.request(ADMIN)));
  expect(update.result?.failed).toBeGreaterThan(0);
  expect(update.result?.success).toBe(1);
  const failed = update.result?.items.find(({ succeeded }) => !succeeded);
  expect(failed?.error).toMatch(/\.$/);
  const status = await statusOf(failed!.source);
  expect(status).toMatchObject({ state: "failed", errors: [{ reason: failed!.error }] });
});

it("names each item that a load could not read, and counts those that it did not reach", async () => {
  addCode(harness.mirror, "119-9", { sections: 2 });
  await harness.run();
  const failures = [{ item: "https://www.irs.gov/pub/p17.pdf", error: "It is no PDF." }];
  await harness.knex("ingest_runs").update({ failures: JSON.stringify(failures), not_reached: 3 });
  expect(await statusOf("irc")).toMatchObject({
    state: "loaded",
    lastRun: { notReached: 3 },
    errors: [{ item: failures[0]!.item, reason: "It is no PDF.", at: expect.any(String) }],
  });
});

describe("overlaps", () => {
  it("joins presses of the same and of fewer sources to the one under way", async () => {
    const { updates } = harness.modules;
    const all = await updates.request(ADMIN);
    const ids = await Promise.all([
      updates.request(ADMIN),
      updates.request(ADMIN, ["irc"]),
      updates.request(ADMIN),
    ]);
    expect(new Set([all, ...ids]).size).toBe(1);
  });

  it("never loads a source that somebody else loads", async () => {
    addCode(harness.mirror, "119-9", { sections: 2 });
    const { updates } = harness.modules;
    const id = await updates.request(ADMIN, ["irc"]);
    const update = await withSourceLock(harness.knex, "irc", () => working(() => untilEnded(id)));
    expect(update.result?.items).toMatchObject([
      { succeeded: false, error: expect.stringMatching(/^Another ingest of irc is running/) },
    ]);
    expect(await harness.library()).toEqual([]);
  });
});

it("does not load what was switched off before its turn, and keeps what it held", async () => {
  addCode(harness.mirror, "119-9", { sections: 2 });
  const { updates, authority } = harness.modules;
  const id = await updates.request(ADMIN, ["irc"]);
  await authority.setSourceActive(ADMIN, "irc", false);
  const update = await working(() => untilEnded(id));
  expect(update.result).toMatchObject({
    success: 0,
    failed: 1,
    items: [{ error: expect.stringMatching(/switched off/) }],
  });
  expect(await harness.library()).toEqual([]);
  expect(await statusOf("irc")).toMatchObject({ state: "off" });
  await authority.setSourceActive(ADMIN, "irc", true);
  const again = await working(async () => untilEnded(await updates.request(ADMIN, ["irc"])));
  expect(again.result).toMatchObject({ success: 1, failed: 0 });
});

it("stops when asked to", async () => {
  const { updates, jobs } = harness.modules;
  const id = await updates.request(ADMIN, ["irc"]);
  await jobs.cancel(ADMIN, id);
  expect(await updates.get(ADMIN, id)).toMatchObject({ state: "canceled", result: null });
});

it("refuses unknown sources, none, one that is off, and whoever is no administrator", async () => {
  const { updates, authority } = harness.modules;
  await expect(updates.request(ADMIN, ["irc", "xyz"])).rejects.toMatchObject({ code: "invalid" });
  await expect(updates.request(ADMIN, [])).rejects.toMatchObject({ code: "invalid" });
  await authority.setSourceActive(ADMIN, "irc", false);
  await expect(updates.request(ADMIN, ["irc"])).rejects.toMatchObject({ code: "conflict" });
  for (const actor of [KIM, VISITOR]) {
    const code = actor === KIM ? "forbidden" : "unauthenticated";
    await expect(updates.request(actor)).rejects.toMatchObject({ code });
    await expect(updates.status(actor)).rejects.toMatchObject({ code });
    await expect(updates.history(actor)).rejects.toMatchObject({ code });
    await expect(updates.current(actor)).rejects.toMatchObject({ code });
  }
});

it("is scheduled by frequency, for active sources that the library holds", async () => {
  addCode(harness.mirror, "119-9", { sections: 2 });
  await harness.run();
  const { modules, knex } = harness;
  const { updateFrequency } = (await statusOf("irc"))!;
  const due = async (frequency: string) => {
    await knex.transaction((trx) => enqueueDue(modules, trx, frequency));
    return (await modules.updates.current(ADMIN))?.sources ?? [];
  };
  expect(await due("yearly")).toEqual([]);
  expect(await due(updateFrequency)).toEqual(["irc"]);
});

it("is due within a day for what an older reader read, whatever its frequency", async () => {
  addCode(harness.mirror, "119-9", { sections: 2 });
  await harness.run();
  const { modules, knex } = harness;
  expect((await statusOf("irc"))!.updateFrequency).not.toBe("daily");
  const due = async () => {
    await knex.transaction((trx) => enqueueDue(modules, trx, "daily"));
    return (await modules.updates.current(ADMIN))?.sources ?? [];
  };
  expect(await due()).toEqual([]);
  const { reader } = irc;
  try {
    irc.reader = (reader ?? 1) + 1;
    expect(await due()).toEqual(["irc"]);
  } finally {
    irc.reader = reader;
  }
});
