import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { migrateToLatest, migrationStatus, rollback } from "./migrate.ts";
import { migrations, type NamedMigration } from "./migrations/index.ts";
import { testDatabase, type TestDatabase } from "../tests/harness.ts";

let database: TestDatabase;
const names = migrations.map(({ name }) => name);

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const tables = async () =>
  database
    .knex("pg_tables")
    .where({ schemaname: "public" })
    .whereNot("tablename", "like", "knex%")
    .pluck("tablename");

test("rolls the last batch back and brings it up again", async () => {
  const { knex } = database;
  expect(await migrationStatus(knex)).toEqual({ done: names, pending: [] });

  expect(await rollback(knex)).toEqual(names.toReversed());
  expect(await tables()).toEqual([]);
  expect(await migrationStatus(knex)).toEqual({ done: [], pending: names });

  expect(await migrateToLatest(knex)).toEqual(names);
  expect(await migrationStatus(knex)).toEqual({ done: names, pending: [] });
  expect(await migrateToLatest(knex)).toEqual([]);
});

test("processes that migrate at the same moment run each migration once", async () => {
  await rollback(database.knex);
  await database.knex.schema.dropTable("knex_migrations").dropTable("knex_migrations_lock");
  const pools = [1, 2, 3, 4].map(() => connect(database.databaseUrl));
  await Promise.all(pools.map((pool) => Promise.all([pool.raw("select 1"), pool.raw("select 1")])));
  const ran = await Promise.all(pools.map((pool) => migrateToLatest(pool)));
  await Promise.all(pools.map((pool) => pool.destroy()));
  expect(ran.flat()).toEqual(names);
});

test("a lock that a killed migration left behind does not block", async () => {
  await rollback(database.knex);
  await database.knex("knex_migrations_lock").update({ is_locked: 1 });
  expect(await migrateToLatest(database.knex)).toEqual(names);
});

test("a database of a newer version is refused and left as it is", async () => {
  const { knex } = database;
  await knex("knex_migrations").insert({
    name: "20990101000000_create_future",
    batch: 2,
    migration_time: new Date(),
  });
  const before = await knex("knex_migrations");
  const later: NamedMigration = {
    name: "20261231000000_x",
    up: () => knex.raw("create table x ()"),
    down: async () => {},
  };

  await expect(migrateToLatest(knex, [...migrations, later])).rejects.toMatchObject({
    code: "conflict",
    message:
      "The database was written by a newer version of TaxRAG (migration 20990101000000_create_future is unknown here); start that version or restore a backup.",
  });
  await expect(rollback(knex)).rejects.toMatchObject({ code: "conflict" });
  expect(await knex("knex_migrations")).toEqual(before);
  expect(await tables()).not.toContain("x");
});

test("a migration that fails leaves nothing behind, and the next attempt continues", async () => {
  const { knex } = database;
  const name = "20990101000000_create_things";
  const failing: NamedMigration = {
    name,
    async up(trx) {
      await trx.raw("create table things ()");
      throw new Error("cut off");
    },
    down: async () => {},
  };
  await expect(migrateToLatest(knex, [...migrations, failing])).rejects.toThrow("cut off");
  expect(await tables()).not.toContain("things");

  const mended = { ...failing, up: (trx: typeof knex) => trx.raw("create table things ()") };
  expect(await migrateToLatest(knex, [...migrations, mended])).toEqual([name]);
});
