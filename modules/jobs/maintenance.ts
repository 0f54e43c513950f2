/** Periodic maintenance. */
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

/** Calls each type's `reconcile`, and deletes old jobs. */
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
  // Skips a run while the previous one is in progress.
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
