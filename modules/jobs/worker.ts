/** The worker: runs due jobs of all types, each type up to its own number at once, until it is told to stop. */
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import { createBell } from "./bell.ts";
import { recover } from "./recovering.ts";
import type { Definition, Registry } from "./registry.ts";
import { startTry, type Try } from "./running.ts";
import { openSession, type Session } from "./session-store.ts";
import { ARRIVALS, CANCELS, listCancelRequests, listDueNames, prune, type Claim } from "./store.ts";
import { createTaking, type Taking } from "./taking.ts";
import type { Boss } from "./adapters/boss.ts";

export interface WorkerDeps {
  knex: Knex;
  registry: Registry;
  log: Log;
}

/** For what no notice tells: pauses that end, dead workers, notices that were lost. */
const LOOK_EVERY_MS = 1_000;
const TIDY_EVERY_MS = 60_000;
const RECONNECT_AFTER_MS = 500;

/** Works until `signal` aborts, whatever happens to the database meanwhile. */
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

/** Works until `signal` aborts or the connection is lost; then nothing of it runs any more. */
async function workConnected(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  const boss = await deps.registry.boss();
  const bell = createBell();
  const due = new Set<string>();
  const tries = new Map<string, Try>();
  const session = await openSession(deps.knex, {
    channels: [ARRIVALS, CANCELS],
    onNotice(channel, payload) {
      if (channel === CANCELS) tries.get(payload)?.cut("canceled");
      else if (deps.registry.find(payload)) due.add(payload);
      bell.ring();
    },
  });
  const crew = createCrew({ ...deps, boss, tries, taking: createTaking(session, boss) }, (name) => {
    due.add(name);
    bell.ring();
  });
  const tidying = tidyEveryMinute(deps);
  const over = () => signal.aborted || session.lost.aborted;
  signal.addEventListener("abort", bell.ring);
  session.lost.addEventListener("abort", bell.ring);
  try {
    let lookedAt = -Infinity;
    while (!over()) {
      try {
        if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
          lookedAt = performance.now();
          await look(deps, { boss, tries, due });
        }
        // Those of now: jobs that end meanwhile add to them, and the next look must not wait for ever.
        for (const name of [...due]) {
          due.delete(name);
          if (!over()) await crew.fill(name);
        }
      } catch (error) {
        // What runs goes on; a connection that is lost ends this loop.
        deps.log.warn({ err: error }, "New jobs cannot be taken right now");
      }
      if (due.size === 0 && !over()) await bell.rung(LOOK_EVERY_MS);
    }
  } finally {
    signal.removeEventListener("abort", bell.ring);
    await endAll(tries, session);
    await tidying.stop();
  }
}

async function endAll(tries: Map<string, Try>, session: Session): Promise<void> {
  const left = [...tries.values()];
  for (const one of left) one.cut("stopped");
  await Promise.all(left.map(({ ended }) => ended));
  await session.close();
}

interface Look {
  boss: Boss;
  tries: Map<string, Try>;
  due: Set<string>;
}

async function look({ knex, registry, log }: WorkerDeps, { boss, tries, due }: Look): Promise<void> {
  await recover({ knex, boss, registry, log });
  if (tries.size > 0) {
    for (const id of await listCancelRequests(knex, [...tries.keys()])) tries.get(id)?.cut("canceled");
  }
  const names = registry.all().map(({ type }) => type.name);
  for (const name of await listDueNames(knex, names)) due.add(name);
}

interface CrewDeps extends WorkerDeps {
  boss: Boss;
  taking: Taking;
  tries: Map<string, Try>;
}

/** Starts tries while their types have room. `onRoom` is told of each that ended. */
function createCrew({ tries, taking, ...deps }: CrewDeps, onRoom: (name: string) => void) {
  function start(definition: Definition, claim: Claim): void {
    const one = startTry(deps, definition, claim);
    tries.set(claim.id, one);
    void one.ended
      .then(() => taking.release(claim))
      .catch((error: unknown) => deps.log.debug({ err: error }, "The lock of a job was not given back"))
      .finally(() => {
        tries.delete(claim.id);
        onRoom(claim.name);
      });
  }

  const countOf = (name: string) => [...tries.values()].filter(({ claim }) => claim.name === name).length;

  return {
    async fill(name: string): Promise<void> {
      const definition = deps.registry.find(name);
      if (!definition) return;
      while (countOf(name) < definition.type.concurrency) {
        const claim = await taking.take(name);
        if (!claim) return;
        if (claim !== "busy") start(definition, claim);
      }
    },
  };
}

/** Lets each type find what should have a job, and forgets old ones. */
function tidyEveryMinute({ knex, registry, log }: WorkerDeps) {
  let tidying: Promise<void> | null = null;
  async function tidy(): Promise<void> {
    try {
      await prune(knex);
      for (const { handler } of registry.all()) await handler.reconcile?.();
    } catch (error) {
      log.warn({ err: error }, "Work without a job could not be looked for");
    }
  }
  // A long list takes longer to look through than the time between two looks.
  const start = () =>
    (tidying ??= tidy().finally(() => {
      tidying = null;
    }));
  void start();
  const timer = setInterval(start, TIDY_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}
