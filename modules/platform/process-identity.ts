/** Identifies processes, checks whether they still run, and ends them. A pid alone is not enough: pids are reused. */
import { DomainError } from "#modules/kernel";
import { bootId, onLinux, pidsIn, startTicks, startTimeFromPs } from "./process-table.ts";
import type { ProcessIdentity } from "./schema.ts";

const POLL_MS = 20;

/** Reasonable polling interval: outside Linux each check starts `ps`. */
export const WATCH_INTERVAL_MS = onLinux ? 250 : 2_000;

/** Identity of a running process; undefined when there is none (a zombie counts as none). */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = onLinux ? startedSinceBoot(pid) : startTimeFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** @throws DomainError `unavailable` where the system does not tell, as in a container without /proc. */
export function thisProcess(): ProcessIdentity {
  const own = identify(process.pid);
  if (own) return own;
  throw new DomainError(
    "unavailable",
    "The embedded servers need /proc or /bin/ps to tell processes apart; provide one or set DATABASE_URL and CHROMA_URL.",
  );
}

/** Processes with a matching command line and this working directory, whoever started them. */
export function processesIn(folder: string, command: RegExp): ProcessIdentity[] {
  return pidsIn(folder, command)
    .map(identify)
    .filter((found) => found !== undefined);
}

/** Sends a signal; no effect on a process that is gone. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Waits for the process to end; false when it still runs after `withinMs`. */
export async function hasEnded(identity: ProcessIdentity, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(identity)) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/** Start ticks count from boot, so they identify a process only together with the boot. */
function startedSinceBoot(pid: number): string | undefined {
  const ticks = startTicks(pid);
  return ticks === undefined ? undefined : `${bootId()}:${ticks}`;
}
