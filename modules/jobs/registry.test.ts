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

function registryWith(name: string) {
  const registry = createRegistry({ knex: database.knex, log: silentLog });
  registry.define({ ...SMALL, name }, { run: async () => undefined });
  return registry;
}

it("leaves no timer running when a queue cannot be made, and begins anew when asked again", async () => {
  const before = timers();
  const broken = registryWith("no name for a queue!");
  await expect(broken.boss()).rejects.toThrow();
  await expect(broken.boss()).rejects.toThrow();
  await expect.poll(timers).toBeLessThanOrEqual(before);

  const whole = await registryWith("test-registry").boss();
  expect(timers()).toBeGreaterThan(before);
  await stopBoss(whole);
});
