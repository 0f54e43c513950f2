/** Kills loads of all sources at random moments, in one place, until one finishes. */
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { addEverySource } from "../factories/every-source.ts";
import { libraryHash } from "./library-hash.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, launchTaxrag, taxrag, type Place } from "./product.ts";

const LOAD = ["ingest", "--all", "--no-vectors"];

/** Hash of the library that an undisturbed load makes, and milliseconds that it takes. */
export async function loadCalmly(place: Place): Promise<{ hash: string; usualMs: number }> {
  await addEverySource(place.mirror);
  const begin = Date.now();
  const { code, stderr } = await taxrag(place, LOAD);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return { usualMs: Date.now() - begin, hash: await libraryHash(place.dataDir) };
}

/** @param times kills; a load that ends before its kill begins a new place */
export async function expectSameLibraryAfterKills(
  times: number,
  { hash, usualMs }: { hash: string; usualMs: number },
): Promise<void> {
  for (let killed = 0; killed < times;) {
    const place = buildPlace();
    try {
      await addEverySource(place.mirror);
      for (let isEnded = false; !isEnded;) {
        const running = launchTaxrag(place, LOAD);
        if (killed < times) await Promise.race([delay((0.2 + 0.8 * Math.random()) * usualMs), running.ended]);
        if (killed < times && running.child.exitCode === null) running.signalGroup("SIGKILL");
        const { code, signal, stderr } = await running.ended;
        isEnded = signal === null;
        if (isEnded) expect([code, stderr]).toEqual([0, expect.any(String)]);
        else killed += 1;
      }
      expect(await libraryHash(place.dataDir)).toBe(hash);
      await untilNobodyUses(place.folder);
    } finally {
      place.remove();
    }
  }
}
