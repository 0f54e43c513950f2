/** Kills loads of all sources at random moments, in one place, until one finishes. */
import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { addEverySource } from "../factories/every-source.ts";
import { libraryHash } from "./library-hash.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, launchTaxrag, taxrag, type Place } from "./product.ts";

const LOAD = ["ingest", "--all", "--no-vectors"];

export interface Undisturbed {
  /** A place with an empty library and the mirror of every source; loads run in copies of it. */
  prepared: Place;
  /** Hash of the library that an undisturbed load makes. */
  hash: string;
  /** Milliseconds that it takes. */
  usualMs: number;
}

/** Measures an undisturbed load. The caller removes the prepared place. */
export async function loadCalmly(): Promise<Undisturbed> {
  const prepared = buildPlace();
  await addEverySource(prepared.mirror);
  await taxrag(prepared, ["db", "migrate"]);
  const place = copyOf(prepared);
  try {
    const begin = Date.now();
    const { code, stderr } = await taxrag(place, LOAD);
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    return { prepared, usualMs: Date.now() - begin, hash: await libraryHash(place.dataDir) };
  } finally {
    place.remove();
  }
}

/** The first place has no database yet, so that kills fall into its making, too. */
export async function expectSameLibraryAfterKills(
  times: number,
  { prepared, hash, usualMs }: Undisturbed,
): Promise<void> {
  for (let killed = 0; killed < times;) {
    const place = killed === 0 ? withMirrorOf(prepared, buildPlace()) : copyOf(prepared);
    try {
      for (let isEnded = false; !isEnded;) {
        const running = launchTaxrag(place, LOAD);
        const moment = Math.round(Math.random() * usualMs);
        if (killed < times) await Promise.race([delay(moment), running.ended]);
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

function copyOf(prepared: Place): Place {
  const place = withMirrorOf(prepared, buildPlace());
  // With owners: PostgreSQL runs as another account.
  execFileSync("cp", ["-a", prepared.dataDir, place.dataDir]);
  return place;
}

function withMirrorOf({ mirror }: Place, place: Place): Place {
  place.settings.TAX_DATA_MIRROR = mirror;
  return place;
}
