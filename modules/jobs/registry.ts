/** Job types defined by the composition root, and their queues. */
import { JOB_QUEUES_LOCK, withTransactionLock } from "#modules/platform";
import { putQueue, startBoss, stopBoss, type Boss } from "./adapters/boss.ts";
import type { JobHandler, JobsDeps, JobType } from "./contract.ts";

export interface Definition {
  type: JobType;
  handler: JobHandler<unknown>;
}

export interface Registry {
  define(type: JobType, handler: JobHandler<unknown>): void;
  find(name: string): Definition | undefined;
  all(): Definition[];
  /** Started pg-boss with a queue for each type defined so far. */
  boss(): Promise<Boss>;
}

export function createRegistry(deps: JobsDeps): Registry {
  const definitions = new Map<string, Definition>();
  let ready: Promise<Boss> | null = null;

  async function start(): Promise<Boss> {
    const boss = await startBoss(deps);
    try {
      // Queues are tables: processes that make them at the same moment would block one another.
      await withTransactionLock(deps.knex, JOB_QUEUES_LOCK, async () => {
        for (const { type } of definitions.values()) await putQueue(boss, type);
      });
      return boss;
    } catch (error) {
      await stopBoss(boss);
      throw error;
    }
  }

  return {
    define(type, handler) {
      if (definitions.has(type.name)) throw new Error(`The job type ${type.name} is defined twice.`);
      definitions.set(type.name, { type, handler });
      ready = null;
    },
    find: (name) => definitions.get(name),
    all: () => [...definitions.values()],
    boss() {
      ready ??= start().catch((error: unknown) => {
        ready = null;
        throw error;
      });
      return ready;
    },
  };
}
