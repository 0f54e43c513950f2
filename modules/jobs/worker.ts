/** The worker: runs due jobs of all types, each up to its concurrency, until stopped. */
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Boss } from "./adapters/boss.ts";
import { createClaiming } from "./claiming.ts";
import { listCancelRequests } from "./details-store.ts";
import { maintainEveryMinute } from "./maintenance.ts";
import { recover } from "./recovering.ts";
import type { Registry } from "./registry.ts";
import type { Try } from "./running.ts";
import { openSession, type Session } from "./session-store.ts";
import { ARRIVALS, CANCELS, listDueNames } from "./store.ts";
import { createTryPool } from "./try-pool.ts";
import { createWakeSignal } from "./wake-signal.ts";

export interface WorkerDeps {
  knex: Knex;
  registry: Registry;
  log: Log;
}

/** Polling finds what no notification announces: ended pauses, dead workers, lost notifications. */
const POLL_INTERVAL_MS = 1_000;
const RECONNECT_AFTER_MS = 500;

/** Runs until `signal` aborts; reconnects after database outages. */
export async function workOn(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await workConnected(deps, signal);
    } catch (error) {
      deps.log.warn({ err: error }, "Jobs cannot be worked on right now");
    }
    await delay(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Runs until `signal` aborts or the connection is lost; all its attempts have ended when this resolves. */
async function workConnected(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  const boss = await deps.registry.boss();
  const wakeSignal = createWakeSignal();
  const due = new Set<string>();
  const tries = new Map<string, Try>();
  const session = await openSession(deps.knex, {
    channels: [ARRIVALS, CANCELS],
    onNotice(channel, payload) {
      if (channel === CANCELS) tries.get(payload)?.abort("canceled");
      else if (deps.registry.find(payload)) due.add(payload);
      wakeSignal.signal();
    },
  });
  const pool = createTryPool({ ...deps, boss, tries, claiming: createClaiming(session) }, (name) => {
    due.add(name);
    wakeSignal.signal();
  });
  const maintenance = maintainEveryMinute(deps);
  const over = () => signal.aborted || session.lost.aborted;
  let polledAt = -Infinity;
  async function round(): Promise<void> {
    if (performance.now() - polledAt >= POLL_INTERVAL_MS) {
      polledAt = performance.now();
      await poll(deps, { boss, tries, due });
    }
    // A snapshot: jobs that end meanwhile add names, and polling must not be delayed forever.
    for (const name of [...due]) {
      due.delete(name);
      if (!over()) await pool.fill(name);
    }
  }
  signal.addEventListener("abort", wakeSignal.signal);
  session.lost.addEventListener("abort", wakeSignal.signal);
  try {
    while (!over()) {
      await round().catch((error: unknown) => {
        // Running jobs go on; a lost connection ends this loop.
        deps.log.warn({ err: error }, "New jobs cannot be taken right now");
      });
      if (due.size === 0 && !over()) await wakeSignal.wait(POLL_INTERVAL_MS);
    }
  } finally {
    signal.removeEventListener("abort", wakeSignal.signal);
    await endAll(tries, session);
    await maintenance.stop();
  }
}

async function endAll(tries: Map<string, Try>, session: Session): Promise<void> {
  const left = [...tries.values()];
  for (const one of left) one.abort("stopped");
  await Promise.all(left.map(({ ended }) => ended));
  await session.close();
}

interface Poll {
  boss: Boss;
  tries: Map<string, Try>;
  due: Set<string>;
}

async function poll({ knex, registry, log }: WorkerDeps, { boss, tries, due }: Poll): Promise<void> {
  await recover({ knex, boss, registry, log });
  if (tries.size > 0) {
    for (const id of await listCancelRequests(knex, [...tries.keys()])) tries.get(id)?.abort("canceled");
  }
  const names = registry.all().map(({ type }) => type.name);
  for (const name of await listDueNames(knex, names)) due.add(name);
}
