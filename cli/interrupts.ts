/**
 * Ctrl-C and its kin. The first one asks for an orderly end, the second for a quick one.
 */
import type { EventEmitter } from "node:events";
import { INTERRUPTED } from "./exit-codes.ts";

export interface Interrupts {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP, and when npm's shell or a parent that talks to us is gone. */
  readonly signal: AbortSignal;
  /** Aborted by the second: stop without waiting for others. */
  readonly force: AbortSignal;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** On Ctrl-C the terminal signals us and npm passes the same signal on: two signals, one press. */
const SAME_PRESS_MS = 1000;
const QUICK_END_MS = 5000;
const LOOK_EVERY_MS = 500;

/** @param environment by which it tells whether npm started this process */
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
  // The parent died while this process was starting: the event is over, and false is not undefined.
  if (process.connected === false) orderly.abort();
  // npm passes SIGTERM to its shell, which ends and tells nobody.
  if (environment.npm_lifecycle_event) whenChanged(parent, () => orderly.abort());
  // Listening to the parent must not keep a finished command alive.
  process.channel?.unref();
  return { signal: orderly.signal, force: quick.signal };
}

/** Looks only while something else keeps this process alive. */
function whenChanged(parent: () => number, then: () => void): void {
  const first = parent();
  const looking = setInterval(() => {
    if (parent() === first) return;
    clearInterval(looking);
    then();
  }, LOOK_EVERY_MS);
  looking.unref();
}
