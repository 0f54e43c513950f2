/** Ticks of clocks: in one of several processes, each once, whatever their clocks do. */
import { schedule as startCron, validate } from "node-cron";
import pRetry from "p-retry";
import type { Knex } from "knex";
import { DomainError, type Log } from "#modules/kernel";
import type { Schedule } from "./contract.ts";
import { lockSchedule, putTick, type ScheduleRow } from "./schedules-store.ts";

/** A last tick so far ahead was written by a clock that was wrong then. */
const BEYOND_BELIEF_MS = 2 * 24 * 60 * 60 * 1000;

/** An hour of a try every ten seconds. */
const PATIENCE = { retries: 360, minTimeout: 10_000, factor: 1 };

/** @throws Error for an expression or a time zone that is none. */
export function checkSchedule({ name, cron, timeZone }: Schedule): void {
  if (!validate(cron)) throw new Error(`The schedule ${name} has no cron expression: ${cron}`);
  // Throws a RangeError for an unknown one.
  Intl.DateTimeFormat("en-US", { timeZone });
}

/** Starts the clocks; answers what stops them and waits for ticks under way. */
export async function runSchedules(
  deps: { knex: Knex; log: Log },
  schedules: readonly Schedule[],
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const ticking = new Set<Promise<void>>();
  const tasks = schedules.map((schedule) => {
    const fireAt = (tick: Date) => {
      const next = task.getNextRun();
      // A database that is away for a while costs no tick.
      const fired = pRetry(() => fire(deps.knex, schedule, { tick, next }), {
        ...PATIENCE,
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

/** Fires a tick unless it, or a later one, was fired before. Whether it did. */
export function fire(
  knex: Knex,
  { name, onTick }: Schedule,
  { tick, next }: { tick: Date; next: Date | null },
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const { last } = await lockSchedule(trx, name);
    if (last && tick <= last && last.getTime() - tick.getTime() < BEYOND_BELIEF_MS) return false;
    await onTick(trx, tick);
    await putTick(trx, name, { last: tick, next });
    return true;
  });
}

/** A tick that came while no process ran is fired late, once. */
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
    // The database may be away; the next tick comes in any case.
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
