/**
 * pg-boss over the product's own connections. Its rows are the one truth about a job's state; its own workers, clock
 * and maintenance stay off, since liveness here is a lock and not an expiry.
 */
import PgBoss from "pg-boss";
import type { Knex } from "knex";
import type { JobsDeps, JobType } from "../contract.ts";

export type Boss = PgBoss;

export const BOSS_SCHEMA = "job_queue";
/** Longest a job may wait before pg-boss would drop it: in effect for ever. */
const RETENTION_DAYS = 3650;
/** pg-boss's own expiry is never looked at; this is its longest. */
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
  return boss.start();
}

/** Makes the queue of a type, or brings its settings up to date; jobs that wait keep theirs. */
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

/** pg-boss's statements on a pool, or in a transaction of Knex. It writes numbered placeholders, which Knex would not pass on. */
export function bossConnection(knex: Knex): PgBoss.Db {
  const pool = knex.client as Pool;
  return {
    async executeSql(text: string, values: unknown[]) {
      const connection = await pool.acquireConnection();
      try {
        return await connection.query(text, values);
      } finally {
        await pool.releaseConnection(connection);
      }
    },
  };
}

/** The same on a connection of the driver. */
export function rawConnection(connection: Connection): PgBoss.Db {
  return { executeSql: (text: string, values: unknown[]) => connection.query(text, values) };
}
