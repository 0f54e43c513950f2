/** A source of several editions: which are loaded, what is not reached, and one bad file among good ones. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DomainError, OPERATOR, silentLog, systemClock } from "#modules/kernel";
import { addToMirror } from "../tests/factories/mirror.ts";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { readFile } from "node:fs/promises";
import type { IngestProgress } from "./contract.ts";
import { createIngest } from "./pipeline.ts";
import { chooseOffers } from "./loading.ts";
import { smallRegulation } from "./testing/small-document.ts";
import { defineSource, type EditionOffer, type SourceDefinition } from "./sources/source.ts";

const url = (name: string) => `https://example.gov/${name}.json`;
const offer = (name: string, day: string, part?: string): EditionOffer => ({
  ...{ label: day, asOf: day, position: Number(day.replaceAll("-", "")), url: url(name), kind: "json" },
  ...(part && { part }),
});

/** Files are lists of keys and words; `stated` is the edition that the file names itself. */
interface Content {
  stated?: string;
  documents: Record<string, string>;
}

function millRules(offers: EditionOffer[], publishes: "editions" | "issues" = "editions"): SourceDefinition {
  return defineSource({
    ...{ id: "mills", name: "Mill rules", description: "Rules of mills", sourceType: "regulation" },
    ...{ format: "json", priority: "low", updateFrequency: "daily", shelf: "regulation", publishes },
    offers: async () => offers,
    async *read(path, given) {
      const { stated, documents } = JSON.parse(await readFile(path, "utf8")) as Content;
      const { label, position, part } = given!;
      if (stated)
        yield {
          edition: { label: stated, position, asOf: stated, part },
          notice: `The file is named ${label}; it states ${stated}.`,
        };
      for (const [key, words] of Object.entries(documents)) {
        if (words === "torn") throw new DomainError("malformed", `The file is torn at ${key}.`);
        yield { document: smallRegulation(key, words) };
      }
    },
  } as SourceDefinition);
}

let harness: IngestHarness;
beforeEach(async () => {
  harness = await openIngestHarness();
});
afterEach(() => harness.cleanup());

const put = (name: string, content: Content) =>
  addToMirror(harness.mirror, url(name), JSON.stringify(content));
async function openMills(source: SourceDefinition) {
  const { authority } = harness.modules;
  const settings = harness.config;
  const ingest = createIngest(
    { knex: harness.knex, authority, settings, clock: systemClock, log: silentLog },
    [source],
  );
  await ingest.registerSources(OPERATOR);
  return ingest;
}
async function load(source: SourceDefinition, onProgress?: (progress: IngestProgress) => void) {
  const ingest = await openMills(source);
  return (await ingest.run(OPERATOR, { sources: ["mills"], vectors: "none", onProgress }))[0]!;
}
const textOf = async (citation: string) =>
  (await harness.modules.authority.document(OPERATOR, citation)).text;

describe("a source of several editions", () => {
  it("loads the newest of each part, skips what the mirror lacks, and loads nothing twice", async () => {
    put("one", { documents: { "1.1-1": "one" } });
    put("two", { documents: { "1.2-1": "two" } });
    const source = millRules([
      offer("old", "2020-04-01", "vol-1"),
      offer("one", "2021-04-01", "vol-1"),
      offer("two", "2020-04-01", "vol-2"),
      offer("away", "2020-04-01", "vol-3"),
    ]);
    const read = new Set<string>();
    const report = await load(
      source,
      ({ file }) => file && read.add(`${file.at} of ${file.of}, ${file.label}`),
    );
    expect(report).toMatchObject({ sections: 2, added: 2, published: true, files: 2 });
    expect(report).toMatchObject({ notReached: 1, unreached: [url("away")] });
    expect([...read]).toEqual(["1 of 2, 2020-04-01", "2 of 2, 2021-04-01"]);
    expect(await load(source)).toMatchObject({ sections: 2, unchanged: 2, published: false });
  });

  it("tells which files of the mirror no source asked for", async () => {
    put("old", { documents: { "1.1-1": "old" } });
    put("new", { documents: { "1.1-1": "new" } });
    const ingest = await openMills(
      millRules([offer("old", "2020-04-01", "vol-1"), offer("new", "2021-04-01", "vol-1")]),
    );
    await ingest.run(OPERATOR, { sources: ["mills"], vectors: "none" });
    expect(await ingest.unaskedFor(OPERATOR)).toEqual([url("old")]);
  });

  it("loads the good files when one is bad, and then says what is wrong with that one", async () => {
    put("torn", { documents: { "1.1-1": "fine", "1.1-2": "torn" } });
    put("good", { documents: { "1.2-1": "good" } });
    const source = millRules([offer("torn", "2020-04-01", "vol-1"), offer("good", "2021-04-01", "vol-2")]);
    await expect(load(source)).rejects.toThrow("The file is torn at 1.1-2.");
    expect(await textOf("26 CFR 1.2-1")).toContain("good");
    await expect(textOf("26 CFR 1.1-1")).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes by the edition that the file states, and says so", async () => {
    put("named", { stated: "2021-04-01", documents: { "1.1-1": "x" } });
    const report = await load(millRules([offer("named", "2024-04-01", "vol-1")]));
    expect(report).toMatchObject({
      release: "2021-04-01",
      notices: ["The file is named 2024-04-01; it states 2021-04-01."],
    });
    const { date } = await harness.modules.authority.document(OPERATOR, "26 CFR 1.1-1");
    expect(date).toBe("2021-04-01");
  });

  it("refuses a file of another kind than was offered", async () => {
    addToMirror(harness.mirror, url("page"), "<!doctype html><html></html>");
    await expect(load(millRules([offer("page", "2024-04-01")]))).rejects.toThrow(
      "gave a web page (HTML) where a JSON file was expected",
    );
  });

  it("of issues loads all, oldest first", async () => {
    put("later", { documents: { "1.1-1": "later" } });
    put("first", { documents: { "1.1-1": "first", "1.1-2": "first" } });
    const source = millRules([offer("later", "2026-01-12"), offer("first", "2026-01-05")], "issues");
    expect(await load(source)).toMatchObject({ release: "2026-01-12", sections: 3, published: true });
    expect(await textOf("26 CFR 1.1-1")).toContain("later");
    expect(await textOf("26 CFR 1.1-2")).toContain("first");
    expect(await load(source)).toMatchObject({ published: false });
  });
});

it("since a day only what is of that day or later is chosen, and what has no date", () => {
  const dated = [offer("a", "2026-01-05"), offer("b", "2026-01-12")];
  const undated = { ...offer("c", "2026-01-01"), asOf: undefined };
  expect(chooseOffers({ publishes: "issues" }, [...dated, undated], "2026-01-12")).toEqual([
    undated,
    dated[1],
  ]);
});
