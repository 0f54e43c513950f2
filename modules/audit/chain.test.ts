import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAudit, type Audit } from "#modules/audit";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";

const KIM: Actor = { kind: "user", userId: "7", role: "user" };
const ADMIN: Actor = { kind: "user", userId: "1", role: "admin" };

let database: TestDatabase;
let audit: Audit;
let folder: string;
let headFile: string;

/** A second instance, as in another process. */
const create = () => createAudit({ knex: database.knex, clock: { now: () => new Date() }, headFile });

beforeEach(async () => {
  [database, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), "taxrag-audit-"))]);
  headFile = join(folder, "audit-head.json");
  audit = create();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const record = (id: string) =>
  audit.record(database.knex, KIM, { action: "viewed", subject: { type: "document", id } });

async function recordAndSeal(count: number): Promise<void> {
  for (let id = 1; id <= count; id++) await record(String(id));
  await audit.seal(OPERATOR);
}

/** Changes rows as somebody with all rights on the database. */
async function tamper(...statements: string[]): Promise<void> {
  await database.knex.transaction(async (trx) => {
    for (const table of ["audit_events", "audit_seals"])
      await trx.raw(`alter table ${table} disable trigger user`);
    for (const statement of statements) await trx.raw(statement);
    for (const table of ["audit_events", "audit_seals"])
      await trx.raw(`alter table ${table} enable trigger user`);
  });
}

const sequences = () => database.knex("audit_events").orderBy("sequence").pluck<string[]>("sequence");

