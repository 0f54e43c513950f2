/** Kills a load of the library at random moments and compares what is left by its hash. */
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { libraryHash } from "./library-hash.ts";
import { launchTaxrag, taxrag, type Place } from "./product.ts";

/** Loads the Code; how long that took, in milliseconds. */
export async function load(place: Place, words: string[] = []): Promise<number> {
  const begin = Date.now();
  const { code, stderr } = await taxrag(place, ["ingest", "irc", "--no-vectors", ...words]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return Date.now() - begin;
}

interface Kills {
  times: number;
  /** How long an undisturbed load takes. */
  usualMs: number;
  /** Hash of the library before the load, and after it. */
  before: string;
  after: string;
}

/**
 * Kills a running load `times` times, each at a random moment. After each kill the library reads as before, or
 * as after when the load had just published; the load that is let through in the end leaves `after`.
 */
export async function expectToSurviveKills(
  place: Place,
  { times, usualMs, before, after }: Kills,
): Promise<void> {
  let killed = 0;
  for (let attempt = 0; killed < times && attempt < times * 3; attempt += 1) {
    const moment = Math.round((0.1 + 0.8 * Math.random()) * usualMs);
    const running = launchTaxrag(place, ["ingest", "irc", "--no-vectors"]);
    await Promise.race([delay(moment), running.ended]);
    if (running.child.exitCode === null) running.signalGroup("SIGKILL");
    if ((await running.ended).signal) killed += 1;
    const hash = await libraryHash(place.dataDir);
    expect([before, after], `killed after ${moment} ms`).toContain(hash);
    // Once published, it stays.
    if (hash === after) before = after;
  }
  expect(killed).toBe(times);
  await load(place);
  expect(await libraryHash(place.dataDir)).toBe(after);
}
