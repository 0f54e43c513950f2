import { randomBytes } from "node:crypto";
import { inject, expect, test } from "vitest";
import { databaseAt } from "../../tests/setup/databases.ts";
import { testDatabase } from "../../tests/harness.ts";
import { connect } from "../connect.ts";
import { migrateToLatest } from "../migrate.ts";
import { APPLICATION_ROLE, applicationPassword, prepareApplicationRole } from "./application-role.ts";

const password = applicationPassword("of the test server");

function asApplication(databaseUrl: string) {
  const url = new URL(databaseUrl);
  [url.username, url.password] = [APPLICATION_ROLE, password];
  return connect(url.href);
}

test("a database that an older build wrote as superuser is given to a role without its rights", async () => {
  const database = await testDatabase();
  await database.knex("users").insert({ email: "a@example.com", password_hash: "x" });
  for (let start = 0; start < 2; start += 1) await prepareApplicationRole(database.knex, password);
  const app = asApplication(database.databaseUrl);
  const { rows } = await app.raw("select rolsuper, rolcreatedb from pg_roles where rolname = current_user");
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false }]);
  expect(await app("users").pluck("email")).toEqual(["a@example.com"]);
  await app("users").insert({ email: "b@example.com", password_hash: "x" });
  await app.schema.alterTable("users", (t) => void t.text("later"));
  await app.raw("analyze");
  const owners = await app("pg_class").join("pg_roles", "pg_roles.oid", "relowner").where({ relname: "job" });
  expect(owners.map(({ rolname }) => rolname)).toEqual([APPLICATION_ROLE]);
  for (const statement of [
    "copy users to program 'cat'",
    "create role somebody",
    "alter system set fsync = off",
    "select pg_read_file('postgresql.conf')",
  ]) {
    await expect(app.raw(statement)).rejects.toMatchObject({ code: "42501" });
  }
  await app.destroy();
  await database.drop();
});

test("the role migrates an empty database, and several starts at once agree", async () => {
  const name = `role_${randomBytes(6).toString("hex")}`;
  const server = connect(inject("databaseServer"));
  await server.raw("create database ?? template template0", [name]);
  const superuser = connect(databaseAt(inject("databaseServer"), name));
  await Promise.all([1, 2, 3].map(() => prepareApplicationRole(superuser, password)));
  const app = asApplication(databaseAt(inject("databaseServer"), name));
  expect((await migrateToLatest(app)).length).toBeGreaterThan(10);
  await app.destroy();
  await superuser.destroy();
  await server.raw("drop database ?? with (force)", [name]);
  await server.destroy();
});
