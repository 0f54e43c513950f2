/** Registry of the processes that use the embedded servers of a folder. Accessed only while its lock is held. */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRunning, readJson, thisProcess, writeAtomically } from "#modules/platform";
import { processIdentity } from "#modules/platform/schema";

/** Registers this process; the returned function unregisters it. */
export function register(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${process.pid}-${randomUUID()}.json`);
  writeAtomically(path, JSON.stringify(thisProcess()));
  return () => rmSync(path, { force: true });
}

/** True when a live process is registered; registrations of dead processes are removed. */
export function inUse(folder: string): boolean {
  const registered = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const living = registered.filter((name) => {
    const user = readJson(join(folder, name), processIdentity);
    if (user && isRunning(user)) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  });
  return living.length > 0;
}
