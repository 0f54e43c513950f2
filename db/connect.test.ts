import type { Knex } from "knex";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withoutQueryLimit, withQueryLimit } from "#modules/platform";
import { connect } from "./connect.ts";
import { testDatabase, type TestDatabase } from "../tests/harness.ts";

/** Timeout of polls on a busy machine. */
const SOON = { timeout: 20_000 };

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const AWAY = { name: "DomainError", code: "unavailable" };

/** Terminates the other connections to this database, as a server shutting down does. */
async function cutConnections(): Promise<void> {
  const killer = connect(database.databaseUrl);
  await killer.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await killer.destroy();
}

test("a statement and a transaction that are cut off are told as an unavailable database", async () => {
  const { knex } = database;
  const statement = knex.raw("select pg_sleep(60)");
  const transaction = knex.transaction((trx) => trx.raw("select pg_sleep(60)"));
  const ended = Promise.allSettled([statement, transaction]);
  await expect.poll(() => knex("pg_stat_activity").where({ wait_event: "PgSleep" }), SOON).toHaveLength(2);
  await cutConnections();
  expect(await ended).toMatchObject([
    { status: "rejected", reason: AWAY },
    { status: "rejected", reason: AWAY },
  ]);
});

test("a transaction whose connection dies between two statements fails as a whole", async () => {
  const { knex } = database;
  const transaction = knex.transaction(async (trx) => {
    await trx("users").insert({ email: "a@example.com", password_hash: "x" });
    await cutConnections();
    await trx("users").insert({ email: "b@example.com", password_hash: "x" });
  });
  await expect(transaction).rejects.toMatchObject(AWAY);
  expect(await knex("users")).toEqual([]);
});

test("the pool goes on after its connections died", async () => {
  const { knex } = database;
  await Promise.all([1, 2, 3].map((each) => knex.raw("select ?::int", [each])));
  await cutConnections();
  await expect.poll(() => knex.raw("select 1 as one").then(({ rows }) => rows), SOON).toEqual([{ one: 1 }]);
  const many = await Promise.all([1, 2, 3].map((each) => knex.raw("select ?::int as each", [each])));
  expect(many.map(({ rows }) => rows[0])).toEqual([{ each: 1 }, { each: 2 }, { each: 3 }]);
});

test("errors of a statement stay what they are", async () => {
  const add = () => database.knex("users").insert({ email: "a@example.com", password_hash: "x" });
  await add();
  await expect(add()).rejects.toMatchObject({ code: "23505", constraint: "users_email_key" });
});

test("a server that is not there is told after a while, without its address", async () => {
  const nowhere = connect("postgres://someone:secret@127.0.0.1:1/x");
  await expect(nowhere.raw("select 1")).rejects.toMatchObject({
    ...AWAY,
    message: "The database does not answer right now. Try again in a moment.",
    cause: { cause: { message: "connect ECONNREFUSED 127.0.0.1:1" } },
  });
  await nowhere.destroy();
});

const FULL = { name: "DomainError", code: "unavailable", message: expect.stringContaining("disk is full") };
const raise = (code: string) => `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`;

test.each([
  ["53100", FULL],
  ["58030", FULL],
  ["53200", AWAY],
  ["57014", AWAY],
])("SQLSTATE %s is told in one sentence", async (code, expected) => {
  await expect(database.knex.raw(raise(code))).rejects.toMatchObject(expected);
  await expect(database.knex.transaction((trx) => trx.raw(raise(code)))).rejects.toMatchObject(expected);
});

test("a character that PostgreSQL cannot store is malformed", async () => {
  const { knex } = database;
  await expect(knex.raw("select ?::text", ["a\0b"])).rejects.toMatchObject({ code: "malformed" });
  await expect(knex.raw("select ?::jsonb", [JSON.stringify("a\0b")])).rejects.toMatchObject({
    code: "malformed",
  });
});

test("an error names no value of the statement", async () => {
  const failing = database.knex("users").where({ id: "321-54-9876" });
  await expect(failing).rejects.toMatchObject({ message: expect.stringMatching(/"id" = \$1 - /) });
});

test("a statement beyond its limit is ended here and in the server, and the pool goes on", async () => {
  const { knex } = database;
  const slow = async (db: Knex) => db.raw("select pg_sleep(60)");
  const limited = withQueryLimit(100, () => [slow(knex), knex.transaction(slow)]);
  const ended = await Promise.allSettled(limited);
  expect(ended).toMatchObject(ended.map(() => ({ status: "rejected", reason: AWAY })));
  await expect.poll(() => knex("pg_stat_activity").where({ wait_event: "PgSleep" }), SOON).toEqual([]);
  const shared = withQueryLimit(50, () =>
    withoutQueryLimit(async () => knex.raw("select pg_sleep(0.2), 1 as one")),
  );
  expect((await shared).rows).toMatchObject([{ one: 1 }]);
});
