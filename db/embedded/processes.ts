/**
 * What the operating system knows of a process. A pid alone proves nothing, because pids are used
 * again; pid and start time together name one process for good.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import { CLEAN_ENVIRONMENT } from "./environment.ts";

export const processIdentity = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

export type ProcessIdentity = z.infer<typeof processIdentity>;

const onLinux = process.platform === "linux";

/** How often it is reasonable to ask whether a process lives: outside Linux each question starts `ps`. */
export const WATCH_INTERVAL_MS = onLinux ? 250 : 2_000;

/** The identity of a process that runs now; undefined when there is none (a zombie is none). */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = onLinux ? startedAtFromProc(pid) : startedAtFromPs(pid);
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

/** Processes whose command line matches and which work in this folder, whoever started them. */
export function processesIn(folder: string, command: RegExp): ProcessIdentity[] {
  if (!existsSync(folder)) return [];
  const pids = onLinux ? pidsFromProc(folder, command) : pidsFromPs(folder, command);
  return pids.map(identify).filter((found) => found !== undefined);
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Waits until the process is gone; false when it still runs after `withinMs`. */
export async function hasEnded(identity: ProcessIdentity, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(identity)) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function startedAtFromProc(pid: number): string | undefined {
  const stat = readQuietly(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces and parentheses itself; the fields begin after the last one.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (!fields || fields[0] === "Z" || fields[0] === "X") return undefined;
  return `${bootId()}:${fields[19]}`;
}

let cachedBootId: string | undefined;

/** Start times count from boot, so they name a process only together with the boot. */
function bootId(): string {
  return (cachedBootId ??= readQuietly("/proc/sys/kernel/random/boot_id")?.trim() ?? "");
}

function pidsFromProc(folder: string, command: RegExp): number[] {
  const real = realpathSync(folder);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => workingFolder(pid) === real)
    .filter((pid) => command.test(readQuietly(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ") ?? ""));
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function startedAtFromPs(pid: number): string | undefined {
  const [state, ...started] = ps(["-o", "stat=,lstart=", "-p", String(pid)])
    .trim()
    .split(/\s+/);
  return !state || state.startsWith("Z") ? undefined : started.join(" ");
}

function pidsFromPs(folder: string, command: RegExp): number[] {
  return ps(["-axo", "pid=,command="])
    .split("\n")
    .filter((line) => line.includes(folder) && command.test(line))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
}

function ps(args: string[]): string {
  try {
    return execFileSync("/bin/ps", args, {
      encoding: "utf8",
      env: CLEAN_ENVIRONMENT,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}

function readQuietly(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
