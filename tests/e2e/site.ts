/** The real server over a small library: database, modules, Express, built screens. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import pino, { type Logger } from "pino";
import { inject } from "vitest";
import { readConfig, start, type Running } from "#product";
import { OPERATOR, type Role } from "#modules/kernel";
import { createServer } from "../../app/server.ts";
import { addCode } from "../factories/mirror.ts";
import { testDatabase } from "../harness.ts";
import { LIBRARY_SECTIONS, people } from "./people.ts";

export interface Site {
  address: string;
  /** DATA_DIR of the server, which contains the outbox. */
  dataDir: string;
  running: Running;
  /** The database, for access that no module offers. */
  knex: Knex;
  people: Record<Role, { email: string; password: string }>;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Environment variables. */
  settings?: Record<string, string>;
  /** Number of sections in the library. */
  sections?: number;
  /** Runs background jobs: mails go out and documents are read. */
  worker?: boolean;
  /** Returns the URL of a proxy to the database of the modules. */
  throughProxy?: (databaseUrl: string) => Promise<string>;
  /** Default: silent. */
  log?: Logger;
}

export async function openSite({
  settings = {},
  sections = 0,
  worker = false,
  throughProxy,
  log = pino({ level: "silent" }),
}: SiteOptions = {}): Promise<Site> {
  const { people: withPeople, library: withLibrary } = inject("furnished");
  const hasLibrary = sections === LIBRARY_SECTIONS;
  const [database, folder] = await Promise.all([
    testDatabase(hasLibrary ? withLibrary : withPeople),
    mkdtemp(join(tmpdir(), "taxrag-site-")),
  ]);
  const mirror = join(folder, "mirror");
  if (sections > 0) addCode(mirror, "119-100", { sections });
  const config = readConfig({
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: throughProxy ? await throughProxy(database.databaseUrl) : database.databaseUrl,
    CHROMA_URL: inject("chromaUrl"),
    AUTO_INGEST: "none",
    TAX_DATA_MIRROR: mirror,
    TAX_DATA_OFFLINE: "1",
    PORT: "0",
    ...settings,
  });
  const running = await start(config, log);
  const { ingest, jobs } = running.modules;
  if (sections > 0 && !hasLibrary) await ingest.run(OPERATOR, { sources: ["irc"] });
  const server = await createServer(running, config, log);
  const address = await server.listen();
  const stopping = new AbortController();
  const working = worker ? jobs.work(OPERATOR, stopping.signal) : null;
  return {
    address,
    dataDir: config.dataDir,
    running,
    knex: database.knex,
    people,
    async close() {
      stopping.abort();
      await working;
      await server.close();
      await running.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in by the JSON API. @returns the `Cookie` header. */
export function cookieOf(site: Site, role: Role): Promise<string> {
  return cookieFor(site, site.people[role]);
}

export async function cookieFor(
  site: Site,
  credentials: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${site.address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
