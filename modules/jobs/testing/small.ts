/** Test fixture: a job type whose effect is a row, committed with the job's end. */
import type { Knex } from "knex";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Jobs, JobType } from "../contract.ts";

export const SMALL: JobType<{ number: number }> = {
  name: "test-small",
  payload: z.object({ number: z.number() }),
  attempts: 100,
  pauseSeconds: 1,
  expirySeconds: 60,
  concurrency: 4,
};

export async function createEffects(knex: Knex): Promise<void> {
  await knex.schema.createTable("effects", (t) => {
    t.integer("number");
  });
}

export function defineSmall(jobs: Jobs, workMs = 3): void {
  jobs.define(SMALL, {
    async run({ payload, finish }) {
      await delay(Math.random() * 2 * workMs);
      await finish(async (trx) => {
        await trx("effects").insert({ number: payload.number });
        await delay(Math.random() * 2 * workMs);
      });
    },
  });
}
