import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connect } from "#db";
import { OPERATOR, silentLog } from "#modules/kernel";
import { openDatabaseWire, type DatabaseWire } from "../../tests/fakes/database-wire.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { createJobs } from "./index.ts";
import { createEffects, defineSmall, SMALL } from "./testing/small.ts";

const SLOW = { timeout: 60_000, interval: 50 };
const COUNT = 300;

let database: TestDatabase;
let wire: DatabaseWire;
beforeAll(async () => {
  database = await testDatabase();
  wire = await openDatabaseWire(database.databaseUrl);
});
afterAll(async () => {
  await wire.cut();
  await database.drop();
});

it(
  "goes on where it was after the database was away, and watchers hear the end",
  { timeout: 120_000 },
  async () => {
    const knex = connect(wire.url);
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
    await wire.cut();
    const before = await done();
    expect(before).toBeLessThan(COUNT);
    await wire.mend();
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
