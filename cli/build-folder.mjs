// A build is made in a folder of its own and takes the place of build/ when it is whole: a killed one mixes no files.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./build-lock.mjs";

const OWN = /^\.build-(\d+)(-old)?$/;

/**
 * @param {string} root
 * @param {(folder: string) => Promise<void>} work fills the folder
 */
export async function withBuildFolder(root, work) {
  removeAbandoned(root);
  const own = join(root, `.build-${process.pid}`);
  mkdirSync(own);
  try {
    await work(own);
    replace(join(root, "build"), own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Two renames, and nothing in between that could take long. */
function replace(present, next) {
  const old = `${next}-old`;
  if (existsSync(present)) renameSync(present, old);
  renameSync(next, present);
  rmSync(old, { recursive: true, force: true });
}

function removeAbandoned(root) {
  for (const name of readdirSync(root)) {
    const pid = OWN.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(root, name), { recursive: true, force: true });
    } catch {
      // What a killed build started still writes there; the next build removes it.
    }
  }
}
