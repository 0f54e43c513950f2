import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { addCode } from "../tests/factories/mirror.ts";
import { buildTitle } from "../tests/factories/uslm.ts";
import { buildZip } from "../tests/factories/zip.ts";
import type { IngestProgress } from "./contract.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { hasRealData, realFile } from "./testing/real-data.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };

let harness: IngestHarness;

beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

describe("ingest", () => {
  it("loads the newest release of the mirror and tells how far it is", async () => {
    addCode(harness.mirror, "119-9", { sections: 3 });
    addCode(harness.mirror, "119-73", { sections: 7 });
    const reports: IngestProgress[] = [];
    const report = await harness.run({ onProgress: (progress) => reports.push(progress) });
    expect(report).toMatchObject({
      ...{ source: "irc", release: "119-73", sections: 7, chunks: 7, added: 7, changed: 0, unchanged: 0 },
      published: true,
    });
    expect([...new Set(reports.map((progress) => progress.phase))]).toEqual([
      "finding",
      "reading",
      "publishing",
      "done",
    ]);
    expect(reports.at(-1)).toEqual({ source: "irc", phase: "done", done: 7, total: 7 });
    expect(await harness.lastRun()).toMatchObject({
      ...{
        source: "irc",
        release: "119-73",
        state: "succeeded",
        phase: "done",
        sectionsDone: 7,
        error: null,
      },
      finishedAt: expect.any(String) as string,
    });
    const numbers = (await harness.library()).map((row) => row.number);
    expect([...new Set(numbers)]).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  });

  it("writes nothing for a file that the library holds already, and nothing new when forced", async () => {
    addCode(harness.mirror, "119-73", { sections: 4 });
    const first = await harness.run();
    const before = [await harness.library(), await harness.rowCounts()];
    expect(await harness.run()).toMatchObject({
      sections: 4,
      chunks: first.chunks,
      unchanged: 4,
      published: false,
    });
    expect(await harness.run({ force: true })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 4,
      published: true,
    });
    expect([await harness.library(), await harness.rowCounts()]).toEqual(before);
  });

  it("stores a later release beside the earlier one", async () => {
    addCode(harness.mirror, "119-73", { sections: 10 });
    await harness.run();
    addCode(harness.mirror, "119-100", { sections: 11, amended: [2, 5] });
    expect(await harness.run()).toMatchObject({
      release: "119-100",
      added: 1,
      changed: 2,
      unchanged: 8,
      published: true,
    });
    const { authority } = harness.modules;
    expect((await authority.document(OPERATOR, "26 USC 2")).text).toContain("two thirds");
    expect((await authority.document(OPERATOR, "26 USC 2", { asOf: "119-73" })).text).toContain("one half");
  });

  it("counts and stores nothing in a dry run", async () => {
    addCode(harness.mirror, "119-73", { sections: 4 });
    expect(await harness.run({ dryRun: true })).toMatchObject({
      release: "119-73",
      sections: 4,
      chunks: 4,
      published: false,
    });
    expect(Object.values(await harness.rowCounts())).toEqual([0, 0, 0, 0]);
    expect(await harness.modules.ingest.status(OPERATOR)).toEqual([]);
  });

  it("with a limit fills an empty library, but never puts fewer sections in the place of more", async () => {
    addCode(harness.mirror, "119-73", { sections: 10 });
    expect(await harness.run({ limit: 3 })).toMatchObject({ sections: 3, published: true });
    expect(await harness.run()).toMatchObject({ sections: 10, added: 7, unchanged: 3, published: true });
    const before = await harness.library();
    expect(await harness.run({ limit: 3 })).toMatchObject({ sections: 3, published: false });
    expect(await harness.library()).toEqual(before);
    expect(await harness.run({ limit: 3, force: true })).toMatchObject({ sections: 3, published: true });
  });

  it.each([
    ["zip", (xml: string) => buildZip([{ name: "usc26.xml", content: xml }])],
    ["gzip", (xml: string) => gzipSync(xml)],
    ["bare file", (xml: string) => xml],
  ])("reads a %s given by hand, at the release point that it names itself", async (_, pack) => {
    const from = harness.fileOf("by-hand", pack(buildTitle({ release: "119-73not60", sections: 2 })));
    expect(await harness.run({ from })).toMatchObject({
      release: "119-73not60",
      sections: 2,
      published: true,
    });
  });

  it("loads active sources only, unless one is named", async () => {
    addCode(harness.mirror, "119-73", { sections: 2 });
    for (const { id } of await harness.modules.authority.listSources(OPERATOR))
      await harness.modules.authority.setSourceActive(OPERATOR, id, false);
    expect(await harness.modules.ingest.run(OPERATOR, { vectors: "none" })).toEqual([]);
    expect(await harness.run({ sources: ["irc"] })).toMatchObject({ published: true });
  });

  it("is for administrators and operators, and for sources that exist", async () => {
    await expect(harness.modules.ingest.run(READER)).rejects.toMatchObject({ code: "forbidden" });
    await expect(harness.modules.ingest.status(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(harness.modules.ingest.registerSources(READER)).rejects.toMatchObject({ code: "forbidden" });
    await expect(harness.run({ sources: ["ircc"] })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining('There is no source "ircc". Known sources: irc') as string,
    });
  });
});

describe.skipIf(!hasRealData)("real files (shared/data)", () => {
  it("loads two releases of the real Code's sections 1 and 2", async () => {
    const older = await harness.run({ from: realFile("usc/usc26-excerpt@119-73.xml.gz") });
    expect(older).toMatchObject({ release: "119-73", sections: 2, added: 2, published: true });
    const newer = await harness.run({ from: realFile("usc/usc26-reassembled@119-100.zip"), limit: 2 });
    expect(newer).toMatchObject({ release: "119-100", sections: 2, published: true });
    expect(newer.added + newer.changed + newer.unchanged).toBe(2);
    const fewer = harness.run({ from: realFile("usc/usc26-reassembled@119-100.zip"), limit: 1, force: true });
    expect(await fewer).toMatchObject({ sections: 1, published: true });
  });

  it("refuses another title's zip", async () => {
    await expect(harness.run({ from: realFile("usc/as-zip/xml_usc27@119-36.zip") })).rejects.toThrow(
      "The zip holds no usc26.xml",
    );
  });
});
