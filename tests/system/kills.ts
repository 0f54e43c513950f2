/** Kills loads of the library at random moments and compares the library by its hash. */
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { libraryHash } from "./library-hash.ts";
import { untilNobodyUses } from "./processes.ts";
import { launchTaxrag, taxrag, type Place } from "./product.ts";

/** Loads the Code. @returns milliseconds it took. */
export async function load(place: Place, words: string[] = []): Promise<number> {
  const begin = Date.now();
  const { code, stderr } = await taxrag(place, ["ingest", "irc", "--no-vectors", ...words]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return Date.now() - begin;
}

interface Kills {
  times: number;
  /** Duration of an undisturbed load in milliseconds. */
  usualMs: number;
  /** Hash of the library before the load, and after it. */
  before: string;
  after: string;
}

/**
 * Kills loads at random moments, `times` in total, in as many places as needed, and lets the last load of each place
 * finish. After each kill the library equals the state before, or after if the load had just published; once a load
 * finishes, it equals the state after.
 */
export async function expectToSurviveKills(newPlace: () => Promise<Place>, kills: Kills): Promise<void> {
  let left = kills.times;
  for (let places = 0; left > 0; places += 1) {
    expect(places, "loads end before they can be killed").toBeLessThan(kills.times * 2);
    left -= await killUntilLoaded(await newPlace(), { ...kills, times: left });
  }
}

/** Number of loads killed before one finished. */
async function killUntilLoaded(place: Place, { times, usualMs, before, after }: Kills): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const running = launchTaxrag(place, ["ingest", "irc", "--no-vectors"]);
    const moment = Math.round((0.1 + 0.8 * Math.random()) * usualMs);
    if (killed < times) {
      await Promise.race([delay(moment), running.ended]);
      if (running.child.exitCode === null) running.signalGroup("SIGKILL");
    }
    const { code, signal } = await running.ended;
    const hash = await libraryHash(place.dataDir);
    if (!signal) {
      expect([code, hash]).toEqual([0, after]);
      await untilNobodyUses(place.folder);
      return killed;
    }
    expect([before, after], `killed after ${moment} ms`).toContain(hash);
  }
}
