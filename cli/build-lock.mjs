// One builder at a time: a lock file names its process; a file whose process is gone does not count.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const longestBuildMs = 10 * 60_000;

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await delay(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A link appears with its content; a newly created file would be empty for a moment.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function isAbandoned(file) {
  try {
    const old = Date.now() - statSync(file).mtimeMs > longestBuildMs;
    return old || !isAlive(Number(readFileSync(file, "utf8")));
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
