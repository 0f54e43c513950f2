/** Watches jobs across processes: LISTEN on one connection, plus polling in case a notification is lost. */
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import { requireJob } from "./requests.ts";
import { isEnded, type Job } from "./schema.ts";
import { openSession } from "./session-store.ts";
import { CHANGES } from "./store.ts";

const POLL_INTERVAL_MS = 2_000;
const RECONNECT_AFTER_MS = 1_000;
/** Event name that matches every job; no job has this id. */
const ALL = "all";

export interface Watching {
  watch(id: string, signal: AbortSignal): AsyncIterable<Job>;
  close(): Promise<void>;
}

export function createWatching({ knex, log }: { knex: Knex; log: Log }): Watching {
  const changes = new EventTarget();
  const closing = new AbortController();
  let listening: Promise<void> | null = null;

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const session = await openSession(knex, {
          channels: [CHANGES],
          onNotice: (_channel, id) => changes.dispatchEvent(new Event(id)),
        });
        // Changes made before LISTEN was active.
        changes.dispatchEvent(new Event(ALL));
        await firstOf([session.lost, closing.signal]);
        await session.close();
      } catch (error) {
        log.debug({ err: error }, "Changes of jobs cannot be heard right now");
      }
      await delay(RECONNECT_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function* watch(id: string, signal: AbortSignal): AsyncIterable<Job> {
    listening ??= listen();
    const until = AbortSignal.any([signal, closing.signal]);
    let seen = "";
    while (!until.aborted) {
      // Subscribed before reading, so that a change during the read is not missed.
      const change = nextChange(changes, id, until);
      const job = await readJob(knex, id);
      const state = JSON.stringify(job);
      if (job && state !== seen) {
        seen = state;
        yield job;
        if (isEnded(job.state)) return;
      }
      await change;
    }
  }

  return {
    watch,
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Null while the database is unavailable. */
async function readJob(knex: Knex, id: string): Promise<Job | null> {
  try {
    return await requireJob(knex, id);
  } catch (error) {
    if (isDomainError(error) && error.code === "unavailable") return null;
    throw error;
  }
}

/** Resolves on a change, at the polling interval, or when the watch ends. */
function nextChange(changes: EventTarget, id: string, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      for (const name of [id, ALL]) changes.removeEventListener(name, end);
      until.removeEventListener("abort", end);
      resolve();
    }
    const timer = setTimeout(end, POLL_INTERVAL_MS);
    for (const name of [id, ALL]) changes.addEventListener(name, end);
    until.addEventListener("abort", end);
    if (until.aborted) end();
  });
}

function firstOf(signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
    }
  });
}
