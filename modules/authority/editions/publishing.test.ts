import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import { createPublishing } from "./publishing.ts";
import { createLookup } from "../documents/lookup.ts";
import { announce, CODE, entry, numbered, type Entry } from "../testing.ts";

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

async function publish(label: string, position: number, entries: Entry[], options?: { force?: boolean }) {
  const writer = await publishing.openRelease(OPERATOR, announce(label, position));
  const counts = await writer.add(entries);
  return { ...counts, ...(await writer.publish(options)) };
}

/** All library content, without times and keys. */
async function contents() {
  const { rows } = await database.knex.raw(
    `select r.label, rs.position, s.key as number, v.content_hash, v.text, c.citation, c.words::text
     from authority_releases r join authority_release_documents rs on rs.release_id = r.id
     join authority_documents s on s.id = rs.document_id join authority_versions v on v.id = rs.version_id
     left join authority_chunks c on c.version_id = v.id
     where r.published_at is not null order by r.label, rs.position, c.ordinal`,
  );
  return rows as unknown[];
}

async function countOf(table: string): Promise<number> {
  const row = await database.knex(table).count({ count: "*" }).first();
  return Number((row as { count: string }).count);
}

const textOf = async (number: string, asOf?: string) =>
  (await lookup.document(READER, `26 USC ${number}`, { asOf })).text;

describe("a new release", () => {
  it("adds versions for what changed and nothing for what did not", async () => {
    const first = await publish("119-73", 1, [entry("1", "old"), entry("2", "old"), entry("3", "old")]);
    expect(first).toEqual({ added: 3, changed: 0, unchanged: 0, sections: 3, chunks: 3 });
    const before = await database.knex("authority_chunks").pluck("id");

    const second = await publish("119-100", 2, [entry("1", "old"), entry("2", "new"), entry("4", "new")]);
    expect(second).toEqual({ added: 1, changed: 1, unchanged: 1, sections: 3, chunks: 3 });
    expect(await database.knex("authority_chunks").pluck("id")).toEqual(expect.arrayContaining(before));
    expect([await countOf("authority_versions"), await countOf("authority_chunks")]).toEqual([5, 5]);

    expect(await textOf("2")).toContain("new");
    expect(await textOf("2", "119-73")).toContain("old");
    expect(await textOf("3", "119-73")).toContain("old");
    await expect(textOf("3")).rejects.toMatchObject({ code: "not_found" });
    expect((await lookup.contents(READER, "code")).map((line) => line.key)).toEqual(["1", "2", "4"]);
  });

  it("is not the present one when it is older", async () => {
    await publish("119-100", 2, [entry("1", "new")]);
    await publish("119-73", 1, [entry("1", "old")]);
    expect(await publishing.currentRelease(READER, "irc")).toEqual({
      label: "119-100",
      sections: 1,
      chunks: 1,
      sha256: "0".repeat(64),
      publishedAt: "2026-11-20T12:00:00.000Z",
    });
    expect(await textOf("1")).toContain("new");
    expect(await textOf("1", "119-73")).toContain("old");
  });

  it("is invisible before it is published", async () => {
    await publish("119-73", 1, [entry("1", "old")]);
    const before = await contents();
    const writer = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await writer.add([entry("1", "new"), entry("2", "new")]);
    expect(await contents()).toEqual(before);
    expect(await textOf("1")).toContain("old");
    expect((await publishing.currentRelease(READER, "irc"))!.label).toBe("119-73");
  });

  it("with under 80 % of the sections is refused unless forced", async () => {
    await publish("119-73", 1, numbered(1, 10));
    await expect(publish("119-100", 2, numbered(1, 7))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Release 119-100 holds 7 sections, under 80 % of the 10") as string,
    });
    expect((await publishing.currentRelease(READER, "irc"))!.label).toBe("119-73");
    expect((await publish("119-100", 2, numbered(1, 8))).sections).toBe(8);
    expect((await publish("119-101", 3, numbered(1, 2), { force: true })).sections).toBe(2);
  });

  it("without a section is never published", async () => {
    await expect(publish("119-73", 1, [])).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a release that was cut off", () => {
  it("is finished by the next attempt, with the same result as one that was not", async () => {
    const entries = numbered(1, 12);
    const killed = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await killed.add(entries.slice(0, 5));
    const again = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    expect(await again.add(entries.slice(0, 6))).toEqual({ added: 6, changed: 0, unchanged: 0 });
    await again.add(entries.slice(6));
    await again.publish();
    const finished = await contents();
    expect(await countOf("authority_versions")).toBe(12);
    expect(await countOf("authority_chunks")).toBe(12);
    expect(await countOf("authority_releases")).toBe(1);

    await database.drop();
    await open();
    await publish("119-100", 2, entries);
    expect(finished).toEqual(await contents());
  });

  it("leaves nothing of what the second attempt no longer holds", async () => {
    const killed = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await killed.add([entry("1", "x"), entry("2", "x"), entry("99", "x")]);
    await publish("119-100", 2, [entry("1", "x"), entry("2", "y")]);
    expect(await database.knex("authority_documents").orderBy("key").pluck("key")).toEqual(["1", "2"]);
    expect(await countOf("authority_versions")).toBe(2);
  });
});

describe("discard", () => {
  it("leaves the library as it was", async () => {
    await publish("119-73", 1, [entry("1", "old"), entry("2", "old")]);
    const before = await contents();
    const writer = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await writer.add([entry("1", "new"), entry("2", "old"), entry("3", "new")]);
    await writer.discard();
    expect(await contents()).toEqual(before);
    expect([
      await countOf("authority_documents"),
      await countOf("authority_versions"),
      await countOf("authority_releases"),
    ]).toEqual([2, 2, 1]);
  });

  it("keeps what another release has come to share", async () => {
    const killed = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await killed.add([entry("1", "same"), entry("2", "only here")]);
    await publish("119-73", 1, [entry("1", "same")]);
    await killed.discard();
    expect(await textOf("1")).toContain("same");
    expect(await countOf("authority_versions")).toBe(1);
  });
});

describe("a release that is published again", () => {
  it("keeps the versions that are the same and takes the place of the earlier one", async () => {
    await publish("119-100", 2, [entry("1", "same"), entry("2", "misread")]);
    const [kept] = await database.knex("authority_versions").where("text", "like", "%same").pluck("id");
    const counts = await publish("119-100", 2, [entry("1", "same"), entry("2", "right")]);
    expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: 1, sections: 2 });
    expect(await database.knex("authority_versions").where("text", "like", "%same").pluck("id")).toEqual([
      kept,
    ]);
    expect(await textOf("2")).toContain("right");
    expect([await countOf("authority_releases"), await countOf("authority_versions")]).toEqual([1, 2]);
  });

  it("stands as it was until then", async () => {
    await publish("119-100", 2, [entry("1", "first")]);
    const writer = await publishing.openRelease(OPERATOR, announce("119-100", 2));
    await writer.add([entry("1", "second")]);
    expect(await textOf("1")).toContain("first");
    await writer.discard();
    expect(await textOf("1")).toContain("first");
    expect(await countOf("authority_releases")).toBe(1);
  });
});
