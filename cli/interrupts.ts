/**
 * Termination signals. The first requests an orderly shutdown, the second a fast one.
 */
import type { EventEmitter } from "node:events";
import { INTERRUPTED } from "./exit-codes.ts";

export interface Interrupts {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP, and when npm's shell or an IPC parent is gone. */
  readonly signal: AbortSignal;
  /** Aborted by the second: stop without waiting. */
  readonly force: AbortSignal;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** On Ctrl-C the terminal sends a signal and npm forwards it again: two signals, one key press. */
const SAME_PRESS_MS = 1000;
const QUICK_END_MS = 5000;
const LOOK_EVERY_MS = 500;

/** @param environment tells whether npm started this process */
export function watchInterrupts(
  environment: Record<string, string | undefined>,
  source: EventEmitter = process,
  parent: () => number = () => process.ppid,
): Interrupts {
  const orderly = new AbortController();
  const quick = new AbortController();
  let firstAt = 0;

  function interrupt() {
    if (!orderly.signal.aborted) {
      firstAt = Date.now();
      orderly.abort();
      return;
    }
    if (quick.signal.aborted || Date.now() - firstAt < SAME_PRESS_MS) return;
    quick.abort();
    setTimeout(() => process.exit(INTERRUPTED), QUICK_END_MS).unref();
  }

  for (const name of SIGNALS) source.on(name, interrupt);
  source.on("disconnect", () => orderly.abort());
  // False (not undefined) means the parent died before the listener was added, so no event will come.
  if (process.connected === false) orderly.abort();
  // npm forwards SIGTERM to its shell, which exits without forwarding it.
  if (environment.npm_lifecycle_event) whenChanged(parent, () => orderly.abort());
  // The IPC channel must not keep a finished command alive.
  process.channel?.unref();
  return { signal: orderly.signal, force: quick.signal };
}

/** Polls only while something else keeps this process alive. */
function whenChanged(parent: () => number, then: () => void): void {
  const first = parent();
  const looking = setInterval(() => {
    if (parent() === first) return;
    clearInterval(looking);
    then();
  }, LOOK_EVERY_MS);
  looking.unref();
}
