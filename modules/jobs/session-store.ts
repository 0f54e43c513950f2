/**
 * A dedicated connection outside the pool: it receives notifications and holds the locks of running jobs, which end
 * with it when its process dies.
 */
import type { Knex } from "knex";
import type { Client, Notification } from "pg";
import { JOB_LOCKS, lockOf, numbered } from "#modules/platform";
import { CHANGES, type Claim } from "./store.ts";

export interface Session {
  /** Runs one piece of work at a time, in call order. */
  exclusively<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  /** Aborts when the connection is lost, for any reason. */
  readonly lost: AbortSignal;
  close(): Promise<void>;
}

interface RawConnections {
  acquireRawConnection(): Promise<Client>;
  destroyRawConnection(client: Client): Promise<void>;
}

export interface SessionOptions {
  channels: readonly string[];
  onNotice(channel: string, payload: string): void;
}

/** @throws Error when the database is unavailable. */
export async function openSession(knex: Knex, { channels, onNotice }: SessionOptions): Promise<Session> {
  const pool = knex.client as RawConnections;
  const client = await pool.acquireRawConnection();
  const lost = new AbortController();
  const lose = () => lost.abort(new Error("The connection to the database was lost."));
  client.on("error", lose).on("end", lose);
  client.on("notification", ({ channel, payload }: Notification) => onNotice(channel, payload ?? ""));
  try {
    for (const channel of channels) await client.query(`listen ${channel}`);
  } catch (error) {
    await pool.destroyRawConnection(client).catch(() => undefined);
    throw error;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    exclusively(work) {
      const result = last.then(() => {
        lost.signal.throwIfAborted();
        return work(client);
      });
      last = result.catch(() => undefined);
      return result;
    },
    lost: lost.signal,
    async close() {
      await last;
      if (!lost.signal.aborted) await pool.destroyRawConnection(client).catch(() => undefined);
    },
  };
}

/** Commits after `work`, or rolls back when it throws. */
export async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * Whether this connection got the lock of a job; also notifies subscribers that it runs. Session locks count: each
 * successful call needs its own `unlock`.
 */
export async function tryLock(client: Client, { id, data }: Claim): Promise<boolean> {
  const lock = numbered(lockOf(JOB_LOCKS, data.lock));
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${lock.sql}) as locked, pg_notify($3, $4)`,
    [...lock.bindings, CHANGES, id],
  );
  return rows[0]?.locked ?? false;
}

export async function unlock(client: Client, { data }: Claim): Promise<void> {
  const lock = numbered(lockOf(JOB_LOCKS, data.lock));
  await client.query(`select pg_advisory_unlock(${lock.sql})`, [...lock.bindings]);
}
