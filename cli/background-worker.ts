/**
 * Keeps a worker beside the server, by the command an operator would type. One that died is
 * started again, after a pause that grows while it keeps dying.
 */
import type { Writable } from "node:stream";
import type { Log } from "#modules/kernel";
import { superviseCommand } from "#modules/platform";

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
  /** Receives its output; without it the output is the server's. */
  output?: Writable;
}

const LONGEST_PAUSE_MS = 60_000;
const SETTLED_AFTER_MS = 60_000;

export function workInBackground(options: BackgroundWorkerOptions): BackgroundWorker {
  const { command, environment, log, force, output, firstPauseMs = 1000 } = options;
  const stopping = new AbortController();
  const finished = superviseCommand({
    command: [...command, "worker"],
    environment,
    output: output ? "pipe" : "inherit",
    stopping: stopping.signal,
    force,
    backoff: { firstMs: firstPauseMs, longestMs: LONGEST_PAUSE_MS },
    settledAfterMs: SETTLED_AFTER_MS,
    onStart(child) {
      log.info({ worker: child.pid }, "Working in the background");
      if (output) for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false });
    },
    shouldRestart({ code, signal, error }, { pauseMs }) {
      const reason = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${code}`);
      log.warn({ reason, pauseMs }, "The worker ended and is started again");
      return true;
    },
  });
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}
