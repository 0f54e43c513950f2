/** Several processes share one pair of servers. */
import { expect, test } from "vitest";
import { silentLog } from "#modules/kernel";
import { acquireServers } from "../servers.ts";
import { testPlace } from "./testing/places.ts";

/** Timeout of polls on a busy machine. */
const SOON = { timeout: 20_000 };

const UP = { postgres: "up", chroma: "up" };

test("who joins later finds the servers running, and who leaves last stops them", async () => {
  const place = testPlace();
  const first = await place.hold();
  const started = [place.recorded("postgres"), place.recorded("chroma")];
  const second = await acquireServers({ dataDir: place.dataDir, log: silentLog });
  expect(second).toMatchObject({ databaseUrl: first.databaseUrl, chromaUrl: first.chromaUrl });

  expect(await first.leave()).toBe(0);
  await expect.poll(() => second.health(), SOON).toEqual(UP);
  expect([place.recorded("postgres"), place.recorded("chroma")]).toEqual(started);

  await second.release();
  await second.release();
  expect(place.processes()).toEqual([]);

  const later = await acquireServers({ dataDir: place.dataDir, log: silentLog });
  expect(later).toMatchObject({ databaseUrl: first.databaseUrl, chromaUrl: first.chromaUrl });
  await later.release();
});

test("two processes that start at the same moment start one pair", async () => {
  const place = testPlace();
  const [one, other] = await Promise.all([place.hold(), place.hold()]);
  expect(one.databaseUrl).toBe(other.databaseUrl);
  expect(one.chromaUrl).toBe(other.chromaUrl);
  const pids = place.processes();
  expect(pids).toContain(place.recorded("postgres").process.pid);
  expect(pids).toContain(place.recorded("chroma").process.pid);
  await Promise.all([one.leave(), other.leave()]);
  expect(place.processes()).toEqual([]);
});

test("servers whose owner was killed are adopted, and stopped in the end", async () => {
  const place = testPlace();
  const owner = await place.hold();
  const survivors = [place.recorded("postgres"), place.recorded("chroma")];
  await owner.kill();

  const heir = await acquireServers({ dataDir: place.dataDir, log: silentLog });
  expect([place.recorded("postgres"), place.recorded("chroma")]).toEqual(survivors);
  await expect.poll(() => heir.health(), SOON).toEqual(UP);
  await heir.release();
  expect(place.processes()).toEqual([]);
});

test("an own Chroma elsewhere or an own database elsewhere is not started here", async () => {
  const place = testPlace();
  const servers = await acquireServers({
    dataDir: place.dataDir,
    chromaUrl: "http://127.0.0.1:1",
    log: silentLog,
  });
  expect(await servers.health()).toEqual({
    postgres: "up",
    chroma: "Chroma does not answer; search works by words until it does.",
  });
  const other = testPlace();
  const { databaseUrl } = servers;
  const external = await acquireServers({ dataDir: other.dataDir, databaseUrl, log: silentLog });
  await expect.poll(() => external.health(), SOON).toEqual(UP);
  expect(other.processes()).toEqual([other.recorded("chroma").process.pid]);
  await Promise.all([servers.release(), external.release()]);
});
