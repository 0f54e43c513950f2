/** Kills worker processes amid many small jobs and checks the results. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, vi } from "vitest";
import { testDatabase } from "../../../tests/harness.ts";
import { OPERATOR, silentLog } from "#modules/kernel";
import { createJobs } from "../index.ts";
import { createEffects, defineSmall, SMALL } from "./small.ts";

const AT_ONCE = 200;
const LONGEST_LIFE_MS = 500;
const SLOW = { timeout: 120_000, interval: 50 };

/** 200 jobs wait at each kill; in the end each has taken effect once. The next worker starts before each kill. */
export async function expectJobsToSurvive(kills: number): Promise<void> {
  const database = await testDatabase();
  const { knex, databaseUrl } = database;
  const jobs = createJobs({ knex, log: silentLog });
  defineSmall(jobs);
  await jobs.prepare();
  await createEffects(knex);
  let number = 0;
  async function topUp(): Promise<void> {
    const { total: waiting } = await jobs.list(OPERATOR, { states: ["waiting"] });
    await knex.transaction(async (trx) => {
      for (let made = waiting; made < AT_ONCE; made += 1) {
        number += 1;
        await jobs.enqueue(trx, SMALL, { payload: { number } });
      }
    });
  }
  const workers: ChildProcess[] = [];
  const start = async () => {
    const worker = await startWorker(databaseUrl);
    workers.push(worker);
    return worker;
  };
  try {
    let next = start();
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await next;
      next = start();
      await topUp();
      await delay(Math.random() * LONGEST_LIFE_MS);
      worker.kill("SIGKILL");
      await once(worker, "exit");
    }
    await next;
    await vi.waitFor(async () => {
      const { total } = await jobs.list(OPERATOR, { states: ["waiting", "running"] });
      expect(total).toBe(0);
    }, SLOW);
    const numbers = await knex("effects").orderBy("number").pluck<number[]>("number");
    expect(numbers).toEqual(Array.from({ length: number }, (_, index) => index + 1));
    expect((await jobs.list(OPERATOR, { states: ["succeeded"] })).total).toBe(number);
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await jobs.close();
    await database.drop();
  }
}

export async function startWorker(databaseUrl: string): Promise<ChildProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const worker = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), [databaseUrl], {
    execArgv: ["--import", tsx],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(worker, "message");
  return worker;
}
