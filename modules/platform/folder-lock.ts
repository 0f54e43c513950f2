/**
 * A lock between processes that share a folder, for use before there is a database.
 *
 * Each holder owns a numbered file; the highest number counts. A file never changes hands: a process that finds the
 * highest one released, or its holder dead, creates the next number, which only one process can do. So a lock left by a
 * kill is taken over without the race of deleting and recreating one file.
 */
import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./atomic-file.ts";
import { isRunning, thisProcess } from "./process-identity.ts";
import { processIdentity, type ProcessIdentity } from "./schema.ts";

/** Old numbers are kept for a while, so that a process paused while reading cannot create one again. */
const KEPT_GENERATIONS = 16;
const RETRY_MS = 25;
const ABANDONED_DRAFT_MS = 60_000;

export interface FolderLock {
  /** Created when missing. */
  folder: string;
  /** Maximum wait for another holder. */
  waitMs: number;
  /** Error to throw when a living process held the lock all that time. */
  onTimeout(holder: ProcessIdentity): Error;
}

/** Runs `work` while holding the lock of this folder. @throws the error of `onTimeout`. */
export async function withFolderLock<T>(lock: FolderLock, work: () => Promise<T>): Promise<T> {
  mkdirSync(lock.folder, { recursive: true, mode: 0o700 });
  const generation = await acquire(lock);
  try {
    return await work();
  } finally {
    release(join(lock.folder, String(generation)));
  }
}

async function acquire({ folder, waitMs, onTimeout }: FolderLock): Promise<number> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const latest = newest(folder);
    const holder = readJson(join(folder, String(latest)), processIdentity);
    if (!holder || !isRunning(holder)) {
      if (claim(folder, latest + 1)) return latest + 1;
    } else if (Date.now() > deadline) {
      throw onTimeout(holder);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function release(path: string): void {
  try {
    // Truncating works on a full disk; an empty file names no holder.
    truncateSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function claim(folder: string, generation: number): boolean {
  const draft = join(folder, `draft-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(thisProcess()), { mode: 0o600 });
  try {
    // A link appears with its content; a newly created file would be empty for a moment.
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
    if (age > ABANDONED_DRAFT_MS) rmSync(join(folder, name), { force: true });
  }
}
