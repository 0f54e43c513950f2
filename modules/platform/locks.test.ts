import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import * as names from "./lock-names.ts";
import { lockedItems, tryTransactionLock, trySessionLock, withTransactionLock } from "./locks.ts";

let database: TestDatabase;
let other: Knex;
beforeAll(async () => {
  database = await testDatabase();
  other = connect(database.databaseUrl);
});
afterAll(async () => {
  await other.destroy();
  await database.drop();
});

const LOCK = names.lockOf(names.INGEST_LOCKS, "windmill");

describe("the locks of the build of 2026-11-22", () => {
  it.each<[string, names.LockKey, string]>([
    ["migrations", names.MIGRATIONS_LOCK, "127961981411687"],
    ["administrators", names.ADMINISTRATORS_LOCK, "hashtext('accounts.admins')"],
    ["a job on a document", names.lockOf(names.JOB_LOCKS, "17"), "32416, hashtext('17')"],
    [
      "a source's ingest",
      names.lockOf(names.INGEST_LOCKS, "irc"),
      "hashtext('taxrag.ingest'), hashtext('irc')",
    ],
  ])("%s: the same lock, from both sides", async (_what, lock, former) => {
    await other.transaction(async (trx) => {
      await trx.raw(`select pg_advisory_xact_lock(${former})`);
      expect(await tryTransactionLock(database.knex, lock, async () => "got it")).toBeNull();
      expect(await trySessionLock(database.knex, lock)).toBeNull();
    });
    await withTransactionLock(database.knex, lock, async () => {
      const { rows } = await other.raw(`select pg_try_advisory_lock(${former}) as got`);
      expect(rows).toEqual([{ got: false }]);
    });
  });

  it("are all different", async () => {
    const all = Object.values(names).flatMap((lock) => {
      if (typeof lock === "function") return [];
      return "name" in lock ? [names.lockOf(lock, "7")] : [lock];
    });
    const held = await Promise.all(all.map((lock) => trySessionLock(database.knex, lock)));
    expect(held.length).toBeGreaterThanOrEqual(4);
    expect(held).not.toContain(null);
    await Promise.all(held.map((lock) => lock?.release()));
  });
});

describe("a transaction's lock", () => {
  it("makes others wait, and is free after a failure", async () => {
    const order: string[] = [];
    let second: Promise<unknown> | undefined;
    const first = withTransactionLock(database.knex, LOCK, async () => {
      second = withTransactionLock(other, LOCK, async () => order.push("second"));
      await waitingFor(other, 1);
      order.push("first");
      throw new Error("failed");
    });
    await expect(first).rejects.toThrow("failed");
    await second;
    expect(order).toEqual(["first", "second"]);
  });

  it("is refused at once when it is only tried", async () => {
    await withTransactionLock(database.knex, LOCK, async () => {
      expect(await tryTransactionLock(other, LOCK, async () => "got it")).toBeNull();
    });
    expect(await tryTransactionLock(other, LOCK, async () => "got it")).toBe("got it");
  });
});

describe("a session's lock", () => {
  it("lasts until it is released, and is listed while it does", async () => {
    const lock = await trySessionLock(database.knex, LOCK);
    expect(await trySessionLock(other, LOCK)).toBeNull();
    expect(await lockedItems(other, names.INGEST_LOCKS, ["mill", "windmill"])).toEqual(["windmill"]);
    expect(await lockedItems(other, names.JOB_LOCKS, ["mill", "windmill"])).toEqual([]);
    await lock!.release();
    expect(await lockedItems(other, names.INGEST_LOCKS, ["mill", "windmill"])).toEqual([]);
    const next = await trySessionLock(other, LOCK);
    await next!.release();
  });

  it("is gone with its connection, and harmless to release then", async () => {
    const lock = await trySessionLock(database.knex, LOCK);
    await other.raw(
      `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where datname = current_database() and locktype = 'advisory' and objid = (hashtext('windmill')::bigint & 4294967295)::oid`,
    );
    await expect.poll(() => lockedItems(other, names.INGEST_LOCKS, ["windmill"])).toEqual([]);
    await lock!.release();
    const next = await trySessionLock(database.knex, LOCK);
    expect(next).not.toBeNull();
    await next!.release();
  });

  it("gives its connection back when it was refused or released", async () => {
    const { pool } = database.knex.client;
    const lock = await trySessionLock(other, LOCK);
    for (let round = 0; round < 12; round += 1) expect(await trySessionLock(database.knex, LOCK)).toBeNull();
    await lock!.release();
    await (await trySessionLock(database.knex, LOCK))!.release();
    expect(pool.numUsed()).toBe(0);
  });
});

/** Resolves when this many sessions wait for an advisory lock of this database. */
async function waitingFor(knex: Knex, sessions: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await knex.raw(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0].waiting;
    })
    .toBe(sessions);
}
