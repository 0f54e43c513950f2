import { afterEach, beforeEach, expect, it } from "vitest";
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import { createLookup } from "../documents/lookup.ts";
import { createPublishing } from "../editions/publishing.ts";
import { announce, CODE, entry, regulation, REGULATIONS, ruling, RULINGS, type Entry } from "../testing.ts";
import { readPendingFacts } from "./fact-store.ts";
import { readFacts } from "./reader.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const clock = { now: () => new Date("2026-11-20T12:00:00Z") };

let database: TestDatabase;
let publishing: ReturnType<typeof createPublishing>;
let lookup: ReturnType<typeof createLookup>;
beforeEach(async () => {
  database = await testDatabase();
  publishing = createPublishing({ knex: database.knex, clock, log: silentLog });
  lookup = createLookup({ knex: database.knex, semantic: null });
  await publishing.registerSources(OPERATOR, [CODE, REGULATIONS, RULINGS]);
});
afterEach(() => database.drop());

const LEVY = "If it grinds, no deduction shall be allowed for $1,000 of “\\ sails”.";
const SUBSTITUTED = "It is applied by substituting “$2,200” for “$1,000” before January 1, 2029.";

async function publish(sourceId: string, ...entries: Entry[]): Promise<void> {
  const writer = await publishing.openRelease(OPERATOR, { ...announce("119-100", 2), sourceId });
  await writer.add(entries);
  await writer.publish();
}

/** Rows of the versions as an earlier build would have left them. */
async function forgetFacts(): Promise<void> {
  await database.knex("authority_facts").del();
  await database.knex("authority_versions").update({ facts_read: 0 });
}

const rows = () => database.knex("authority_facts").orderBy(["version_id", "ordinal"]);

it("stores with each text what reading it anew gives", async () => {
  await publish("irc", entry("1", LEVY), entry("2", SUBSTITUTED), entry("3", "So."));
  for (const number of ["1", "2", "3"]) {
    const section = await lookup.document(READER, `26 USC ${number}`);
    expect(section.unitFacts).toEqual(readFacts(section));
    expect(section.unitFacts!.map(({ kind }) => kind)).toContain("reference");
  }
  const { unitFacts } = await lookup.document(READER, "26 USC 2");
  expect(unitFacts).toContainEqual(
    expect.objectContaining({ kind: "substitution", unit: 1, value: "$2,200", replaced: "$1,000" }),
  );
});

it("counts the facts of what is in force, by shelf and of one document", async () => {
  await publish("irc", entry("1", LEVY), entry("2", SUBSTITUTED));
  await publish("cfr", regulation("1.1-1", LEVY));
  await publish("irb", ruling("Rev. Rul. 2026-1", LEVY));
  const counts = await lookup.factCounts(READER);
  expect(counts.statute).toMatchObject({
    rule: 1,
    amount: 3,
    substitution: 1,
    end: 1,
    reference: 2,
    rate: 0,
  });
  expect(counts.regulation).toMatchObject({ rule: 1, condition: 1, amount: 1 });
  expect(counts.ruling).toBeUndefined();
  expect((await lookup.factCounts(READER, "26 USC 2")).statute).toMatchObject({ rule: 0, amount: 2 });
  await expect(lookup.factCounts(READER, "26 USC 4")).rejects.toMatchObject({ code: "not_found" });
});

it("drops the facts of a text with the text, and counts the new one's only", async () => {
  await publish("irc", entry("1", LEVY));
  await publish("irc", entry("1", "It is $5."));
  expect((await lookup.factCounts(READER)).statute).toMatchObject({ rule: 0, amount: 1 });
});

it("reads the texts of an earlier build once, and resumes where it was stopped", async () => {
  await publish("irc", ...["1", "2", "3"].map((number) => entry(number, LEVY)));
  await publish("irb", ruling("Rev. Rul. 2026-1", LEVY));
  const written = await rows();
  await forgetFacts();
  expect((await lookup.document(READER, "26 USC 1")).unitFacts).toBeUndefined();
  await database.knex.transaction(async (trx) => {
    // Another process is at the first text.
    await trx("authority_versions").orderBy("id").limit(1).forUpdate();
    expect(await readPendingFacts(database.knex)).toBe(2);
  });
  expect(await readPendingFacts(database.knex)).toBe(1);
  expect(await rows()).toEqual(written);
  expect(await readPendingFacts(database.knex)).toBe(0);
});

it("reads them at the next start, and again those that an older form of the reader has read", async () => {
  await publish("irc", entry("1", LEVY));
  const written = await rows();
  await forgetFacts();
  await publishing.registerSources(OPERATOR, [CODE]);
  expect(await rows()).toEqual(written);
  await database.knex("authority_facts").update({ kind: "rate" });
  await database.knex("authority_versions").update({ facts_read: -1 });
  await publishing.registerSources(OPERATOR, [CODE]);
  expect(await rows()).toEqual(written);
});
