/** The table `tracking_changes`: which clients' rows changed, noted by triggers of the tables they are read from. */
import type { Knex } from "knex";

/** Rows older than this are erased; whoever read longer ago reads everything again. */
export const CHANGES_KEPT_HOURS = 48;

export interface Changes {
  clientIds: string[];
  /** Where to read on: no transaction before it can still commit. */
  next: string;
}

/**
 * Changes by transactions from `since` on, the end of the last reading. A transaction gets its number when it begins to
 * write and may commit after later ones, so the next reading begins at the oldest that is still open and meets some
 * changes twice.
 */
export async function readChanges(knex: Knex, since: string): Promise<Changes> {
  const found: unknown = await knex.raw(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as next,
       array(select distinct client_id::text from tracking_changes where xid >= ?::xid8) as "clientIds"`,
    [since],
  );
  return (found as { rows: [Changes] }).rows[0];
}

/** Where a reading of everything begins. */
export async function readPosition(knex: Knex): Promise<string> {
  const found: unknown = await knex.raw("select pg_snapshot_xmin(pg_current_snapshot())::text as next");
  return (found as { rows: [Changes] }).rows[0].next;
}

export async function eraseOldChanges(knex: Knex): Promise<void> {
  await knex("tracking_changes")
    .whereRaw("changed_at < now() - make_interval(hours => ?)", [CHANGES_KEPT_HOURS])
    .delete();
}
