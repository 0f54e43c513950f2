/** Last and next tick of each schedule. */
import type { Knex } from "knex";
import { lockOf, SCHEDULE_LOCKS, takeTransactionLock } from "#modules/platform";

export interface ScheduleRow {
  last: Date | null;
  next: Date | null;
}

/** Locks the row until the transaction ends. */
export async function lockSchedule(trx: Knex, name: string): Promise<ScheduleRow> {
  await takeTransactionLock(trx, lockOf(SCHEDULE_LOCKS, name));
  const row = await trx("job_schedules")
    .where({ name })
    .first<ScheduleRow | undefined>({ last: "last_tick_at", next: "next_tick_at" });
  return row ?? { last: null, next: null };
}

export async function putTick(trx: Knex, name: string, { last, next }: ScheduleRow): Promise<void> {
  await trx("job_schedules")
    .insert({ name, last_tick_at: last, next_tick_at: next })
    .onConflict("name")
    .merge(["last_tick_at", "next_tick_at"]);
}
