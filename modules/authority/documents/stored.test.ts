import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import { createPublishing } from "../editions/publishing.ts";
import { createLookup } from "./lookup.ts";
import type { ParsedDocument } from "../schema.ts";
import { contentHash } from "../editions/document-rows.ts";
import { announce, CODE, entry, type Entry } from "../testing.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const clock = { now: () => new Date("2026-11-20T12:00:00Z") };

let database: TestDatabase;
let publishing: ReturnType<typeof createPublishing>;
let lookup: ReturnType<typeof createLookup>;

async function open(): Promise<void> {
  database = await testDatabase();
  publishing = createPublishing({ knex: database.knex, clock, log: silentLog });
  lookup = createLookup({ knex: database.knex, semantic: null });
  await publishing.registerSources(OPERATOR, [CODE]);
}

beforeEach(open);
afterEach(() => database.drop());

async function publish(...entries: Entry[]): Promise<void> {
  const writer = await publishing.openRelease(OPERATOR, announce("119-100", 2));
  await writer.add(entries);
  await writer.publish();
}

describe("what is stored", () => {
  it("finds words by where they stand: headings of units, lead-in, headings above, text", async () => {
    await publish(entry("1", "Grain\u00a0is “taxed”—wholly."));
    const weights = async (word: string) => {
      const { rows } = await database.knex.raw(
        "select array_agg(distinct weight) as weights from authority_chunks, unnest(words) w, unnest(w.weights) weight where w.lexeme = ?",
        [word],
      );
      return (rows as { weights: string[] | null }[])[0]!.weights;
    };
    expect(await weights("levi")).toEqual(["C"]);
    expect(await weights("rule")).toEqual(["A", "D"]);
    expect(await weights("windmil")).toEqual(["B"]);
    expect(await weights("normal")).toEqual(["C"]);
    expect(await weights("grain")).toEqual(["D"]);
    expect(await weights("wholli")).toEqual(["D"]);
  });

  it("knows the sections that a text names, and the characters of a chunk", async () => {
    await publish(entry("1", "So."));
    expect(await database.knex("authority_citations").select("raw", "target", "unit")).toEqual([
      { raw: "section 61", target: "26 USC 61", unit: 1 },
    ]);
    const chunk = await database.knex("authority_chunks").first();
    expect(chunk).toMatchObject({
      body: "(a) Rule\nSee section 61. So.",
      citation: "26 USC 1(a)",
      path: ["a"],
    });
    expect(await database.knex("authority_documents").first()).toMatchObject({
      citation: "26 USC 1",
      sort_key: "000001",
    });
  });

  it("has a hash over everything that a reader sees", () => {
    const { document: section } = entry("1", "So.");
    const changes: Partial<ParsedDocument>[] = [
      { num: "§ 1" },
      { heading: "Levy" },
      { status: "repealed" },
      { hierarchy: [] },
      { text: `${section.text} ` },
      { structure: { ...section.structure, marks: [{ kind: "i", start: 0, end: 1 }] } },
      { sourceCredit: null },
      { notes: [] },
    ];
    const hashes = [{}, ...changes].map((change) => contentHash({ ...section, ...change }));
    expect(new Set(hashes).size).toBe(changes.length + 1);
    expect(contentHash(structuredClone(section))).toBe(hashes[0]);
  });
});

describe("sources", () => {
  it("keep an office's own choice when they are told again", async () => {
    expect(await publishing.setSourceActive(OPERATOR, "irc", false)).toEqual({ ...CODE, isActive: false });
    await publishing.registerSources(OPERATOR, [{ ...CODE, name: "The Code" }]);
    expect(await lookup.listSources(READER)).toEqual([{ ...CODE, name: "The Code", isActive: false }]);
  });

  it("are changed and loaded by administrators and operators only", async () => {
    for (const actor of [VISITOR, READER]) {
      const code = actor === VISITOR ? "unauthenticated" : "forbidden";
      await expect(publishing.registerSources(actor, [CODE])).rejects.toMatchObject({ code });
      await expect(publishing.setSourceActive(actor, "irc", true)).rejects.toMatchObject({ code });
      await expect(publishing.openRelease(actor, announce("119-1", 1))).rejects.toMatchObject({ code });
    }
    await expect(publishing.currentRelease(VISITOR, "irc")).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await publishing.currentRelease(READER, "irc")).toBeNull();
  });

  it("that nobody knows are not found", async () => {
    await expect(publishing.setSourceActive(OPERATOR, "x", true)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      publishing.openRelease(OPERATOR, { ...announce("1-1", 1), sourceId: "x" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
