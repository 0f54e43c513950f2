/** Test harness: an empty migrated database per caller, and the modules over it. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { inject } from "vitest";
import { connect } from "#db";
import type { Config, Modules } from "#product";
import { OPERATOR, silentLog, type Clock, type Log } from "#modules/kernel";
import { databaseAt } from "./setup/databases.ts";

export interface TestDatabase {
  knex: Knex;
  databaseUrl: string;
  /** Closes `knex` and drops the database, even with other open connections. */
  drop(): Promise<void>;
}

/** Clones a template, by default the migrated one, under a unique name. */
export async function testDatabase(template = inject("databaseTemplate")): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
  await onServer((server) => server.raw("create database ?? template ??", [name, template]));
  const databaseUrl = databaseAt(inject("databaseServer"), name);
  const knex = connect(databaseUrl);
  return {
    knex,
    databaseUrl,
    async drop() {
      await knex.destroy();
      await onServer((server) => server.raw("drop database if exists ?? with (force)", [name]));
    },
  };
}

export interface TestModules {
  modules: Modules;
  config: Config;
  knex: Knex;
  databaseUrl: string;
  /** Drops the database and the data folder. */
  cleanup(): Promise<void>;
}

/**
 * Opens the modules of the composition root over a new database and data folder.
 * @param overrides `settings` are environment variables such as `TAX_DATA_MIRROR`.
 */
export async function testModules(
  overrides: { settings?: Record<string, string>; clock?: Clock; log?: Log } = {},
): Promise<TestModules> {
  // Imported on demand, for tests that need every module.
  const { createModules, readConfig } = await import("#product");
  const [database, dataDir] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), "taxrag-test-"))]);
  const { knex, databaseUrl } = database;
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CHROMA_URL: inject("chromaUrl"),
    AUTO_INGEST: "none",
    LOG_LEVEL: "silent",
    ...overrides.settings,
  });
  const modules = createModules({
    knex,
    config,
    encryptionKey: randomBytes(32),
    log: overrides.log ?? silentLog,
    clock: overrides.clock,
  });
  await modules.intake.prepare(OPERATOR);
  await modules.jobs.prepare();
  return {
    modules,
    config,
    knex,
    databaseUrl,
    async cleanup() {
      await modules.mail.close();
      await modules.extraction.close();
      await modules.jobs.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(work: (server: Knex) => PromiseLike<unknown>): Promise<void> {
  const server = connect(inject("databaseServer"));
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}
