/** Runs the built product as an operator does: commands, server, signals; each in a separate folder. */
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { killAllUsing } from "./processes.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(root, "cli", "taxrag.mjs");

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Launched {
  readonly child: ChildProcess;
  /** First match in past or future output. @throws when the process ends before. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>;
  readonly ended: Promise<Ended>;
  /** Signals the process group, as a terminal does on Ctrl-C. */
  signalGroup(signal: NodeJS.Signals): void;
}

export interface Place {
  folder: string;
  dataDir: string;
  mirror: string;
  settings: Record<string, string>;
  remove(): void;
}

/** A fresh machine: empty DATA_DIR, no network, and a mirror folder for the test to fill. */
export function buildPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-system-"));
  // When the tests run as root, PostgreSQL runs as another account and must be able to traverse the folder.
  chmodSync(folder, 0o755);
  const [dataDir, mirror] = [join(folder, "data"), join(folder, "mirror")];
  const settings = {
    PATH: process.env.PATH ?? "",
    DATA_DIR: dataDir,
    PORT: "0",
    AUTO_INGEST: "none",
    TAX_DATA_OFFLINE: "1",
    TAX_DATA_MIRROR: mirror,
  };
  function remove() {
    killAllUsing(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { folder, dataDir, mirror, settings, remove };
}

/** Starts a program with these settings only, as leader of a process group. */
export function launch(command: string[], settings: Record<string, string>, cwd = root): Launched {
  const [program = process.execPath, ...words] = command;
  const child = spawn(program, words, {
    cwd,
    // Not inherited: NODE_ENV, VITEST and other variables of the test run.
    env: settings as NodeJS.ProcessEnv,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const text = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.setEncoding("utf8").on("data", (chunk: string) => {
      text[stream] += chunk;
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, ...text }));
  });
  function printed(pattern: RegExp): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = `${text.stdout}${text.stderr}`.match(pattern);
        if (!match) return;
        waiting.delete(look);
        resolve(match);
      };
      waiting.add(look);
      look();
      ended.then(
        ({ code }) =>
          reject(new Error(`Ended with ${code} before ${pattern}:\n${text.stdout}${text.stderr}`)),
        reject,
      );
    });
  }
  return { child, ended, printed, signalGroup: (signal) => void process.kill(-(child.pid ?? 0), signal) };
}

/** Runs one command of the product to completion. */
export function taxrag(place: Place, words: string[], settings: Record<string, string> = {}): Promise<Ended> {
  return launchTaxrag(place, words, settings).ended;
}

export function launchTaxrag(place: Place, words: string[], settings: Record<string, string> = {}): Launched {
  return launch([process.execPath, bin, ...words], { ...place.settings, ...settings });
}

/** Starts a server and waits until it answers. */
export async function serve(place: Place, settings: Record<string, string> = {}) {
  const server = launchTaxrag(place, ["serve"], settings);
  const [, address = ""] = await server.printed(/ready at (http:\S+)/);
  return { ...server, address };
}
