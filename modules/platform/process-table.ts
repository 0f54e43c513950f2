/** The process table: `/proc` on Linux, `ps` elsewhere. A zombie counts as ended. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { CLEAN_ENVIRONMENT } from "./environment.ts";

export const onLinux = process.platform === "linux";

/** Start of a process in clock ticks since boot; undefined without such a process, or without /proc. */
export function startTicks(pid: number): string | undefined {
  const stat = readQuietly(`/proc/${pid}/stat`);
  // The name in parentheses may itself contain spaces and parentheses; the fields start after the last one.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return !fields || fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
}

let cachedBootId: string | undefined;

/** Id of the current boot, the origin of start ticks; empty where the system has none. */
export function bootId(): string {
  return (cachedBootId ??= readQuietly("/proc/sys/kernel/random/boot_id")?.trim() ?? "");
}

/** Start of a process as `ps` prints it, to the second. */
export function startTimeFromPs(pid: number): string | undefined {
  const [state, ...started] = ps(["-o", "stat=,lstart=", "-p", String(pid)])
    .trim()
    .split(/\s+/);
  return !state || state.startsWith("Z") ? undefined : started.join(" ");
}

/** Whether any process has this pid, including zombies and other users' processes. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Pids of other processes with a matching command line and this working directory, whoever started them. */
export function pidsIn(folder: string, command: RegExp): number[] {
  if (!existsSync(folder)) return [];
  return onLinux ? pidsFromProc(folder, command) : pidsFromPs(folder, command);
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
