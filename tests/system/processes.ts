/** Processes of the operating system. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface Process {
  pid: number;
  command: string;
}

/** Running processes with this folder in their command line, environment or working directory. */
export function processesUsing(folder: string): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => !isDead(name))
    .filter(
      (name) =>
        ["cmdline", "environ"].some((file) => read(name, file).includes(folder)) || worksIn(name, folder),
    )
    .map((name) => ({ pid: Number(name), command: read(name, "cmdline").replaceAll("\0", " ").trim() }));
}

const SERVERS = { postgres: /\/postgres -D /, chroma: /\/chromadb\/.* run / };

/** Embedded server of the product in this folder. */
export function embeddedServer(folder: string, name: keyof typeof SERVERS): Process | undefined {
  return processesUsing(folder).find(({ command }) => SERVERS[name].test(command));
}

/** Waits until no process uses the folder. @throws when some still do after the timeout. */
export async function untilNobodyUses(folder: string, timeoutMs = 15_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  let left = processesUsing(folder);
  while (left.length > 0) {
    if (Date.now() > until)
      throw new Error(`Left behind:\n${left.map((one) => `${one.pid} ${one.command}`).join("\n")}`);
    await delay(50);
    left = processesUsing(folder);
  }
}

/** Rounds of killing; one or two do. */
const ROUNDS = 100;

/** Kills all processes that use the folder, also those that were being started meanwhile. */
export function killAllUsing(folder: string): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = processesUsing(folder);
    if (left.length === 0) return;
    for (const { pid } of left) kill(pid);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

function isDead(pid: string): boolean {
  return /^State:\s+[ZX]/m.test(read(pid, "status"));
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
