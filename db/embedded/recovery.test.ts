/** Killed servers, and what a kill leaves behind. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#modules/kernel";
import { connect } from "../connect.ts";
import { acquireServers } from "../servers.ts";
import { testPlace, type TestPlace } from "./testing/places.ts";

/** Timeout of polls on a busy machine. */
const SOON = { timeout: 20_000 };

const UP = { postgres: "up", chroma: "up" };

const acquire = (place: TestPlace) => acquireServers({ dataDir: place.dataDir, log: silentLog });

/** Runs SQL on a fresh connection, retrying until the server answers. */
async function sql<Row>(databaseUrl: string, statement: string): Promise<Row[]> {
  const knex = connect(databaseUrl);
  try {
    return (await knex.raw<{ rows: Row[] }>(statement)).rows;
  } finally {
    await knex.destroy();
  }
}

test("a PostgreSQL that is killed is back on its port with its data, whoever started it", async () => {
  const place = testPlace();
  const starter = await place.hold();
  const servers = await acquire(place);
  await sql(servers.databaseUrl, "create table kept as select 61 as section");
  const before = place.recorded("postgres");

  process.kill(before.process.pid, "SIGKILL");
  await expect.poll(() => place.recorded("postgres").process.pid, SOON).not.toBe(before.process.pid);
  expect(place.recorded("postgres").port).toBe(before.port);
  expect(await sql(servers.databaseUrl, "select section from kept")).toEqual([{ section: 61 }]);

  await starter.kill();
  const second = place.recorded("postgres");
  process.kill(second.process.pid, "SIGKILL");
  await expect.poll(() => place.recorded("postgres").process.pid, SOON).not.toBe(second.process.pid);
  expect(await sql(servers.databaseUrl, "select section from kept")).toEqual([{ section: 61 }]);
  await servers.release();
  expect(place.processes()).toEqual([]);
});

test("a PostgreSQL that was told to end by a process killed meanwhile is waited for and started again", async () => {
  const place = testPlace();
  const starter = await place.hold();
  const before = place.recorded("postgres");
  const client = connect(starter.databaseUrl);
  await client.raw("select 1");
  await starter.kill();
  // A smart shutdown waits for the last client.
  process.kill(before.process.pid, "SIGTERM");
  const state = () => readFileSync(join(place.dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[7];
  await expect.poll(state, SOON).toMatch(/stopping/);

  const acquiring = acquire(place);
  await client.destroy();
  const servers = await acquiring;
  expect(place.recorded("postgres").process.pid).not.toBe(before.process.pid);
  expect(await sql(servers.databaseUrl, "select 61 as section")).toEqual([{ section: 61 }]);
  await servers.release();
});

test("a Chroma that is killed is back on its port with its collections", async () => {
  const place = testPlace();
  const servers = await acquire(place);
  await expect.poll(() => servers.health(), SOON).toEqual(UP);
  const collections = `${servers.chromaUrl}/api/v2/tenants/default_tenant/databases/default_database/collections`;
  const made = await fetch(collections, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "kept" }),
  });
  expect(made.status).toBe(200);

  const before = place.recorded("chroma");
  process.kill(before.process.pid, "SIGKILL");
  await expect.poll(() => place.recorded("chroma").process.pid, SOON).not.toBe(before.process.pid);
  expect(place.recorded("chroma").port).toBe(before.port);
  await expect.poll(() => servers.health(), SOON).toEqual(UP);
  expect(await (await fetch(collections)).json()).toMatchObject([{ name: "kept" }]);
  await servers.release();
});

test("a Chroma that cannot start stops nobody, and is tried again", async () => {
  const place = testPlace();
  const obstacle = join(place.dataDir, "chroma", "chroma.sqlite3");
  mkdirSync(obstacle, { recursive: true });
  const servers = await acquire(place);
  await expect
    .poll(() => servers.health(), SOON)
    .toMatchObject({ postgres: "up", chroma: expect.stringContaining("is being started again") });

  rmSync(obstacle, { recursive: true });
  await expect.poll(() => servers.health(), SOON).toEqual(UP);
  await servers.release();
});

test("a port that another program took meanwhile is not used again", async () => {
  const place = testPlace();
  const before = await acquire(place);
  await before.release();
  const { port } = place.recorded("postgres");
  const squatter = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void squatter.close());

  const after = await acquire(place);
  expect(place.recorded("postgres").port).not.toBe(port);
  expect(await after.health()).toMatchObject({ postgres: "up" });
  await after.release();
});

test("a backend that outlives a killed PostgreSQL, and its pid given to another program, are no obstacle", async () => {
  const place = testPlace();
  const owner = await place.hold();
  const postgres = join(place.dataDir, "postgres");
  const busy = connect(owner.databaseUrl);
  const query = busy.raw("select count(*) from generate_series(1, 10000000000)").catch(() => undefined);
  await expect
    .poll(
      () =>
        sql(
          owner.databaseUrl,
          "select 1 from pg_stat_activity where query like 'select count%' and state = 'active'",
        ),
      SOON,
    )
    .toHaveLength(1);
  await owner.kill();
  process.kill(place.recorded("postgres").process.pid, "SIGKILL");
  const stranger = standIn(postgres);
  onTestFinished(() => void stranger.kill("SIGKILL"));
  writeFileSync(
    join(postgres, "postmaster.pid"),
    `${stranger.pid}\n${postgres}\n1\n1\n\n127.0.0.1\n\nready\n`,
  );

  const servers = await acquire(place);
  expect(await servers.health()).toMatchObject({ postgres: "up" });
  await query;
  await busy.destroy();
  await servers.release();
  expect(place.processes()).toEqual([]);
});

test("a server without a record is found by its pid file", async () => {
  const place = testPlace();
  const owner = await place.hold();
  const before = place.recorded("postgres");
  await owner.kill();
  rmSync(join(place.dataDir, "run"), { recursive: true });

  const servers = await acquire(place);
  expect(place.recorded("postgres")).toEqual(before);
  expect(servers.databaseUrl).toBe(owner.databaseUrl);
  await servers.release();
  expect(place.processes()).toEqual([]);
});

test("a first start that was killed half-way is done again", async () => {
  const place = testPlace();
  const draft = join(place.dataDir, "postgres.draft-1");
  mkdirSync(join(draft, "base"), { recursive: true });
  writeFileSync(join(place.dataDir, "postgres-password"), "of the first attempt");

  const servers = await acquire(place);
  expect(await servers.health()).toMatchObject({ postgres: "up" });
  expect(existsSync(draft)).toBe(false);
  expect(statSync(join(place.dataDir, "postgres-password")).mode & 0o777).toBe(0o600);
  await servers.release();
});

/** An unrelated process whose pid PostgreSQL would accept, because it has the same user. */
function standIn(folder: string) {
  const { uid, gid } = statSync(folder);
  return spawn("sleep", ["120"], { uid, gid, stdio: "ignore" });
}
