/** Keeps a command running in a child process: restarts it after growing pauses, ends it on request. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pauseAfter, type Backoff } from "./backoff.ts";
import { endOnRequest, type EndingSignals } from "./child-ending.ts";

/** How one run of the command ended. */
export interface CommandEnding {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Set when it could not be started. */
  error?: Error;
}

export interface SupervisedCommand extends EndingSignals {
  /** Program and arguments. */
  command: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** `inherit`: its output goes to ours; `pipe`: `onStart` reads it. */
  output: "inherit" | "pipe";
  backoff: Backoff;
  /** After a run of this duration the backoff starts over. Default: never. */
  settledAfterMs?: number;
  onStart(child: ChildProcess): void;
  /**
   * Called for each ending that was not requested. `failures` counts consecutive ones, from 1.
   * True to restart after `pauseMs`.
   */
  shouldRestart(ending: CommandEnding, next: { failures: number; pauseMs: number }): boolean;
}

/** Resolves when the command is not restarted, or `stopping` has aborted and its process has ended. */
export async function superviseCommand(options: SupervisedCommand): Promise<void> {
  const { stopping, backoff, settledAfterMs = Infinity } = options;
  for (let failures = 1; !stopping.aborted; failures += 1) {
    const startedAt = performance.now();
    const ending = await runOnce(options);
    if (stopping.aborted) return;
    if (performance.now() - startedAt > settledAfterMs) failures = 1;
    const pauseMs = pauseAfter(failures, backoff);
    if (!options.shouldRestart(ending, { failures, pauseMs })) return;
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function runOnce(options: SupervisedCommand): Promise<CommandEnding> {
  const [program = process.execPath, ...words] = options.command;
  const child = spawn(program, words, {
    env: options.environment,
    // Own process group: Ctrl-C at the terminal reaches this process only, which then ends the child.
    detached: true,
    // The child sees `disconnect` on the channel when this process dies.
    stdio: ["ignore", options.output, options.output, "ipc"],
  });
  options.onStart(child);
  const release = endOnRequest(child, options);
  try {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return { code, signal };
  } catch (error) {
    return { code: null, signal: null, error: error as Error };
  } finally {
    release();
  }
}
