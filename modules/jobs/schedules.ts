/** Fires each tick of a schedule once among all processes, even if their clocks differ or change. */
import { schedule as startCron, validate } from "node-cron";
import pRetry from "p-retry";
import type { Knex } from "knex";
import { DomainError, type Log } from "#modules/kernel";
import type { Schedule } from "./contract.ts";
import { lockSchedule, putTick, type ScheduleRow } from "./schedules-store.ts";

/** A last tick this far in the future was written by a wrong clock and is ignored. */
const CLOCK_ERROR_MS = 2 * 24 * 60 * 60 * 1000;

/** A retry every ten seconds for an hour. */
const RETRIES = { retries: 360, minTimeout: 10_000, factor: 1 };

/** @throws Error for an invalid expression or time zone. */
export function checkSchedule({ name, cron, timeZone }: Schedule): void {
  if (!validate(cron)) throw new Error(`The schedule ${name} has no cron expression: ${cron}`);
  // Throws a RangeError for an unknown time zone.
  Intl.DateTimeFormat("en-US", { timeZone });
}

/** Starts the schedules. The returned function stops them and waits for ticks in progress. */
export async function runSchedules(
  deps: { knex: Knex; log: Log },
  schedules: readonly Schedule[],
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const ticking = new Set<Promise<void>>();
  const tasks = schedules.map((schedule) => {
    const fireAt = (tick: Date) => {
      const next = task.getNextRun();
      // A database outage does not lose the tick.
      const fired = pRetry(() => fire(deps.knex, schedule, { tick, next }), {
        ...RETRIES,
        signal: stopping.signal,
      }).then(
        () => undefined,
        (error: unknown) => {
          if (stopping.signal.aborted) return;
          deps.log.error({ err: error, schedule: schedule.name }, "A tick of a schedule failed");
        },
      );
      ticking.add(fired);
      void fired.then(() => ticking.delete(fired));
    };
    const task = startCron(schedule.cron, ({ date }) => fireAt(wholeSecond(date)), {
      timezone: schedule.timeZone,
      suppressMissedWarning: true,
    });
    task.on("execution:missed", ({ date }) => fireAt(wholeSecond(date)));
    return { task, schedule };
  });
  for (const { task, schedule } of tasks) await catchUp(deps, schedule, task.getNextRun());
  return async () => {
    stopping.abort();
    for (const { task } of tasks) await task.destroy();
    await Promise.all(ticking);
  };
}

/** Fires a tick unless it, or a later one, has fired. Whether it fired. */
export function fire(
  knex: Knex,
  { name, onTick }: Schedule,
  { tick, next }: { tick: Date; next: Date | null },
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const { last } = await lockSchedule(trx, name);
    if (last && tick <= last && last.getTime() - tick.getTime() < CLOCK_ERROR_MS) return false;
    await onTick(trx, tick);
    await putTick(trx, name, { last: tick, next });
    return true;
  });
}

/** Fires the tick that was missed while no process ran, late and once. */
async function catchUp(
  { knex, log }: { knex: Knex; log: Log },
  schedule: Schedule,
  next: Date | null,
): Promise<void> {
  try {
    const missed = await knex.transaction(async (trx) => {
      const row: ScheduleRow = await lockSchedule(trx, schedule.name);
      if (!row.last) await putTick(trx, schedule.name, { last: row.last, next });
      return row.next && row.next <= new Date() ? row.next : null;
    });
    if (missed) await fire(knex, schedule, { tick: missed, next });
  } catch (error) {
    // The database may be unavailable; the next tick fires anyway.
    const known = error instanceof DomainError;
    log.warn(
      { err: error, known, schedule: schedule.name },
      "Missed ticks of a schedule were not looked for",
    );
  }
}

function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