describe("sealing", () => {
  it("seals what waits, keeps the head for its owner only, and finds nothing wrong", async () => {
    await recordAndSeal(3);
    await record("4");
    expect(await audit.verify(OPERATOR)).toEqual({ events: 3, waiting: 1, problem: null });
    expect((await stat(headFile)).mode & 0o777).toBe(0o600);
    expect(await audit.seal(OPERATOR)).toBe(1);
    const [last] = await database.knex("audit_seals").orderBy("position", "desc").select("position", "hash");
    expect(JSON.parse(await readFile(headFile, "utf8"))).toEqual({ position: 4, hash: last.hash });
    expect(await audit.verify(OPERATOR)).toEqual({ events: 4, waiting: 0, problem: null });
  });

  it("seals 2,500 events of eight writers with two sealers, each once", async () => {
    const other = create();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const events = Array.from({ length: 250 }, (__, event) => record(`${writer}-${event}`));
      await Promise.all([...events, audit.seal(OPERATOR), other.seal(OPERATOR)]);
    });
    await Promise.all(writers);
    await database.knex.transaction(async (trx) => {
      for (let id = 0; id < 500; id++) await audit.record(trx, KIM, { action: "asked" });
    });
    await audit.seal(OPERATOR);
    expect(await audit.verify(OPERATOR)).toEqual({ events: 2500, waiting: 0, problem: null });
  });

  it("gives an event that commits after a later one the next place", async () => {
    const slow = await database.knex.transaction();
    await audit.record(slow, KIM, { action: "asked" });
    await recordAndSeal(2);
    await slow.commit();
    await audit.seal(OPERATOR);
    const sealed = await database.knex("audit_seals").orderBy("position").pluck<string[]>("event_sequence");
    const [first, second, third] = await sequences();
    expect(sealed).toEqual([second, third, first]);
    expect((await audit.verify(OPERATOR)).problem).toBeNull();
  });

  it("goes on by itself until it is stopped", async () => {
    const stop = new AbortController();
    const working = audit.keepSealed(OPERATOR, stop.signal);
    await record("1");
    await vi.waitFor(async () => expect(await audit.verify(OPERATOR)).toMatchObject({ events: 1 }), 5_000);
    stop.abort();
    await working;
  });

  it("is for the command line", async () => {
    for (const actor of [KIM, ADMIN, VISITOR]) {
      await expect(audit.seal(actor)).rejects.toMatchObject({ code: "forbidden" });
      await expect(audit.verify(actor)).rejects.toMatchObject({ code: "forbidden" });
      const never = new AbortController().signal;
      await expect(audit.keepSealed(actor, never)).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});

describe("verifying", () => {
  const FIELDS = [
    "at",
    "actor_kind",
    "user_id",
    "role",
    "action",
    "subject_type",
    "subject_id",
    "address",
    "session_id",
    "user_agent",
    "details",
  ];
  const other = (field: string) =>
    field === "at"
      ? "at + interval '1 microsecond'"
      : field === "details"
        ? `'{"a": 1}'`
        : field === "actor_kind"
          ? "'visitor'"
          : "'other'";

  it.each(FIELDS)("finds another %s", async (field) => {
    await recordAndSeal(3);
    const [, second] = await sequences();
    await tamper(`update audit_events set ${field} = ${other(field)} where sequence = ${second}`);
    expect((await audit.verify(OPERATOR)).problem).toBe(
      `Row ${second} of the audit log was changed, or exchanged with another, after it was sealed.`,
    );
  });

  it("finds each missing row", async () => {
    await recordAndSeal(3);
    for (const sequence of await sequences()) {
      await tamper(`create table kept as select * from audit_events where sequence = ${sequence}`);
      await tamper(`delete from audit_events where sequence = ${sequence}`);
      expect((await audit.verify(OPERATOR)).problem).toBe(`Row ${sequence} of the audit log is missing.`);
      await tamper("insert into audit_events select * from kept", "drop table kept");
      expect((await audit.verify(OPERATOR)).problem).toBeNull();
    }
  });

  it("finds two rows that changed places", async () => {
    await recordAndSeal(3);
    const [first, second] = await sequences();
    await tamper(
      `update audit_events set sequence = -1 where sequence = ${first}`,
      `update audit_events set sequence = ${first} where sequence = ${second}`,
      `update audit_events set sequence = ${second} where sequence = -1`,
    );
    expect((await audit.verify(OPERATOR)).problem).toMatch(/was changed, or exchanged with another/);
  });

  it("finds two seals that changed places, and one that is gone", async () => {
    await recordAndSeal(3);
    await tamper(
      "update audit_seals set position = -1 where position = 1",
      "update audit_seals set position = 1 where position = 2",
      "update audit_seals set position = 2 where position = -1",
    );
    expect((await audit.verify(OPERATOR)).problem).toMatch(/does not follow from the one before it/);
    await tamper("delete from audit_seals where position = 1");
    expect((await audit.verify(OPERATOR)).problem).toMatch(/The seal at place 1 of the audit log is missing/);
  });

  it("finds rows cut off at the end with their seals, by the head outside the database", async () => {
    await recordAndSeal(3);
    const last = (await sequences()).at(-1);
    await tamper(
      `delete from audit_events where sequence = ${last}`,
      "delete from audit_seals where position = 3",
    );
    expect((await audit.verify(OPERATOR)).problem).toBe(
      "The last rows of the audit log are missing: 3 were sealed, 2 are there.",
    );
  });

  it("finds a chain that was written anew, and never takes its head for the old one", async () => {
    await recordAndSeal(3);
    const head = await readFile(headFile, "utf8");
    await tamper("truncate audit_seals", "update audit_events set user_id = '8'");
    await database.knex.raw("insert into audit_unsealed select sequence from audit_events");
    await audit.seal(OPERATOR);
    expect((await audit.verify(OPERATOR)).problem).toMatch(/it was written anew/);
    await record("4");
    await audit.seal(OPERATOR);
    expect(await readFile(headFile, "utf8")).toBe(head);
  });

  it("finds a row put in, and one removed before it was sealed", async () => {
    await recordAndSeal(1);
    await record("2");
    const [, waiting] = await sequences();
    await tamper(`delete from audit_events where sequence = ${waiting}`);
    expect((await audit.verify(OPERATOR)).problem).toMatch(/it was removed before it was sealed/);
    await tamper(
      "delete from audit_unsealed",
      "insert into audit_events (at, actor_kind, action) values (now(), 'operator', 'asked')",
    );
    expect((await audit.verify(OPERATOR)).problem).toMatch(/has no seal/);
  });

  it("finds a head that is missing or unreadable", async () => {
    await recordAndSeal(1);
    await writeFile(headFile, "{");
    expect((await audit.verify(OPERATOR)).problem).toMatch(/cannot be read/);
    await rm(headFile);
    expect((await audit.verify(OPERATOR)).problem).toMatch(/outside the database is missing/);
  });
});

it("exports all pages as CSV, without live formulas, and records the export", async () => {
  const eve: Actor = { ...VISITOR, origin: { address: "203.0.113.9", userAgent: "=HYPERLINK(1)" } };
  await audit.record(database.knex, eve, { action: "sign-in-failed" });
  await database.knex.transaction(async (trx) => {
    for (let id = 0; id < 1_000; id++) await audit.record(trx, KIM, { action: "asked" });
  });
  let csv = "";
  for await (const piece of await audit.exportCsv(ADMIN)) csv += piece;
  const rows = csv.trim().split("\r\n");
  expect(rows).toHaveLength(1003);
  expect(rows[1]).toMatch(/,exported,report,audit-log,/);
  expect(rows.at(-1)).toContain("'=HYPERLINK(1)");
  await expect(audit.exportCsv(KIM)).rejects.toMatchObject({ code: "forbidden" });
});
