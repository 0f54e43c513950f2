/**
 * Generated tests/fixtures/upgrade/2026-11-22.sql and .json with the build of commit 18ae1f1:
 *
 *   npx tsx tests/upgrade/make-dump.ts tests/fixtures/upgrade/2026-11-22
 *
 * The SQL is plain text for psql or one query of a client; the JSON has the secrets of the users, their encrypted papers
 * and the encryption key. For a dump of a later build, run this with another name and keep the old files: upgrades from
 * that build stay supported.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acquireServers, connect } from "#db";
import { readConfig, start } from "#product";
import { silentLog } from "#modules/kernel";
import { insertsOf, listTables, sequenceStatements } from "./dump-rows.ts";
import { filesBelow, fillSampleData } from "./sample-data.ts";
import { recordStatements } from "./statement-record.ts";

const [target] = process.argv.slice(2);
if (!target) throw new Error("Name the files to write, without an ending.");

const folder = mkdtempSync(join(tmpdir(), "taxrag-dump-"));
const [dataDir, mirror] = [join(folder, "data"), join(folder, "mirror")];
const config = readConfig({
  DATA_DIR: dataDir,
  TAX_DATA_MIRROR: mirror,
  TAX_DATA_OFFLINE: "1",
  AUTO_INGEST: "none",
  LOG_LEVEL: "silent",
});
const servers = await acquireServers({ dataDir, log: silentLog });
const record = recordStatements();
const running = await start(config, silentLog);
const knex = connect(servers.databaseUrl);
try {
  const secrets = await fillSampleData(running.modules, knex, { dataDir, mirror });
  const statements = record.stop();
  for (const table of await listTables(knex)) {
    statements.push(`delete from ${table}`);
    statements.push(...(await insertsOf(knex, table)));
  }
  statements.push(...(await sequenceStatements(knex)));
  writeFileSync(`${target}.sql`, statements.map((statement) => `${statement};\n`).join(""));
  const encryptionKey = readFileSync(join(dataDir, "encryption-key"), "utf8");
  const kept = {
    madeAt: new Date().toISOString(),
    encryptionKey,
    ...secrets,
    uploads: filesBelow(config.storage.folder),
  };
  writeFileSync(`${target}.json`, `${JSON.stringify(kept, null, 2)}\n`);
} finally {
  await running.stop();
  await knex.destroy();
  await servers.release();
  rmSync(folder, { recursive: true, force: true });
}
