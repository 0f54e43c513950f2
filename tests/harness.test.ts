import { expect, test } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { testDatabase, testModules } from "./harness.ts";

test("each database is migrated, empty and nobody else's", async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await one.knex("users").insert({ email: "a@example.com", password_hash: "x" });
  expect(await other.knex("users")).toEqual([]);

  await one.drop();
  const datname = new URL(one.databaseUrl).pathname.slice(1);
  expect(await other.knex("pg_database").where({ datname })).toEqual([]);
  await other.drop();
});

test("the modules stand over a database and settings of their own", async () => {
  const { modules, config, cleanup } = await testModules({ settings: { TAX_DATA_OFFLINE: "1" } });
  expect(config).toMatchObject({ offline: true, autoIngest: [] });
  expect(await modules.authority.listSources(OPERATOR)).toEqual([]);
  await cleanup();
});
