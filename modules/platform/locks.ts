/** PostgreSQL advisory locks: they work between processes, and end with the connection that holds them. */
import type { Knex } from "knex";
import type { LockKey, LockSpace } from "./lock-names.ts";

/** Runs `work` in a transaction that waits for the lock and holds it until the end. */
export function withTransactionLock<Result>(
  knex: Knex,
  lock: LockKey,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return knex.transaction(async (trx) => {
    await takeTransactionLock(trx, lock);
    return work(trx);
  });
}

/** Waits for the lock and holds it until this transaction ends. */
export async function takeTransactionLock(trx: Knex, lock: LockKey): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(${lock.sql})`, [...lock.bindings]);
}

/** Takes the lock until this transaction ends; false when another session holds it. */
export async function tryTakeTransactionLock(trx: Knex, lock: LockKey): Promise<boolean> {
  const { rows } = await trx.raw<Answer>(`select pg_try_advisory_xact_lock(${lock.sql}) as answer`, [
    ...lock.bindings,
  ]);
  return rows[0]?.answer ?? false;
}

/** Like `withTransactionLock`, but returns null without running `work` when another session holds the lock. */
export function tryTransactionLock<Result>(
  knex: Knex,
  lock: LockKey,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result | null> {
  return knex.transaction(async (trx) => ((await tryTakeTransactionLock(trx, lock)) ? work(trx) : null));
}

/** A lock that outlives transactions, on its own connection. */
export interface SessionLock {
  /** Releases the lock; no effect when the connection, and with it the lock, is gone. */
  release(): Promise<void>;
}

/** Takes a lock for the lifetime of its connection; null when another session holds it. */
export async function trySessionLock(knex: Knex, lock: LockKey): Promise<SessionLock | null> {
  const connection: unknown = await knex.client.acquireConnection();
  const giveBack = () => knex.client.releaseConnection(connection) as Promise<void>;
  const ask = async (call: string): Promise<boolean> => {
    const question = knex.raw(`select ${call}(${lock.sql}) as answer`, [...lock.bindings]);
    const { rows } = (await question.connection(connection)) as Answer;
    return rows[0]?.answer ?? false;
  };
  let isHeld = false;
  try {
    isHeld = await ask("pg_try_advisory_lock");
  } finally {
    if (!isHeld) await giveBack();
  }
  return isHeld ? { release: () => ask("pg_advisory_unlock").then(giveBack, giveBack) } : null;
}

/**
 * SQL condition: a living session of this database holds the lock of the item that the SQL expression `item` names.
 * `objsubid` 2: locks of two numbers.
 */
export function isLocked(space: LockSpace, item: string): LockKey {
  const sql = `exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = (${space.sql}::bigint & 4294967295)::oid
    and objid = (hashtext(${item})::bigint & 4294967295)::oid)`;
  return { sql, bindings: [space.name] };
}

/** Those of these ids whose lock a living session of this database holds. */
export async function lockedItems(knex: Knex, space: LockSpace, itemIds: string[]): Promise<string[]> {
  const locked = isLocked(space, "id");
  const { rows } = (await knex.raw(`select id from unnest(?::text[]) id where ${locked.sql}`, [
    itemIds,
    ...locked.bindings,
  ])) as { rows: { id: string }[] };
  return rows.map((row) => row.id);
}

interface Answer {
  rows: { answer: boolean }[];
}
