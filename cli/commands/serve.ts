import { once } from "node:events";
import type { Command } from "commander";
import { Option } from "commander";
import type { Logger } from "pino";
import { createLog, readConfig, start, type Config, type Running } from "#product";
import { OPERATOR } from "#modules/kernel";
import { loadInBackground } from "../background-ingest.ts";
import { workInBackground } from "../background-worker.ts";
import { example } from "../example.ts";
import type { Shell } from "../shell.ts";

interface ServeWords {
  dev?: boolean;
  worker: boolean;
}

export function addServe(program: Command, shell: Shell): void {
  program
    .command("serve")
    .description("Serve the screens and the API until interrupted; settings come from the environment")
    .addOption(new Option("--dev", "serve from the sources with hot reload").hideHelp())
    .option("--no-worker", "leave background work to a `taxrag worker` elsewhere")
    .addHelpText("after", example("PORT=8080 DATA_DIR=/srv/taxrag taxrag serve"))
    .action((options: ServeWords) => serve(shell, options));
}

/** Stops in the reverse order of the start: background load, requests, database, servers. */
async function serve(shell: Shell, words: ServeWords): Promise<void> {
  const config = readConfig(shell.environment);
  const log = createLog(config.logLevel);
  const running = await start(config, log);
  try {
    if (shell.signal.aborted) return;
    await serveRequests(shell, running, config, log, words);
  } finally {
    await running.stop();
    log.info({}, "Stopped");
  }
}

async function serveRequests(
  shell: Shell,
  running: Running,
  config: Config,
  log: Logger,
  { dev = false, worker }: ServeWords,
) {
  // React and Express select their production code by this variable when first loaded.
  process.env.NODE_ENV ||= dev ? "development" : "production";
  const { createServer } = await import("../../app/server.ts");
  const server = await createServer(running, config, log, { dev });
  const address = await server.listen();
  try {
    await welcome(shell, running, config, address);
    const background = {
      command: [process.execPath, ...process.execArgv, process.argv[1] ?? ""],
      environment: shell.environment,
      log,
      force: shell.force,
    };
    const loading = loadInBackground({ ...background, loads: await missingLoads(running, config) });
    const working = worker ? workInBackground(background) : null;
    try {
      await interrupted(shell.signal);
    } finally {
      await Promise.all([loading.stop(), working?.stop()]);
    }
  } finally {
    await server.close(shell.force);
  }
}

async function welcome(shell: Shell, { modules }: Running, config: Config, address: string): Promise<void> {
  const first = await modules.accounts.createFirstAdmin(OPERATOR, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  shell.print(`TaxRAG is ready at ${address} (Ctrl-C stops it)`);
  if (!first) return;
  shell.print(`Administrator: ${first.user.email}`);
  if (first.password) shell.print(`One-time password: ${first.password}`);
}

/** Arguments of `taxrag ingest` that complete the library: missing sources, then vectors. */
async function missingLoads({ modules }: Running, { autoIngest }: Config): Promise<string[]> {
  if (autoIngest.length === 0) return [];
  const missing: string[] = [];
  for (const id of autoIngest) {
    if (!(await modules.authority.currentRelease(OPERATOR, id))) missing.push(id);
  }
  const { chunks, vectors } = await modules.authority.library(OPERATOR);
  return missing.length > 0 || vectors < chunks ? [...missing, "--vectors"] : [];
}

async function interrupted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
