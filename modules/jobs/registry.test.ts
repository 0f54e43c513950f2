/** A queue whose start breaks off half-way must not keep the process alive. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentLog } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { stopBoss } from "./adapters/boss.ts";
import { createRegistry } from "./registry.ts";
import { SMALL } from "./testing/small.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Timers of pg-boss; those of the test's own connections come and go. */
const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

function registryWith(attempts: number) {
  const registry = createRegistry({ knex: database.knex, log: silentLog });
  registry.define({ ...SMALL, attempts }, { run: async () => undefined });
  return registry;
}

it("leaves no timer running when a queue cannot be made, and begins anew when asked again", async () => {
  const before = timers();
  // pg-boss refuses a queue without any attempt, after it has started.
  const broken = registryWith(0);
  await expect(broken.boss()).rejects.toThrow();
  await expect(broken.boss()).rejects.toThrow();
  await expect.poll(timers).toBeLessThanOrEqual(before);

  const whole = await registryWith(1).boss();
  expect(timers()).toBeGreaterThan(before);
  await stopBoss(whole);
});
