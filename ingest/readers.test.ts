/** A library whose files an older reader read. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addEverySource } from "../tests/factories/every-source.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { SOURCES } from "./sources/index.ts";

let harness: IngestHarness;
const readers = SOURCES.map(({ reader }) => reader);
beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(async () => {
  SOURCES.forEach((source, at) => (source.reader = readers[at]));
  await harness.cleanup();
});

it("is read again once by a later one, of every source, and gets its text", async () => {
  await addEverySource(harness.mirror, 3);
  const { authority, ingest } = harness.modules;
  const load = () => ingest.run(OPERATOR, { vectors: "none" });
  await load();
  const ids = SOURCES.map(({ id }) => id);
  expect(await ingest.behind(OPERATOR)).toEqual([]);

  const read = SOURCES.map((source) => source.read);
  SOURCES.forEach((source, at) => {
    source.reader = (readers[at] ?? 1) + 1;
    source.read = async function* (...given) {
      for await (const item of read[at]!.apply(source, given))
        yield "document" in item ? { document: { ...item.document, heading: "Read anew" } } : item;
    };
  });
  try {
    expect(await ingest.behind(OPERATOR)).toEqual(ids);
    const again = await load();
    expect(again.filter(({ published, error }) => !published || error !== undefined)).toEqual([]);
    expect(again.filter(({ added, changed }) => added > 0 || changed === 0)).toEqual([]);
    expect((await authority.document(OPERATOR, "26 USC 2")).heading).toBe("Read anew");
    expect((await authority.document(OPERATOR, "Notice 2021-5")).heading).toBe("Read anew");
    expect(await authority.versions(OPERATOR, "26 USC 2")).toHaveLength(1);
    expect(await ingest.behind(OPERATOR)).toEqual([]);
    expect((await load()).filter(({ published }) => published)).toEqual([]);
  } finally {
    SOURCES.forEach((source, at) => (source.read = read[at]!));
  }
});
