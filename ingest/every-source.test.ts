import { afterEach, beforeEach, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addEverySource } from "../tests/factories/every-source.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { SOURCES } from "./sources/index.ts";

let harness: IngestHarness;
beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

it("every source loads its file, and a second run reads none again and changes nothing", async () => {
  await addEverySource(harness.mirror, 3);
  const phases: string[] = [];
  const load = () =>
    harness.modules.ingest.run(OPERATOR, {
      vectors: "none",
      onProgress: ({ source, phase }) => void phases.push(`${source} ${phase}`),
    });
  const first = await load();
  expect(first.map(({ source, error }) => [source, error])).toEqual(
    expect.arrayContaining(SOURCES.map(({ id }) => [id, undefined])) as unknown,
  );
  expect(first.filter(({ added }) => added === 0)).toEqual([]);
  const before = [await harness.library(), await harness.rowCounts()];
  phases.length = 0;
  const second = await load();
  expect(second.filter(({ added, changed, published }) => added + changed > 0 || published)).toEqual([]);
  expect(phases.filter((phase) => phase.endsWith("reading"))).toEqual([]);
  expect([await harness.library(), await harness.rowCounts()]).toEqual(before);
});
