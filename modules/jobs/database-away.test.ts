import { createServer, connect as connectSocket, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connect } from "#db";
import { OPERATOR, silentLog } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { createJobs } from "./index.ts";
import { createEffects, defineSmall, SMALL } from "./testing/small.ts";

const SLOW = { timeout: 60_000, interval: 50 };
const COUNT = 300;

let database: TestDatabase;
let wire: Server;
const sockets = new Set<Socket>();
beforeAll(async () => {
  database = await testDatabase();
  const { hostname, port } = new URL(database.databaseUrl);
  wire = createServer((near) => {
    const far = connectSocket({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  wire.close();
  await database.drop();
});

const listen = (port: number) => new Promise<void>((resolve) => wire.listen(port, "127.0.0.1", resolve));

it(
  "goes on where it was after the database was away, and watchers hear the end",
  { timeout: 120_000 },
  async () => {
    await listen(0);
    const url = new URL(database.databaseUrl);
    const { port } = wire.address() as { port: number };
    url.host = `127.0.0.1:${port}`;
    const knex = connect(url.href);
    const jobs = createJobs({ knex, log: silentLog });
    defineSmall(jobs, 2);
    await jobs.prepare();
    await createEffects(database.knex);
    const ids = await knex.transaction(async (trx) => {
      const made: string[] = [];
      for (let number = 0; number < COUNT; number += 1) {
        made.push(await jobs.enqueue(trx, SMALL, { payload: { number } }));
      }
      return made;
    });
    const done = async () => Number((await database.knex("effects").count())[0]?.count);
    const stop = new AbortController();
    const work = jobs.work(OPERATOR, stop.signal);
    const states: string[] = [];
    const watching = (async () => {
      for await (const { state } of jobs.subscribe(OPERATOR, ids.at(-1) ?? "", stop.signal))
        states.push(state);
    })();

    await vi.waitFor(async () => expect(await done()).toBeGreaterThan(10), SLOW);
    const closed = new Promise((resolve) => wire.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    const before = await done();
    expect(before).toBeLessThan(COUNT);
    await listen(port);
    await vi.waitFor(async () => expect(await done()).toBe(COUNT), SLOW);
    await watching;
    expect(states.at(-1)).toBe("succeeded");
    stop.abort();
    await work;
    const numbers = await database.knex("effects").orderBy("number").pluck<number[]>("number");
    expect(numbers).toEqual(Array.from({ length: COUNT }, (_, number) => number));
    await jobs.close();
    await knex.destroy();
  },
);
