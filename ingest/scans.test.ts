import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { standingMarks } from "#modules/authority/schema";
import { OPERATOR } from "#modules/kernel";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { addToMirror } from "../tests/factories/mirror.ts";
import { buildScan } from "../tests/factories/papers.ts";

let harness: IngestHarness;
beforeEach(async () => void (harness = await openIngestHarness()));
afterEach(() => harness.cleanup());

const SOURCE = "written-determinations";
const FIRST = [
  "Number: 9901001",
  "Release Date: 1/8/1999",
  "Index Number: 1031.00-00",
  "subject: Exchange of water mills",
  "The taxpayer exchanges a mill on one river for a",
  "mill on another river, and asks whether any gain",
  "is recognized on the exchange of the mills.",
];
const SECOND = [
  "No gain is recognized where both mills are held for",
  "productive use in a business of milling grain and",
  "neither party receives any money in the exchange.",
];

it("a scan is read by OCR, marked so and named in the run, and a stopped run goes on after the pages it read", async () => {
  addToMirror(harness.mirror, "https://www.irs.gov/pub/irs-wd/9901001.pdf", buildScan(FIRST, SECOND));
  const stop = new AbortController();
  const stopped = harness.run({
    sources: [SOURCE],
    signal: stop.signal,
    onProgress: ({ phase, done }) => void (phase === "reading" && done === 1 && stop.abort()),
  });
  await expect(stopped).rejects.toThrow("was stopped");
  const kept = join(harness.config.dataDir, "downloads", "ocr");
  const [folder] = readdirSync(kept);
  expect(readdirSync(join(kept, folder!))).toEqual(["1.json"]);
  expect(await harness.run({ sources: [SOURCE] })).toMatchObject({
    published: true,
    notices: ["Pages 1, 2 of 9901001 were read by OCR from a scan."],
  });
  expect(readdirSync(kept)).toEqual([]);
  const document = await harness.modules.authority.document(OPERATOR, "WD 9901001");
  expect(document.text).toContain("No gain is recognized where both mills are held for productive use");
  expect(document).toMatchObject({ heading: "Exchange of water mills", facts: { scanned: [1, 2] } });
  const marks = standingMarks(document);
  expect(marks.map(({ label }) => label)).toEqual(["Not precedent", "Read by OCR"]);
  expect(marks[1]!.sentence).toContain("pages 1–2");
  expect(await harness.run({ sources: [SOURCE] })).toMatchObject({ published: false, unchanged: 1 });
}, 240_000);
