/**
 * Loads sources by the very command an operator would type, in a process of its own. A load that was killed or
 * lacked a server is tried again a few times; one that failed for a reason of its own is not.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#modules/kernel";
import { endOnRequest } from "./child-ending.ts";

export interface BackgroundIngest {
  /** Ends the running load and waits until its process is gone. */
  stop(): Promise<void>;
}

interface Ending {
  succeeded: boolean;
  mayRecover: boolean;
  reason: string;
}

export interface BackgroundIngestOptions {
  /** The word after `taxrag ingest`, one load after another: "irc", "--vectors". */
  loads: string[];
  /** Program and words that run `taxrag`. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  log: Log;
  /** Aborted when nobody wants to wait for an orderly end. */
  force: AbortSignal;
  firstPauseMs?: number;
}

const ATTEMPTS = 6;

export function loadInBackground(options: BackgroundIngestOptions): BackgroundIngest {
  const stopping = new AbortController();
  const finished = loadAll(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function loadAll(options: BackgroundIngestOptions, stopping: AbortSignal): Promise<void> {
  for (const load of options.loads) {
    if (stopping.aborted) return;
    await loadOne(load, options, stopping);
  }
}

async function loadOne(load: string, options: BackgroundIngestOptions, stopping: AbortSignal): Promise<void> {
  const { log, firstPauseMs = 1000 } = options;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const ending = await runIngest(load, options, stopping);
    if (stopping.aborted) return;
    if (ending.succeeded) {
      log.info({ load }, "Loading is done");
      return;
    }
    log[ending.mayRecover && attempt < ATTEMPTS ? "warn" : "error"](
      { load, reason: ending.reason },
      ending.mayRecover ? "Loading was cut off" : "Loading failed",
    );
    if (!ending.mayRecover) return;
    await delay(firstPauseMs * 2 ** (attempt - 1), undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
  }
}

async function runIngest(
  load: string,
  options: BackgroundIngestOptions,
  stopping: AbortSignal,
): Promise<Ending> {
  const [program = process.execPath, ...words] = options.command;
  const child: ChildProcess = spawn(program, [...words, "ingest", load], {
    env: options.environment,
    // A group of its own: Ctrl-C at the terminal reaches the server, which ends the load in its turn.
    detached: true,
    // The channel tells the child when this process dies, and this process why the child failed.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  options.log.info({ load, loader: child.pid }, "Loading in the background");
  const failure = watchFailure(child);
  const lastLine = logLines(child, load, options.log);
  const release = endOnRequest(child, stopping, options.force);
  try {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return {
      succeeded: code === 0,
      mayRecover: signal !== null || failure.code === "unavailable",
      reason: signal ? `ended by ${signal}` : lastLine(),
    };
  } catch (error) {
    return { succeeded: false, mayRecover: false, reason: (error as Error).message };
  } finally {
    release();
  }
}

function watchFailure(child: ChildProcess): { code: string | null } {
  const failure: { code: string | null } = { code: null };
  child.on("message", (message: { failed?: string }) => {
    failure.code = message.failed ?? null;
  });
  return failure;
}

function logLines(child: ChildProcess, load: string, log: Log): () => string {
  let last = "";
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      last = line;
      log.info({ load }, line);
    });
  }
  return () => last;
}
