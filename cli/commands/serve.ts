import { once } from "node:events";
import type { Command } from "commander";
import { Option } from "commander";
import type { Logger } from "pino";
import { createLog, readConfig, start, type Config, type Running } from "#product";
import { OPERATOR } from "#modules/kernel";
import { loadInBackground } from "../background-ingest.ts";
import { workInBackground } from "../background-worker.ts";
import { example } from "../example.ts";
import { keepHeapFlat } from "../flat-heap.ts";
import type { Shell } from "../shell.ts";
import { createScreen, type Screen } from "../terminal/screen.ts";
import { warmSearch } from "../warm-search.ts";
import { watchLibrary } from "../terminal/watch-library.ts";
import type { Beginning } from "../terminal/welcome.ts";

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
  keepHeapFlat();
  const config = readConfig(shell.environment);
  const screen = speaksWords(shell, words) ? createScreen(process.stdout) : null;
  const log = createLog(config.logLevel, screen?.log);
  screen?.say("Starting the database and the vector server …");
  const running = await start(config, log);
  try {
    if (shell.signal.aborted) return;
    await serveRequests({ shell, running, config, log, screen, words });
  } finally {
    await running.stop();
    log.info({}, "Stopped");
    screen?.say("Stopped. All data is kept; the next start finds it again.");
  }
}

/** Somebody watches, and has not asked for the log. */
function speaksWords({ environment, width }: Shell, { dev }: ServeWords): boolean {
  return width !== null && !dev && !environment.LOG_LEVEL;
}

interface Serving {
  shell: Shell;
  running: Running;
  config: Config;
  log: Logger;
  /** Null where the log is JSON. */
  screen: Screen | null;
  words: ServeWords;
}

async function serveRequests({ shell, running, config, log, screen, words }: Serving) {
  const { dev = false, worker } = words;
  // React and Express select their production code by this variable when first loaded.
  process.env.NODE_ENV ||= dev ? "development" : "production";
  const { createServer } = await import("../../app/server.ts");
  const server = await createServer(running, config, log, { dev });
  const address = await server.listen();
  try {
    const first = await firstAdmin(running, config);
    if (!screen) printWelcome(shell, address, first);
    const watching = screen && watchLibrary(screen, running, { address, first });
    const background = {
      command: [process.execPath, ...process.execArgv, process.argv[1] ?? ""],
      environment: shell.environment,
      log,
      force: shell.force,
    };
    const loading = loadInBackground({ ...background, loads: await missingLoads(running, config) });
    const working = worker
      ? workInBackground({ ...background, ...(screen && { output: screen.log }) })
      : null;
    const warming = warmSearch(running, log);
    // The worker seals as well; it may be elsewhere, or away for a while.
    const sealing = running.modules.audit.keepSealed(OPERATOR, shell.signal);
    try {
      await interrupted(shell.signal);
      screen?.say("Stopping …");
    } finally {
      watching?.stop();
      await Promise.all([loading.stop(), working?.stop(), sealing, warming]);
    }
  } finally {
    await server.close(shell.force);
  }
}

/** Null when there is an administrator already. */
async function firstAdmin({ modules }: Running, config: Config): Promise<Beginning["first"]> {
  const first = await modules.accounts.createFirstAdmin(OPERATOR, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  return first && { email: first.user.email, password: first.password ?? null };
}

function printWelcome(shell: Shell, address: string, first: Beginning["first"]): void {
  shell.print(`TaxRAG is ready at ${address} (Ctrl-C stops it)`);
  if (!first) return;
  shell.print(`Administrator: ${first.email}`);
  if (first.password) shell.print(`One-time password: ${first.password}`);
}

/** Arguments of `taxrag ingest` that complete the library: missing sources, those an older reader read, then vectors. */
async function missingLoads({ modules }: Running, { autoIngest }: Config): Promise<string[]> {
  if (autoIngest.length === 0) return [];
  const missing = await modules.ingest.behind(OPERATOR);
  for (const id of autoIngest) {
    if (!(await modules.authority.currentRelease(OPERATOR, id))) missing.push(id);
  }
  const { chunks, vectors } = await modules.authority.library(OPERATOR);
  return missing.length > 0 || vectors < chunks ? [...missing, "--vectors"] : [];
}

async function interrupted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
