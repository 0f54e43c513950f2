/** Marks file names with the process that owns the file, so that others can tell whether it still runs. */
import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { bootId, isTaken, onLinux, startTicks } from "./process-table.ts";

/** `elsewhere`: on another machine that shares the folder. */
export type Life = "alive" | "ended" | "elsewhere";

export interface ProcessMarks {
  /** Mark of this process: digits, lower-case letters and dashes. */
  readonly own: string;
  lifeOf(mark: string): Life;
}

/**
 * Machine, boot, pid and start, joined by dashes. File names of stored uploads contain the mark: the format is fixed.
 * Outside Linux every living process with the pid counts as the same one.
 */
export const processMarks: ProcessMarks = {
  own: [short(hostname()), short(bootId()), process.pid, startOf(process.pid)].join("-"),
  lifeOf(mark) {
    if (mark === processMarks.own) return "alive";
    const [machine, boot, pid, start] = mark.split("-");
    if (machine !== short(hostname())) return "elsewhere";
    return boot === short(bootId()) && startOf(Number(pid)) === start ? "alive" : "ended";
  },
};

/** Empty for a process that has ended. */
function startOf(pid: number): string {
  if (onLinux) return startTicks(pid) ?? "";
  return isTaken(pid) ? "0" : "";
}

function short(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
