import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addCode } from "../factories/mirror.ts";
import { load, expectToSurviveKills } from "./kills.ts";
import { libraryHash } from "./library-hash.ts";
import { embeddedServer, untilNobodyUses } from "./processes.ts";
import { buildPlace, launchTaxrag, serve, taxrag, type Place } from "./product.ts";

const SECTIONS = 900;
const amended = Array.from({ length: SECTIONS / 2 }, (_, index) => index * 2 + 1);
const old = { sections: SECTIONS };
const newer = { sections: SECTIONS, amended };

/** Hashes of undisturbed libraries, and the duration of a load on this machine. */
let expected: { old: string; newer: string; usualMs: number };
const places: Place[] = [];

function newPlace(): Place {
  const place = buildPlace();
  places.push(place);
  return place;
}

beforeAll(async () => {
  const calm = newPlace();
  addCode(calm.mirror, "119-99", old);
  await load(calm);
  const oldHash = await libraryHash(calm.dataDir);
  addCode(calm.mirror, "119-100", newer);
  const usualMs = await load(calm);
  expected = { old: oldHash, newer: await libraryHash(calm.dataDir), usualMs };
});
afterAll(() => places.forEach((place) => place.remove()));

it("reads an undisturbed library as two different ones before and after a release", () => {
  expect(expected.old).toMatch(/^900 sections/);
  expect(expected.newer).toMatch(/^900 sections/);
  expect(expected.newer).not.toBe(expected.old);
});

it("keeps the library through three kills of a running load, and finishes it afterwards", async () => {
  async function placeWithOld(): Promise<Place> {
    const place = newPlace();
    addCode(place.mirror, "119-99", old);
    await load(place);
    addCode(place.mirror, "119-100", newer);
    return place;
  }
  const { usualMs, old: before, newer: after } = expected;
  await expectToSurviveKills(placeWithOld, { times: 3, usualMs, before, after });
});

it("loads in the background again after the load was killed", async () => {
  const place = newPlace();
  addCode(place.mirror, "119-100", newer);
  const server = await serve(place, { AUTO_INGEST: "irc" });
  await server.printed(/irc: reading/);
  const [, pid] = await server.printed(/"loader":(\d+)/);
  process.kill(Number(pid), "SIGKILL");
  await server.printed(/Loading was cut off/);
  await vi.waitFor(
    async () => {
      const ready = await fetch(`${server.address}/readyz`);
      expect(await ready.json()).toMatchObject({ library: { state: "ready", sections: SECTIONS } });
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(await libraryHash(place.dataDir)).toBe(expected.newer);
});

it.each(["postgres", "chroma"] as const)(
  "brings %s back when it is killed under a running server",
  async (name) => {
    const place = newPlace();
    addCode(place.mirror, "119-100", newer);
    await load(place);
    const server = await serve(place);
    const killed = kill(place, name);
    await vi.waitFor(
      async () => {
        expect(embeddedServer(place.folder, name)?.pid).not.toBe(killed);
        const ready = await fetch(`${server.address}/readyz`);
        expect(await ready.json()).toMatchObject({ servers: { postgres: "up", chroma: "up" } });
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(await libraryHash(place.dataDir)).toBe(expected.newer);
    server.signalGroup("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0 });
    await untilNobodyUses(place.folder);
  },
);

it("finishes a load under which PostgreSQL was killed, at once or the next time", async () => {
  const place = newPlace();
  addCode(place.mirror, "119-99", old);
  await load(place);
  addCode(place.mirror, "119-100", newer);
  const running = launchTaxrag(place, ["ingest", "irc", "--no-vectors"]);
  await running.printed(/irc: reading/);
  kill(place, "postgres");
  const { code, stderr } = await running.ended;
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(await libraryHash(place.dataDir)).toBe(code === 0 ? expected.newer : expected.old);
  await load(place);
  expect(await libraryHash(place.dataDir)).toBe(expected.newer);
  await untilNobodyUses(place.folder);
});

it("makes the vectors that a kill left undone", async () => {
  const place = newPlace();
  addCode(place.mirror, "119-100", { sections: 150 });
  const running = launchTaxrag(place, ["ingest", "irc"]);
  await running.printed(/making vectors/);
  running.signalGroup("SIGKILL");
  await running.ended;
  expect(await taxrag(place, ["ingest", "--vectors"])).toMatchObject({ code: 0 });
  const { stdout } = await taxrag(place, ["ingest", "status", "--json"]);
  const { library } = JSON.parse(stdout) as { library: { chunks: number; vectors: number } };
  expect(library.vectors).toBe(library.chunks);
  await untilNobodyUses(place.folder);
});

function kill(place: Place, name: "postgres" | "chroma"): number {
  const server = embeddedServer(place.folder, name);
  if (!server) throw new Error(`No ${name} works in ${place.folder}`);
  process.kill(server.pid, "SIGKILL");
  return server.pid;
}
