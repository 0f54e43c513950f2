import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { OPERATOR, silentLog } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import type { Schedule } from "./contract.ts";
import { createJobs } from "./index.ts";
import { fire } from "./schedules.ts";
import { createEffects, defineSmall, SMALL } from "./testing/small.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await createEffects(database.knex);
});
afterAll(() => database.drop());

const plain = (name: string, onTick: Schedule["onTick"]): Schedule => ({
  name,
  cron: "0 2 * * *",
  timeZone: "America/New_York",
  onTick,
});

it("fires each tick once with two processes", { timeout: 60_000 }, async () => {
  const { knex } = database;
  const ticks: number[] = [];
  const processes = [1, 2].map(() => {
    const jobs = createJobs({ knex, log: silentLog });
    defineSmall(jobs);
    jobs.schedule({
      ...plain("every-second", async (trx, tick) => {
        ticks.push(tick.getTime());
        await jobs.enqueue(trx, SMALL, {
          payload: { number: Math.floor(tick.getTime() / 1000) % 1_000_000 },
        });
      }),
      cron: "* * * * * *",
    });
    return jobs;
  });
  const stop = new AbortController();
  const work = Promise.all(processes.map((jobs) => jobs.work(OPERATOR, stop.signal)));
  await vi.waitFor(() => expect(ticks.length).toBeGreaterThan(2), { timeout: 40_000 });
  stop.abort();
  await work;
  expect(new Set(ticks).size).toBe(ticks.length);
  await Promise.all(processes.map((jobs) => jobs.close()));
});

it("fires no tick again after the clock was set back an hour", async () => {
  const { knex } = database;
  const onTick = vi.fn<Schedule["onTick"]>(async () => undefined);
  const hour = (value: number) => new Date(Date.UTC(2026, 10, 1, value));
  const at = (value: number) => fire(knex, plain("set-back", onTick), { tick: hour(value), next: null });
  expect(await at(5)).toBe(true);
  expect(await at(6)).toBe(true);
  expect(await at(5)).toBe(false);
  expect(await at(6)).toBe(false);
  expect(await at(7)).toBe(true);
  expect(onTick).toHaveBeenCalledTimes(3);
});

it("goes on after a clock that was years ahead", async () => {
  const { knex } = database;
  const schedule = plain("ahead", async () => undefined);
  expect(await fire(knex, schedule, { tick: new Date("2036-01-01"), next: null })).toBe(true);
  expect(await fire(knex, schedule, { tick: new Date("2026-11-01"), next: null })).toBe(true);
});

it("records no tick whose order failed", async () => {
  const { knex } = database;
  const tick = new Date("2026-11-01T07:00:00Z");
  const broken = plain("broken", () => Promise.reject(new Error("no")));
  await expect(fire(knex, broken, { tick, next: null })).rejects.toThrow("no");
  expect(
    await fire(
      knex,
      plain("broken", async () => undefined),
      { tick, next: null },
    ),
  ).toBe(true);
});

it("fires late, once, what was due while no process ran", async () => {
  const { knex } = database;
  const missed = new Date(Date.now() - 3_600_000);
  await knex("job_schedules").insert({ name: "nightly", last_tick_at: null, next_tick_at: missed });
  const onTick = vi.fn<Schedule["onTick"]>(async () => undefined);
  for (let start = 0; start < 2; start += 1) {
    const jobs = createJobs({ knex, log: silentLog });
    jobs.schedule(plain("nightly", onTick));
    await jobs.work(OPERATOR, AbortSignal.abort());
    await jobs.close();
  }
  expect(onTick.mock.calls.map(([, tick]) => tick)).toEqual([missed]);
});

it("refuses what is no expression or no time zone", () => {
  const jobs = createJobs({ knex: database.knex, log: silentLog });
  const schedule = plain("wrong", async () => undefined);
  expect(() => jobs.schedule({ ...schedule, cron: "at noon" })).toThrow("no cron expression");
  expect(() => jobs.schedule({ ...schedule, timeZone: "Mars/Olympus" })).toThrow("Mars");
});
