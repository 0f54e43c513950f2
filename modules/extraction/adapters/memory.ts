import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const KIBIBYTE = 1024;

/** Resident memory of a process in bytes; 0 when it has ended or the value is unavailable. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform !== "linux") {
      const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
      return Number(stdout) * KIBIBYTE || 0;
    }
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * KIBIBYTE;
  } catch {
    return 0;
  }
}
