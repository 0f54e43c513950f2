/**
 * Databases that most sites begin with, made once per run: with the people of the tests, and with a small library
 * beside them. A site clones one in a fraction of the time that it takes to hash passwords and to load the law.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#db";
import { readConfig, start } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { addCode } from "../factories/mirror.ts";
import { databaseAt } from "../setup/databases.ts";
import { furnish, LIBRARY_SECTIONS } from "./people.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Names of template databases: with people only, and with a library of `LIBRARY_SECTIONS` sections. */
    furnished: { people: string; library: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseServer, databaseTemplate, chromaUrl } = project.getProvidedContext();
  const names = { people: `${databaseTemplate}_people`, library: `${databaseTemplate}_library` };
  const folder = await mkdtemp(join(tmpdir(), "taxrag-furnished-"));
  const mirror = join(folder, "mirror");
  addCode(mirror, "119-100", { sections: LIBRARY_SECTIONS });
  const server = connect(databaseServer);

  /** Clones `from`, lets the product change it, and closes it to everything but cloning. */
  async function make(name: string, from: string, sections: number): Promise<void> {
    await server.raw("create database ?? template ??", [name, from]);
    const config = readConfig({
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseAt(databaseServer, name),
      CHROMA_URL: chromaUrl,
      AUTO_INGEST: "none",
      TAX_DATA_MIRROR: mirror,
      TAX_DATA_OFFLINE: "1",
    });
    const running = await start(config, silentLog);
    if (sections === 0) await furnish(running.modules);
    else await running.modules.ingest.run(OPERATOR, { sources: ["irc"] });
    await running.stop();
    await server.raw("alter database ?? with allow_connections false", [name]);
  }

  await make(names.people, databaseTemplate, 0);
  await make(names.library, names.people, LIBRARY_SECTIONS);
  await rm(folder, { recursive: true, force: true });
  project.provide("furnished", names);
  return async () => {
    for (const name of Object.values(names))
      await server.raw("drop database if exists ?? with (force)", [name]);
    await server.destroy();
  };
}
