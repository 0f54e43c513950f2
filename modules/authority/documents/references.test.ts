import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import { readPendingCitations } from "../citation-store.ts";
import { createLookup } from "./lookup.ts";
import { createPublishing } from "../editions/publishing.ts";
import { citationOfHref, referencesOf } from "./references.ts";
import type { ParsedDocument } from "../schema.ts";
import { announce, CODE, entry, type Entry } from "../testing.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const clock = { now: () => new Date("2026-11-20T12:00:00Z") };

/** Section 5(a) with these words, and what is changed in it. */
function document(words: string, changes: Partial<ParsedDocument> = {}): ParsedDocument {
  return { ...entry("5", words).document, ...changes };
}

const read = (given: ParsedDocument) =>
  referencesOf(given).map(({ raw, target, targetPath, place, unit }) => ({
    raw,
    target,
    targetPath,
    place,
    unit,
  }));

describe("referencesOf", () => {
  it("finds what a text refers to, each with its words, its unit and its range", () => {
    const given = document("But see paragraph (2), and § 1.61-1(a).");
    expect(read(given)).toEqual([
      { raw: "section 61", target: "26 USC 61", targetPath: [], place: "text", unit: 1 },
      { raw: "paragraph (2)", target: "26 USC 5", targetPath: ["a", "2"], place: "text", unit: 1 },
      { raw: "§ 1.61-1(a)", target: "26 CFR 1.61-1", targetPath: ["a"], place: "text", unit: 1 },
    ]);
    for (const { start, end, raw } of referencesOf(given)) expect(given.text.slice(start, end)).toBe(raw);
  });

  it("keeps the words of what it cannot resolve", () => {
    expect(read(document("Under section 301 of the Trade Act of 1974."))[1]).toEqual({
      raw: "section 301 of the Trade Act of 1974",
      target: null,
      targetPath: [],
      place: "text",
      unit: 1,
    });
  });

  it("believes the official file where that marks a reference", () => {
    const given = document("So.");
    const start = given.text.indexOf("section 61");
    given.structure = {
      ...given.structure,
      references: [{ href: "/us/usc/t26/s1400Z–2/a/1", start, end: start + 10 }],
    };
    expect(read(given)).toEqual([
      { raw: "section 61", target: "26 USC 1400Z-2", targetPath: ["a", "1"], place: "text", unit: 1 },
    ]);
  });

  it("tells headings, notes and the authority line apart", () => {
    const given = document("So.", {
      text: "(a) Rule\nSee section 61. So.".replace("Rule", "§ 62"),
      notes: [{ topic: "x", heading: "X", paragraphs: ["One.", "Section 151 was new."] }],
      officialTies: ["26 USC 7805"],
    });
    expect(read(given).map(({ place, target }) => `${place}: ${target}`)).toEqual([
      "heading: 26 USC 62",
      "text: 26 USC 61",
      "note: 26 USC 151",
      "authority line: 26 USC 7805",
    ]);
  });
});

describe("citationOfHref", () => {
  it.each([
    ["/us/usc/t26/s151/c/2", { kind: "code", key: "151", path: ["c", "2"] }],
    ["/us/pl/115/97/tI/s13301/a", { kind: "public-law", key: "115-97", path: ["13301", "a"] }],
    ["/us/pl/115/97", { kind: "public-law", key: "115-97", path: [] }],
    ["/us/usc/t42/s1395", null],
    ["/us/stat/131/2054", undefined],
    ["/us/usc/t26", undefined],
    ["https://example.org/", undefined],
  ])("%s", (href, expected) => {
    expect(citationOfHref(href)).toEqual(expected);
  });
});

describe("references of stored texts", () => {
  let database: TestDatabase;
  let publishing: ReturnType<typeof createPublishing>;
  let lookup: ReturnType<typeof createLookup>;

  beforeEach(async () => {
    database = await testDatabase();
    publishing = createPublishing({ knex: database.knex, clock, log: silentLog });
    lookup = createLookup({ knex: database.knex, semantic: null });
    await publishing.registerSources(OPERATOR, [CODE]);
  });
  afterEach(() => database.drop());

  async function publish(...entries: Entry[]): Promise<void> {
    const writer = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await writer.add(entries);
    await writer.publish();
  }

  const rows = () =>
    database
      .knex("authority_citations")
      .select(
        "version_id",
        "place",
        "unit",
        "note",
        "start_offset",
        "end_offset",
        "raw",
        "target",
        "target_path",
      )
      .orderBy(["version_id", "place", "start_offset"]);

  it("say what a document cites, and what cites it", async () => {
    await publish(
      entry("5", "See § 62."),
      entry("61", "See section 5."),
      entry("62", "See section 5 of the Trade Act."),
    );
    const cited = async (citation: string) => {
      const { citedBy, cites } = await lookup.surroundings(READER, citation);
      return { by: citedBy.map(({ key }) => key), cites: cites.map(({ key }) => key) };
    };
    expect(await cited("26 USC 61")).toEqual({ by: ["5", "62"], cites: ["5"] });
    expect(await cited("26 USC 5")).toEqual({ by: ["61"], cites: ["61", "62"] });
    expect(await cited("26 USC 62")).toEqual({ by: ["5"], cites: ["61"] });
  });

  it("are read once for the texts of an earlier build, and resume where they were stopped", async () => {
    await publish(...["1", "2", "3"].map((number) => entry(number, "See § 62 and 42 USC 1983.")));
    const written = await rows();
    expect(written).toHaveLength(9);
    await database.knex("authority_citations").del();
    await database.knex("authority_versions").update({ citations_read: 0 });
    await database.knex.transaction(async (trx) => {
      // Another process is at the first text.
      await trx("authority_versions").orderBy("id").limit(1).forUpdate();
      expect(await readPendingCitations(database.knex)).toBe(2);
    });
    expect(await readPendingCitations(database.knex)).toBe(1);
    expect(await rows()).toEqual(written);
    expect(await readPendingCitations(database.knex)).toBe(0);
  });

  it("are read by the next start", async () => {
    await publish(entry("1", "So."));
    const written = await rows();
    await database.knex("authority_citations").del();
    await database.knex("authority_versions").update({ citations_read: 0 });
    await publishing.registerSources(OPERATOR, [CODE]);
    expect(await rows()).toEqual(written);
  });
});
