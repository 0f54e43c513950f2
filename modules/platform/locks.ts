/** Advisory locks of PostgreSQL: between processes, and gone with the connection that holds them. */
import type { Knex } from "knex";
import type { LockKey, LockSpace } from "./lock-names.ts";

/** Runs `work` in a transaction that holds the lock until it ends; others wait for it. */
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

/** As `withTransactionLock`, but null, without working, when another transaction holds the lock. */
export function tryTransactionLock<Result>(
  knex: Knex,
  lock: LockKey,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result | null> {
  return knex.transaction(async (trx) => ((await tryTakeTransactionLock(trx, lock)) ? work(trx) : null));
}

/** A lock that outlives transactions, on a connection of its own. */
export interface SessionLock {
  /** Lets others have it; harmless when the connection, and the lock with it, is gone. */
  release(): Promise<void>;
}

/** Takes a lock for as long as its connection lives; null when another session holds it. */
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
 * A condition: some living session of this database holds the lock of the item that `item`, an expression of SQL,
 * names. `objsubid` 2: locks of two numbers.
 */
export function isLocked(space: LockSpace, item: string): LockKey {
  const sql = `exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = (${space.sql}::bigint & 4294967295)::oid
    and objid = (hashtext(${item})::bigint & 4294967295)::oid)`;
  return { sql, bindings: [space.name] };
}

/** Ids of those items whose lock some living session of this database holds. */
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
