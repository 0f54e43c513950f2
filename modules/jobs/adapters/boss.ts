/**
 * pg-boss over the product's own connections. Its rows are the only record of a job's state; its workers, clock and
 * maintenance stay off, since a lock proves that a job runs, not an expiry time.
 */
import PgBoss from "pg-boss";
import type { Knex } from "knex";
import { databaseError } from "#modules/platform";
import type { JobsDeps, JobType } from "../contract.ts";

export type Boss = PgBoss;

export const BOSS_SCHEMA = "job_queue";
/** Longest time a job may wait before pg-boss would drop it: effectively forever. */
const RETENTION_DAYS = 3650;
/** pg-boss's own expiry is unused; this is its maximum. */
const BOSS_EXPIRY_S = 23 * 60 * 60;

/** @throws Error when the schema is missing: migrate first. */
export async function startBoss({ knex, log }: JobsDeps): Promise<Boss> {
  const boss = new PgBoss({
    db: bossConnection(knex),
    schema: BOSS_SCHEMA,
    schedule: false,
    supervise: false,
    retentionDays: RETENTION_DAYS,
  });
  boss.on("error", (error) => log.warn({ err: error }, "The queue of jobs"));
  try {
    return await boss.start();
  } catch (error) {
    await stopBoss(boss);
    throw error;
  }
}

/** Ends its timers, which would keep this process alive. */
export async function stopBoss(boss: Boss): Promise<void> {
  await boss.stop({ graceful: false, wait: false });
}

/** Creates the queue of a type, or updates its settings; waiting jobs keep theirs. */
export async function putQueue(boss: Boss, { name, attempts, pauseSeconds }: JobType): Promise<void> {
  const settings = {
    name,
    retryLimit: attempts - 1,
    retryDelay: pauseSeconds,
    retryBackoff: true,
    expireInSeconds: BOSS_EXPIRY_S,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** Runs pg-boss's statements on a pool or in a Knex transaction. Knex would not pass on numbered placeholders. */
export function bossConnection(knex: Knex): PgBoss.Db {
  const pool = knex.client as Pool;
  return {
    async executeSql(text: string, values: unknown[]) {
      const connection = await pool.acquireConnection();
      try {
        return await connection.query(text, values);
      } catch (error) {
        throw databaseError(error);
      } finally {
        await pool.releaseConnection(connection);
      }
    },
  };
}

/** The same on a raw pg connection. */
export function rawConnection(connection: Connection): PgBoss.Db {
  return { executeSql: (text: string, values: unknown[]) => connection.query(text, values) };
}
