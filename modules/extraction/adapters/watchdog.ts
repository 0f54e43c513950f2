/** Limits on memory and time of a running process, enforced from outside. */
import type { ChildProcess } from "node:child_process";
import { MEGABYTE } from "../limits.ts";
import type { Limits } from "../ports.ts";
import { residentBytes } from "./memory.ts";

export interface Watch {
  /** Resolves with a message for people when a limit is exceeded; rejects when `signal` aborts. */
  exceeded: Promise<{ problem: string }>;
  isExceeded(): boolean;
  release(): void;
}

const POLL_INTERVAL_MS = 100;

/** Kills the process when it exceeds a limit: a runaway process handles no messages. */
export function watch(child: ChildProcess, { withinMs, memoryBytes, signal }: Limits): Watch {
  let problem: string | null = null;
  let end: (reason: string) => void = () => undefined;
  let onAbort: () => void = () => undefined;
  const exceeded = new Promise<{ problem: string }>((resolve, reject) => {
    end = (reason) => {
      problem ??= reason;
      resolve({ problem });
      child.kill("SIGKILL");
    };
    onAbort = () => reject(signal?.reason);
  });
  exceeded.catch(() => undefined);
  signal?.addEventListener("abort", onAbort, { once: true });
  const timer = setTimeout(() => end(tookTooLong(withinMs)), withinMs);
  const polling = setInterval(async () => {
    const bytes = await residentBytes(child.pid ?? 0);
    if (bytes > memoryBytes) end(tookTooMuch(memoryBytes));
  }, POLL_INTERVAL_MS);
  return {
    exceeded,
    isExceeded: () => problem !== null,
    release() {
      clearTimeout(timer);
      clearInterval(polling);
      signal?.removeEventListener("abort", onAbort);
    },
  };
}

function tookTooLong(ms: number): string {
  return `Opening this paper took more than ${Math.round(ms / 1000)} seconds and was stopped. Split it, or print it to a new PDF, and upload that.`;
}

function tookTooMuch(bytes: number): string {
  return `Opening this paper took more than ${Math.round(bytes / MEGABYTE)} MB of memory and was stopped. Split it, or save it smaller, and upload that.`;
}
