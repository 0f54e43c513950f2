import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { CLEAN_ENVIRONMENT, identify, type ProcessIdentity } from "#modules/platform";
import type { Account } from "./account.ts";

const LOG_LIMIT_BYTES = 10_000_000;

export interface Launch {
  program: string;
  args: string[];
  /** Working directory; the program never changes it, so its processes can be found by it. */
  folder: string;
  log: string;
  account?: Account | undefined;
}

/**
 * Starts a program in its own process group, out of reach of Ctrl-C in this terminal, with an empty environment
 * and its output in a log file. It does not keep this process alive and may outlive it.
 */
export async function launch(options: Launch): Promise<ProcessIdentity> {
  const log = openLog(options.log);
  try {
    const child = spawn(options.program, options.args, {
      cwd: options.folder,
      env: CLEAN_ENVIRONMENT,
      stdio: ["ignore", log, log],
      detached: true,
      ...options.account,
    });
    if (child.pid === undefined) throw (await once(child, "error"))[0];
    child.unref();
    const started = identify(child.pid);
    if (!started) throw new Error(`${options.program} ended at once`);
    return started;
  } finally {
    closeSync(log);
  }
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

/** The last meaningful line of a log, without time and pid. */
export function lastWords(path: string): string {
  const lines = readFileSync(path, "utf8").slice(-8_192).trimEnd().split("\n");
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|Error)\b/.test(line)) ?? lines.at(-1) ?? "";
  return telling.replace(/^.*?(FATAL|PANIC|ERROR|Error):\s*/, "").trim();
}
