/** Increments a number in a file many times, each time under the lock; without it, increments get lost. */
import { readFileSync, writeFileSync } from "node:fs";
import { withFolderLock } from "../folder-lock.ts";

const [lock = "", counter = "", times = "0"] = process.argv.slice(2);
for (let n = 0; n < Number(times); n++) {
  await withFolderLock({ folder: lock, waitMs: 60_000, onTimeout: () => new Error("held") }, async () => {
    const value = Number(readFileSync(counter, "utf8"));
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(counter, String(value + 1));
  });
}
