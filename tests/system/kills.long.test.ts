import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCode } from "../bench/code-file.ts";
import { expectToSurviveKills, load } from "./kills.ts";
import { libraryHash } from "./library-hash.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, serve, taxrag, type Place } from "./product.ts";

const MINUTES = 60_000;
const code = findCode();
const places: Place[] = [];
let expected: { before: string; after: string; usualMs: number };

function newPlace(): Place {
  const place = buildPlace();
  place.settings.TAX_DATA_MIRROR = code?.mirror ?? "";
  places.push(place);
  return place;
}

describe.skipIf(!code)("the real Code", () => {
  beforeAll(async () => {
    const calm = newPlace();
    await taxrag(calm, ["db", "migrate"]);
    const before = await libraryHash(calm.dataDir);
    const usualMs = await load(calm);
    expected = { before, after: await libraryHash(calm.dataDir), usualMs };
  });
  afterAll(() => places.forEach((place) => place.remove()));

  it("has 1,899 live sections", () => {
    expect(expected.after).toMatch(/^1899 sections/);
  });

  it("is loaded whole after twelve kills of the load", { timeout: 30 * MINUTES }, async () => {
    async function emptyPlace(): Promise<Place> {
      const place = newPlace();
      await taxrag(place, ["db", "migrate"]);
      return place;
    }
    await expectToSurviveKills(emptyPlace, { times: 12, ...expected });
  });

  it(
    "is loaded whole after twelve kills of the server that loads it",
    { timeout: 30 * MINUTES },
    async () => {
      const place = newPlace();
      for (let kill = 0; kill < 12; kill += 1) {
        const server = await serve(place, { AUTO_INGEST: "irc" });
        await delay(Math.random() * expected.usualMs);
        server.child.kill("SIGKILL");
        await server.ended;
      }
      const last = await serve(place, { AUTO_INGEST: "irc" });
      await expect
        .poll(async () => (await (await fetch(`${last.address}/readyz`)).json()) as object, {
          timeout: 5 * MINUTES,
        })
        .toMatchObject({ library: { state: "ready", sections: 1899 } });
      expect(await libraryHash(place.dataDir)).toBe(expected.after);
      last.signalGroup("SIGINT");
      await last.ended;
      await untilNobodyUses(place.folder);
    },
  );
});
