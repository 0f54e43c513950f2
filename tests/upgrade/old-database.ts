/** Database and DATA_DIR of an older build, restored from tests/fixtures/upgrade. */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Knex } from "knex";
import pg from "pg";
import { inject } from "vitest";
import { connect } from "#db";
import { readConfig, type Config } from "#product";
import { databaseAt } from "../setup/databases.ts";
import type { SampleSecrets } from "./sample-data.ts";

const FIXTURES = resolve(import.meta.dirname, "../fixtures/upgrade");

interface Kept extends SampleSecrets {
  /** ISO 8601. */
  madeAt: string;
  encryptionKey: string;
  /** Encrypted papers in base64, by path below the uploads. */
  uploads: Record<string, string>;
}

export interface OldDatabase {
  config: Config;
  knex: Knex;
  kept: Kept;
  /** Opens another connection, such as that of a worker of the older build. */
  client(): Promise<pg.Client>;
  drop(): Promise<void>;
}

/** `name` of the fixture is the day it was made. */
export async function restoreDatabase(name: string): Promise<OldDatabase> {
  const kept = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), "utf8")) as Kept;
  const database = `upgrade_${process.pid}_${randomBytes(6).toString("hex")}`;
  await onServer((server) => server.query(`create database ${database} template template0`));
  const databaseUrl = databaseAt(inject("databaseServer"), database);
  await run(databaseUrl, readFileSync(join(FIXTURES, `${name}.sql`), "utf8"));
  await run(databaseUrl, movedInTime(kept.madeAt));

  const dataDir = mkdtempSync(join(tmpdir(), "taxrag-upgrade-"));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CHROMA_URL: inject("chromaUrl") };
  const config = readConfig({ ...settings, AUTO_INGEST: "none", LOG_LEVEL: "silent" });
  writeFileSync(join(dataDir, "encryption-key"), kept.encryptionKey, { mode: 0o600 });
  for (const [path, content] of Object.entries(kept.uploads)) {
    const file = join(config.storage.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, "base64"));
  }

  const knex = connect(databaseUrl);
  return {
    config,
    knex,
    kept,
    client: () => openClient(databaseUrl),
    async drop() {
      await knex.destroy();
      await onServer((server) => server.query(`drop database if exists ${database} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Shifts all times as if the dump had been made now, so that sessions and jobs are still valid. */
function movedInTime(madeAt: string): string {
  return `do $$
    declare held record;
    begin
      for held in
        select c.table_schema, c.table_name, c.column_name
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema in ('public', 'reading_jobs') and t.table_type = 'BASE TABLE'
          and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
          and not exists (select from pg_inherits where inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
      loop
        execute format('update %I.%I set %I = %I + (now() - %L::timestamptz)',
          held.table_schema, held.table_name, held.column_name, held.column_name, '${madeAt}');
      end loop;
    end $$`;
}

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = await openClient(databaseUrl);
  await client.query(sql).finally(() => client.end());
}

async function openClient(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "taxrag" });
  // Tests close this connection on the server side.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = await openClient(inject("databaseServer"));
  await work(server).finally(() => server.end());
}
