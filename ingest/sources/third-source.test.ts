import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildApiSection, buildBulkTitle } from "../../tests/factories/cfr.ts";
import { buildVolume } from "../../tests/factories/cfr-volume.ts";
import { addToMirror } from "../../tests/factories/mirror.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { titleOfCfr } from "./cfr-title.ts";
import { SOURCES } from "./index.ts";
import type { SourceDefinition } from "./source.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const BULK = "https://www.govinfo.gov/bulkdata/ECFR/title-98/ECFR-title98.xml";

/** The one file that a third source is: a title of the CFR that does not exist. */
const mills = titleOfCfr("98", {
  id: "cfr-98",
  name: "Mill Regulations",
  description: "Title 98 of the Code of Federal Regulations.",
});

let mirror: string;
let test: TestModules;

beforeEach(async () => {
  mirror = mkdtempSync(join(tmpdir(), "taxrag-third-"));
  // The one line.
  (SOURCES as SourceDefinition[]).push(mills);
  test = await testModules({ settings: { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
});
afterEach(async () => {
  (SOURCES as SourceDefinition[]).splice(SOURCES.indexOf(mills), 1);
  await test.cleanup();
  rmSync(mirror, { recursive: true, force: true });
});

const load = (source: string) => test.modules.ingest.run(OPERATOR, { sources: [source], vectors: "none" });

describe("a third source", () => {
  it("is one file, one line and one fixture: status, show, search and the data of its pages take it up", async () => {
    addToMirror(mirror, BULK, buildBulkTitle("98", [{ number: "19.1", heading: "Windmill levies" }]));
    expect((await load("cfr-98"))[0]).toMatchObject({ source: "cfr-98", release: "2026-03-04", sections: 1 });
    const { authority } = test.modules;
    expect(await authority.holdings()).toContainEqual(
      expect.objectContaining({ sourceId: "cfr-98", sourceType: "regulation", sections: 1 }),
    );
    const { citation, document } = await authority.resolve(READER, "98 CFR 19.1");
    expect([citation, document.heading, document.date]).toEqual([
      "98 CFR 19.1",
      "Windmill levies",
      "2026-03-04",
    ]);
    expect(document.url).toBe("/authority/98-cfr/19.1");
    const { hits } = await authority.search(READER, "levy on a windmill paid in grain", { mode: "lexical" });
    expect(hits.map((hit) => hit.section)).toContain("98 CFR 19.1");
    expect((await authority.contents(READER, "regulation")).map((entry) => entry.url)).toEqual([
      "/authority/98-cfr/19.1",
    ]);
  });
});

describe("the dialects of Treasury regulations", () => {
  const section = "https://www.ecfr.gov/api/versioner/v1/full/2025-12-01/title-26.xml?section=1.61-1";
  const volume = "https://www.govinfo.gov/content/pkg/CFR-2024-title26-vol2/pdf/CFR-2024-title26-vol2.pdf";
  const volumeOf = (words: string) =>
    buildVolume({
      front: ["1.61–1 Gross grain."],
      pages: [
        [
          [
            ["s", "§ 1.61–1 Gross grain."],
            [".", words],
          ],
          [],
        ],
      ],
    });

  it("are dated: of one section the later words are in force, a volume under the date of its cover, and it says so", async () => {
    addToMirror(mirror, section, buildApiSection({ number: "1.61-1", body: "<P>Wheat of today.</P>" }));
    addToMirror(mirror, volume, await volumeOf("Wheat of yesterday."));
    const [report] = await load("cfr");
    expect(report!.notices).toEqual([
      "The file of 26 CFR, volume 2, is named 2024, but its cover says that it was revised as of April 1, 2021; it was loaded under that date.",
    ]);
    const { authority } = test.modules;
    expect((await authority.document(READER, "26 CFR 1.61-1")).text).toBe("Wheat of today.");
    expect((await authority.document(READER, "26 CFR 1.61-1", { asOf: "2022-01-01" })).text).toBe(
      "Wheat of yesterday.",
    );
    expect((await authority.versions(READER, "26 CFR 1.61-1")).map(({ from }) => from)).toEqual([
      "2021-04-01",
      "2025-12-01",
    ]);
  });

  it("store nothing of a file that is refused", async () => {
    addToMirror(mirror, section, buildApiSection({ number: "1.61-1" }).slice(0, -30));
    await expect(load("cfr")).rejects.toThrow("not well-formed XML");
    expect(await test.knex("authority_versions").count({ n: "*" }).first()).toEqual({ n: "0" });
  });
});
