import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** What a process said whose start failed at `step`; it has ended by itself, or this never resolves. */
async function saidBeforeItsEnd(step: "queue" | "listen"): Promise<unknown> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const script = fileURLToPath(new URL("./testing/half-start.ts", import.meta.url));
  const child = fork(script, [database.databaseUrl, step], { execArgv: ["--import", tsx] });
  try {
    const exit = once(child, "exit");
    const [said] = await once(child, "message");
    expect(await exit).toEqual([0, null]);
    return said;
  } finally {
    child.kill("SIGKILL");
  }
}

it("a worker that may not listen to all channels keeps no connection", async () => {
  expect(await saidBeforeItsEnd("listen")).toBe("refused 3");
});

it("a queue that cannot be created leaves no timer of the queues behind", async () => {
  await database.knex.raw("alter function job_queue.create_queue rename to create_no_queue");
  expect(await saidBeforeItsEnd("queue")).toMatch(/create_queue/);
});
