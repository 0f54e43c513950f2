/**
 * One holder at a time, across processes, with nothing but a folder.
 *
 * Each holder owns a numbered file; the highest number counts. A file is never handed on: whoever
 * finds the highest one released, or its process dead, creates the next number, which only one can do.
 * So a lock left by a kill is taken over without the race of deleting and creating one file.
 */
import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "#modules/kernel";
import { readJson } from "./files.ts";
import { isRunning, processIdentity, thisProcess, type ProcessIdentity } from "./processes.ts";

/** Old numbers stay for a while, so that a process that was paused while reading cannot take one again. */
const KEPT_GENERATIONS = 16;
const RETRY_MS = 25;
const FORGOTTEN_DRAFT_MS = 60_000;

/**
 * Runs `work` while holding the lock of this folder.
 * @throws DomainError `unavailable` when another process keeps the lock for longer than `waitMs`.
 */
export async function withLock<T>(folder: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const generation = await acquire(folder, Date.now() + waitMs);
  try {
    return await work();
  } finally {
    release(join(folder, String(generation)));
  }
}

async function acquire(folder: string, deadline: number): Promise<number> {
  for (;;) {
    const latest = newest(folder);
    const holder = readJson(join(folder, String(latest)), processIdentity);
    if (!holder || !isRunning(holder)) {
      if (claim(folder, latest + 1)) return latest + 1;
    } else if (Date.now() > deadline) {
      throw held(folder, holder);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function release(path: string): void {
  try {
    // Needs no room on a full disk; an empty file names no holder.
    truncateSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function claim(folder: string, generation: number): boolean {
  const draft = join(folder, `draft-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(thisProcess()), { mode: 0o600 });
  try {
    // A link appears with its content; a file created here would be empty for a moment.
    linkSync(draft, join(folder, String(generation)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  if (newest(folder) > generation) {
    rmSync(join(folder, String(generation)), { force: true });
    return false;
  }
  tidy(folder, generation);
  return true;
}

function generations(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function newest(folder: string): number {
  return Math.max(0, ...generations(folder));
}

function tidy(folder: string, current: number): void {
  for (const generation of generations(folder)) {
    if (generation <= current - KEPT_GENERATIONS) rmSync(join(folder, String(generation)), { force: true });
  }
  for (const name of readdirSync(folder).filter((entry) => entry.includes("draft"))) {
    const age = Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > FORGOTTEN_DRAFT_MS) rmSync(join(folder, name), { force: true });
  }
}

function held(folder: string, holder: ProcessIdentity): DomainError {
  return new DomainError(
    "unavailable",
    `Another process (pid ${holder.pid}) has been starting or stopping the servers in ${folder} for too long; end it and start again.`,
  );
}
