import { afterEach, beforeEach, expect, test } from "vitest";
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
