import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { addCode } from "../tests/factories/mirror.ts";
import { buildTitle } from "../tests/factories/uslm.ts";
import { buildZip } from "../tests/factories/zip.ts";
import type { IngestProgress } from "./index.ts";
import { openLoadingDock, type LoadingDock } from "../tests/factories/loading-dock.ts";
import { hasRealData, realFile } from "./testing/real-data.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };

let dock: LoadingDock;

beforeEach(async () => {
  dock = await openLoadingDock();
});
afterEach(() => dock.cleanup());

describe("ingest", () => {
  it("loads the newest release of the mirror and tells how far it is", async () => {
    addCode(dock.mirror, "119-9", { sections: 3 });
    addCode(dock.mirror, "119-73", { sections: 7 });
    const told: IngestProgress[] = [];
    const report = await dock.run({ onProgress: (progress) => told.push(progress) });
    expect(report).toMatchObject({
      ...{ source: "irc", release: "119-73", sections: 7, chunks: 7, added: 7, changed: 0, unchanged: 0 },
      published: true,
    });
    expect([...new Set(told.map((progress) => progress.phase))]).toEqual([
      "finding",
      "reading",
      "publishing",
      "done",
    ]);
    expect(told.at(-1)).toEqual({ source: "irc", phase: "done", done: 7, total: 7 });
    expect(await dock.lastRun()).toMatchObject({
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
    const numbers = (await dock.library()).map((row) => row.number);
    expect([...new Set(numbers)]).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  });

  it("writes nothing for a file that the library holds already, and nothing new when forced", async () => {
    addCode(dock.mirror, "119-73", { sections: 4 });
    const first = await dock.run();
    const before = [await dock.library(), await dock.rowCounts()];
    expect(await dock.run()).toMatchObject({
      sections: 4,
      chunks: first.chunks,
      unchanged: 4,
      published: false,
    });
    expect(await dock.run({ force: true })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 4,
      published: true,
    });
    expect([await dock.library(), await dock.rowCounts()]).toEqual(before);
  });

  it("stores a later release beside the earlier one", async () => {
    addCode(dock.mirror, "119-73", { sections: 10 });
    await dock.run();
    addCode(dock.mirror, "119-100", { sections: 11, amended: [2, 5] });
    expect(await dock.run()).toMatchObject({
      release: "119-100",
      added: 1,
      changed: 2,
      unchanged: 8,
      published: true,
    });
    const { authority } = dock.modules;
    expect((await authority.section(OPERATOR, "2")).text).toContain("two thirds");
    expect((await authority.section(OPERATOR, "2", { asOf: "119-73" })).text).toContain("one half");
  });

  it("counts and stores nothing in a dry run", async () => {
    addCode(dock.mirror, "119-73", { sections: 4 });
    expect(await dock.run({ dryRun: true })).toMatchObject({
      release: "119-73",
      sections: 4,
      chunks: 4,
      published: false,
    });
    expect(Object.values(await dock.rowCounts())).toEqual([0, 0, 0, 0]);
    expect(await dock.modules.ingest.status(OPERATOR)).toEqual([]);
  });

  it("with a limit fills an empty library, but never puts fewer sections in the place of more", async () => {
    addCode(dock.mirror, "119-73", { sections: 10 });
    expect(await dock.run({ limit: 3 })).toMatchObject({ sections: 3, published: true });
    expect(await dock.run()).toMatchObject({ sections: 10, added: 7, unchanged: 3, published: true });
    const before = await dock.library();
    expect(await dock.run({ limit: 3 })).toMatchObject({ sections: 3, published: false });
    expect(await dock.library()).toEqual(before);
    expect(await dock.run({ limit: 3, force: true })).toMatchObject({ sections: 3, published: true });
  });

  it.each([
    ["zip", (xml: string) => buildZip([{ name: "usc26.xml", content: xml }])],
    ["gzip", (xml: string) => gzipSync(xml)],
    ["bare file", (xml: string) => xml],
  ])("reads a %s given by hand, at the release point that it names itself", async (_, pack) => {
    const from = dock.fileOf("by-hand", pack(buildTitle({ release: "119-73not60", sections: 2 })));
    expect(await dock.run({ from })).toMatchObject({ release: "119-73not60", sections: 2, published: true });
  });

  it("loads active sources only, unless one is named", async () => {
    addCode(dock.mirror, "119-73", { sections: 2 });
    await dock.modules.authority.setSourceActive(OPERATOR, "irc", false);
    expect(await dock.modules.ingest.run(OPERATOR, { vectors: "none" })).toEqual([]);
    expect(await dock.run({ sources: ["irc"] })).toMatchObject({ published: true });
  });

  it("is for administrators and operators, and for sources that exist", async () => {
    await expect(dock.modules.ingest.run(READER)).rejects.toMatchObject({ code: "forbidden" });
    await expect(dock.modules.ingest.status(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(dock.modules.ingest.registerSources(READER)).rejects.toMatchObject({ code: "forbidden" });
    await expect(dock.run({ sources: ["ircc"] })).rejects.toMatchObject({
      code: "invalid",
      message: 'There is no source "ircc". Known sources: irc.',
    });
  });
});

describe.skipIf(!hasRealData)("real files (shared/data)", () => {
  it("loads two releases of the real Code's sections 1 and 2", async () => {
    const older = await dock.run({ from: realFile("usc/usc26-excerpt@119-73.xml.gz") });
    expect(older).toMatchObject({ release: "119-73", sections: 2, added: 2, published: true });
    const newer = await dock.run({ from: realFile("usc/usc26-reassembled@119-100.zip"), limit: 2 });
    expect(newer).toMatchObject({ release: "119-100", sections: 2, published: true });
    expect(newer.added + newer.changed + newer.unchanged).toBe(2);
    const fewer = dock.run({ from: realFile("usc/usc26-reassembled@119-100.zip"), limit: 1, force: true });
    expect(await fewer).toMatchObject({ sections: 1, published: true });
  });

  it("refuses another title's zip", async () => {
    await expect(dock.run({ from: realFile("usc/as-zip/xml_usc27@119-36.zip") })).rejects.toThrow(
      "The zip holds no usc26.xml",
    );
  });
});
