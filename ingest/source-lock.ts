import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { INGEST_LOCKS, lockedItems, lockOf, trySessionLock } from "#modules/platform";

/**
 * Runs a step while no other process ingests this source. The lock is gone with the process.
 * @throws DomainError `conflict` when another process ingests it.
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

/** Ids of those sources that a living process is ingesting. */
export function lockedSources(knex: Knex, sourceIds: string[]): Promise<string[]> {
  return lockedItems(knex, INGEST_LOCKS, sourceIds);
}
