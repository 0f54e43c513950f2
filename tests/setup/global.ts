/**
 * Starts real servers in a temporary folder once per test run, and migrates a template database.
 * TEST_DATABASE_URL uses another PostgreSQL; its user must be allowed to create databases.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { acquireServers, connect, migrateToLatest } from "#db";
import { silentLog } from "#modules/kernel";
import { asSuperuser, databaseAt } from "./databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of a database on the server, used to create others. */
    databaseServer: string;
    /** Name of the migrated template database. */
    databaseTemplate: string;
    chromaUrl: string;
    /** Where the servers of this run keep their files. */
    serverFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "taxrag-tests-"));
  const servers = await acquireServers({ dataDir, databaseUrl: given, log: silentLog });
  const template = `taxrag_template_${process.pid}_${Date.now()}`;
  const databaseServer = given ?? asSuperuser(servers.databaseUrl, dataDir);
  await makeTemplate(databaseServer, template, { forgetful: !given });

  project.provide("databaseServer", databaseServer);
  project.provide("databaseTemplate", template);
  project.provide("chromaUrl", servers.chromaUrl);
  project.provide("serverFolder", dataDir);

  return async () => {
    if (given) await dropTemplate(given, template);
    await servers.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(serverUrl: string, name: string, options: { forgetful: boolean }): Promise<void> {
  const server = connect(serverUrl);
  await server.raw("create database ??", [name]);
  const template = connect(databaseAt(serverUrl, name));
  await migrateToLatest(template);
  await template.destroy();
  // PostgreSQL clones only databases without connections.
  await server.raw("alter database ?? with allow_connections false", [name]);
  if (options.forgetful) {
    for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
      await server.raw(`alter system set ${setting} = off`);
    }
    await server.raw("select pg_reload_conf()");
  }
  await server.destroy();
}

async function dropTemplate(serverUrl: string, name: string): Promise<void> {
  const server = connect(serverUrl);
  await server.raw("drop database if exists ??", [name]);
  await server.destroy();
}
