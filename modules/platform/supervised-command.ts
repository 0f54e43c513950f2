/** Keeps a command at work in a process of its own: started again after a pause that grows, ended on request. */
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
  /** Program and words. */
  command: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** `inherit`: its lines are ours; `pipe`: `onStart` reads them. */
  output: "inherit" | "pipe";
  backoff: Backoff;
  /** A run that lasted this long failed for a new reason: the pauses begin anew. Never unless given. */
  settledAfterMs?: number;
  onStart(child: ChildProcess): void;
  /**
   * Hears of each ending that nobody asked for. `failures` counts those in a row, from 1.
   * True to start again after `pauseMs`.
   */
  shouldRestart(ending: CommandEnding, next: { failures: number; pauseMs: number }): boolean;
}

/** Resolves when the command is not to start again, or `stopping` has aborted and its process is gone. */
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
    // A group of its own: Ctrl-C at the terminal reaches this process, which ends the child in its turn.
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
