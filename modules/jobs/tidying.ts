/** What is looked after every minute, whatever else there is to do. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Registry } from "./registry.ts";
import { prune } from "./store.ts";

interface TidyingDeps {
  knex: Knex;
  registry: Registry;
  log: Log;
}

const TIDY_EVERY_MS = 60_000;

/** Lets each type find what should have a job, and forgets old ones. */
export function tidyEveryMinute({ knex, registry, log }: TidyingDeps): { stop(): Promise<void> } {
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
