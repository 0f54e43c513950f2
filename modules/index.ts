/**
 * Composition root: the only place where modules, database, servers and settings meet.
 * The web server, the command line and the tests all start here.
 */
import type { Knex } from "knex";
import { acquireServers, connect, migrateToLatest, type ServerHealth, type Servers } from "#db";
import { createIngest, type Ingest } from "#ingest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { createAi, type Ai } from "#modules/ai";
import { createAuthority, type Authority } from "#modules/authority";
import { OPERATOR, systemClock, type Clock, type Log } from "#modules/kernel";
import { chooseModel } from "./ai/adapters/index.ts";
import type { Config } from "./config.ts";

export { readConfig, EMAIL_PATTERN, type Config } from "./config.ts";

export interface Modules {
  accounts: Accounts;
  authority: Authority;
  ai: Ai;
  ingest: Ingest;
}

export interface Running {
  modules: Modules;
  /** Each server behind us: "up" or what is wrong with it. */
  health(): Promise<ServerHealth>;
  stop(): Promise<void>;
}

/** Wires the modules over an open database. */
export function createModules(ports: { knex: Knex; config: Config; log: Log; clock?: Clock }): Modules {
  const { knex, config, log } = ports;
  const clock = ports.clock ?? systemClock;
  const accounts = createAccounts({ knex, clock, log });
  const authority = createAuthority({ knex, clock, log });
  const ai = createAi({ knex, authority, model: chooseModel(config), clock, log });
  const ingest = createIngest({ knex, authority, config, clock, log });
  return { accounts, authority, ai, ingest };
}

/**
 * Starts or joins the servers, brings the database up to date and wires the modules.
 * @throws DomainError with one sentence for people when a server cannot be had.
 */
export async function start(config: Config, log: Log, options: { migrate?: boolean } = {}): Promise<Running> {
  const servers: Servers = await acquireServers({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    chromaUrl: config.chromaUrl,
    log,
  });
  const knex = connect(servers.databaseUrl);
  try {
    if (options.migrate !== false) await migrateToLatest(knex);
    const modules = createModules({ knex, config, log });
    if (options.migrate !== false) await modules.ingest.registerSources(OPERATOR);
    return {
      modules,
      health: () => servers.health(),
      async stop() {
        await knex.destroy();
        await servers.release();
      },
    };
  } catch (error) {
    await knex.destroy();
    await servers.release();
    throw error;
  }
}
