/** Periodic maintenance. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Registry } from "./registry.ts";
import { prune } from "./store.ts";

interface MaintenanceDeps {
  knex: Knex;
  registry: Registry;
  log: Log;
}

const MAINTENANCE_INTERVAL_MS = 60_000;

/** Calls each type's `reconcile`, and deletes old jobs. */
export function maintainEveryMinute({ knex, registry, log }: MaintenanceDeps): { stop(): Promise<void> } {
  let maintenance: Promise<void> | null = null;
  async function maintain(): Promise<void> {
    try {
      await prune(knex);
      for (const { handler } of registry.all()) await handler.reconcile?.();
    } catch (error) {
      log.warn({ err: error }, "Work without a job could not be looked for");
    }
  }
  // Skips a run while the previous one is in progress.
  const start = () =>
    (maintenance ??= maintain().finally(() => {
      maintenance = null;
    }));
  void start();
  const timer = setInterval(start, MAINTENANCE_INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await maintenance;
    },
  };
}
