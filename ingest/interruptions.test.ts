import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, systemClock } from "#modules/kernel";
import { addCode } from "../tests/factories/mirror.ts";
import { createIngest } from "./pipeline.ts";
import { irc } from "./sources/irc.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";

let harness: IngestHarness;

beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

function deferred() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe("an ingest that does not come to its end", () => {
  it("is finished by the next one when it was stopped", async () => {
    addCode(harness.mirror, "119-73", { sections: 400 });
    const stop = new AbortController();
    const stopped = harness.run({
      signal: stop.signal,
      onProgress: ({ phase, done }) => phase === "reading" && done > 0 && stop.abort(),
    });
    await expect(stopped).rejects.toMatchObject({
      code: "unavailable",
      message: "The ingest of irc was stopped. Run it again; it goes on where it stopped.",
    });
    expect(await harness.library()).toEqual([]);
    expect((await harness.rowCounts()).authority_versions).toBeGreaterThan(0);
    expect(await harness.lastRun()).toMatchObject({
      state: "failed",
      error: expect.stringContaining("was stopped") as string,
    });
    expect(await harness.run()).toMatchObject({ sections: 400, published: true });
    const finished = await harness.library();

    await harness.cleanup();
    harness = await openIngestHarness();
    addCode(harness.mirror, "119-73", { sections: 400 });
    await harness.run();
    expect(await harness.library()).toEqual(finished);
  });

  it("lets no second one of the same source in", async () => {
    addCode(harness.mirror, "119-73", { sections: 2 });
    const gate = deferred();
    const reading = deferred();
    const held = {
      ...irc,
      async *read(...given: Parameters<typeof irc.read>) {
        reading.resolve();
        await gate.promise;
        yield* irc.read(...given);
      },
    };
    const { authority } = harness.modules;
    const slow = createIngest(
      { knex: harness.knex, authority, settings: harness.config, clock: systemClock, log: silentLog },
      [held],
    );
    const first = slow.run(OPERATOR, { vectors: "none" });
    await reading.promise;
    await expect(harness.run()).rejects.toMatchObject({
      code: "conflict",
      message: "Another ingest of irc is running. Wait for it, or stop it, and try again.",
    });
    expect(await harness.lastRun()).toMatchObject({ state: "running", error: null, finishedAt: null });
    gate.resolve();
    expect(await first).toMatchObject([{ published: true }]);
    expect(await harness.run()).toMatchObject({ published: false, unchanged: 2 });
  });

  it("reads as failed when its process is gone", async () => {
    await harness
      .knex("ingest_runs")
      .insert({ source_id: "irc", release_label: "119-73", state: "running", phase: "reading" });
    const gone = { state: "failed", error: expect.stringContaining("The process ended before") as string };
    expect(await harness.lastRun()).toMatchObject(gone);
    addCode(harness.mirror, "119-73", { sections: 2 });
    await harness.run();
    expect(await harness.lastRun()).toMatchObject({ state: "succeeded" });
    expect(await harness.knex("ingest_runs").orderBy("id").first()).toMatchObject(gone);
  });
});
