import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { INGEST_LOCKS, lockedItems, lockOf, trySessionLock } from "#modules/platform";

/**
 * Runs a step under the lock of this source. The lock ends with the process.
 * @throws DomainError `conflict` while another process holds it.
 */
export async function withSourceLock<T>(knex: Knex, sourceId: string, step: () => Promise<T>): Promise<T> {
  const lock = await trySessionLock(knex, lockOf(INGEST_LOCKS, sourceId));
  if (!lock) {
    throw new DomainError(
      "conflict",
      `Another ingest of ${sourceId} is running. Wait for it, or stop it, and try again.`,
    );
  }
  try {
    return await step();
  } finally {
    await lock.release();
  }
}

/** Ids of the sources locked by a running process. */
export function lockedSources(knex: Knex, sourceIds: string[]): Promise<string[]> {
  return lockedItems(knex, INGEST_LOCKS, sourceIds);
}
