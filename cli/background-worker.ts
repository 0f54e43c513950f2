/**
 * Keeps a worker beside the server, by the very command an operator would type. One that died is
 * started again, after a pause that grows while it keeps dying.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#modules/kernel";
import { endOnRequest } from "./child-ending.ts";

export interface BackgroundWorker {
  /** Ends it and waits until its process is gone; what it works on stays in the queue. */
  stop(): Promise<void>;
}

export interface BackgroundWorkerOptions {
  /** Program and words that run `taxrag`. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  log: Log;
  /** Aborted when nobody wants to wait for an orderly end. */
  force: AbortSignal;
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 60_000;
/** One that worked for so long died of something new. */
const SOUND_AFTER_MS = 60_000;

export function workInBackground(options: BackgroundWorkerOptions): BackgroundWorker {
  const stopping = new AbortController();
  const finished = keepWorking(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function keepWorking(options: BackgroundWorkerOptions, stopping: AbortSignal): Promise<void> {
  const { log, firstPauseMs = 1000 } = options;
  let pauseMs = firstPauseMs;
  while (!stopping.aborted) {
    const began = performance.now();
    const reason = await runWorker(options, stopping);
    if (stopping.aborted) return;
    if (performance.now() - began > SOUND_AFTER_MS) pauseMs = firstPauseMs;
    log.warn({ reason, pauseMs }, "The worker ended and is started again");
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}

/** Why it ended. */
async function runWorker(options: BackgroundWorkerOptions, stopping: AbortSignal): Promise<string> {
  const [program = process.execPath, ...words] = options.command;
  const child = spawn(program, [...words, "worker"], {
    env: options.environment,
    // A group of its own: Ctrl-C at the terminal reaches the server, which ends the worker in its turn.
    detached: true,
    // Its log is the server's; the channel tells it when the server dies.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  options.log.info({ worker: child.pid }, "Working in the background");
  const release = endOnRequest(child, stopping, options.force);
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    return signal ? `ended by ${signal}` : `exit code ${code}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    release();
  }
}
