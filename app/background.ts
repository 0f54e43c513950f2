/** Work of this process that follows a commit. What a kill cuts off is found again by what the database holds. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";

export interface Background {
  /** Runs the work once the transaction is committed, and not at all when it is rolled back. */
  afterCommit(trx: Knex.Transaction, work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>();
  return {
    afterCommit(trx, work) {
      const task: Promise<void> = trx.executionPromise
        .then(
          () => work(),
          () => undefined,
        )
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, "work after a commit failed"))
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },

    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
