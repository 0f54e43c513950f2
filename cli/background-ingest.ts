/**
 * Loads sources by the command an operator would type, in a process of its own. A load that was killed or lacked a
 * server is tried again a few times; one that failed for a reason of its own is not.
 */
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Log } from "#modules/kernel";
import { superviseCommand, type CommandEnding } from "#modules/platform";

export interface BackgroundIngest {
  /** Ends the running load and waits until its process is gone. */
  stop(): Promise<void>;
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
  for (const load of options.loads) await loadOne(load, options, stopping);
}

async function loadOne(load: string, options: BackgroundIngestOptions, stopping: AbortSignal): Promise<void> {
  const { command, environment, log, force, firstPauseMs = 1000 } = options;
  let words: LastWords = { line: "", failed: null };
  await superviseCommand({
    command: [...command, "ingest", load],
    environment,
    output: "pipe",
    stopping,
    force,
    backoff: { firstMs: firstPauseMs, longestMs: Infinity },
    onStart(child) {
      log.info({ load, loader: child.pid }, "Loading in the background");
      words = listen(child, (line) => log.info({ load }, line));
    },
    shouldRestart(ending, { failures }) {
      if (ending.code === 0) {
        log.info({ load }, "Loading is done");
        return false;
      }
      const mayRecover = ending.signal !== null || words.failed === "unavailable";
      const isTriedAgain = mayRecover && failures < ATTEMPTS;
      log[isTriedAgain ? "warn" : "error"](
        { load, reason: reasonOf(ending, words) },
        mayRecover ? "Loading was cut off" : "Loading failed",
      );
      return isTriedAgain;
    },
  });
}

interface LastWords {
  /** Last line of its output. */
  line: string;
  /** Code of the error that it sent over the channel. */
  failed: string | null;
}

/** What the load says until it ends. */
function listen(child: ChildProcess, onLine: (line: string) => void): LastWords {
  const words: LastWords = { line: "", failed: null };
  child.on("message", (message: { failed?: string }) => {
    words.failed = message.failed ?? null;
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      words.line = line;
      onLine(line);
    });
  }
  return words;
}

function reasonOf({ signal, error }: CommandEnding, words: LastWords): string {
  return error?.message ?? (signal ? `ended by ${signal}` : words.line);
}
