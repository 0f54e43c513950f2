/** Which process a file belongs to while it is being received, and whether that process still lives. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** `elsewhere`: on another machine that shares the folder. */
export type Life = "alive" | "ended" | "elsewhere";

export interface Owners {
  /** Mark of this process: figures, small letters and dashes. */
  readonly own: string;
  lifeOf(mark: string): Life;
}

/** Machine, boot, pid and start: pids are used again, also by the same program after a restart. */
const own = [short(hostname()), short(bootId()), process.pid, startOf(process.pid)].join("-");

export const processOwners: Owners = { own, lifeOf };

function lifeOf(mark: string): Life {
  if (mark === own) return "alive";
  const [machine, boot, pid, start] = mark.split("-");
  if (machine !== short(hostname())) return "elsewhere";
  return boot === short(bootId()) && startOf(Number(pid)) === start ? "alive" : "ended";
}

/** Empty for a process that is gone; outside Linux all that live look alike. */
function startOf(pid: number): string {
  if (process.platform !== "linux") return isThere(pid) ? "0" : "";
  const stat = readQuietly(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces and parentheses itself; the fields begin after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? "" : (fields[19] ?? "");
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function bootId(): string {
  return readQuietly("/proc/sys/kernel/random/boot_id");
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

function short(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
