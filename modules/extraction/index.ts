/**
 * Reads clients' papers: their text, what they are and what is printed on them. Papers wait in a queue in PostgreSQL;
 * each is opened in a process of its own within limits, so that a hostile or broken one ends as unreadable.
 */
import { DomainError, OPERATOR, type Actor } from "#modules/kernel";
import { createReaderProcess } from "./adapters/reader-process.ts";
import type { Extraction, ExtractionDeps } from "./contract.ts";
import { createPreviews } from "./previewing.ts";
import { recover } from "./recovering.ts";
import { workOn } from "./working.ts";

export { createPgBossQueue } from "./adapters/pg-boss-queue.ts";
export type * from "./contract.ts";
export type { ReadingQueue } from "./ports.ts";

/** 19 gives way to everything else on the machine. */
const WORKER_NICENESS = 19;
const PREVIEW_NICENESS = 5;
const RECOVER_EVERY_MS = 60_000;

export function createExtraction({ knex, intake, queue, log }: ExtractionDeps): Extraction {
  const shower = createReaderProcess({ niceness: PREVIEW_NICENESS });
  return {
    ...createPreviews({ intake, reader: shower }),

    async work(actor, signal) {
      requireOperator(actor);
      const reader = createReaderProcess({ niceness: WORKER_NICENESS });
      let looking: Promise<void> | null = null;
      // A long queue takes longer to look through than the time between two looks.
      const putBack = () =>
        (looking ??= recover({ knex, intake, queue })
          .catch((error: unknown) => {
            log.warn({ err: error }, "Papers that fell out of the queue could not be looked for");
          })
          .finally(() => {
            looking = null;
          }));
      await putBack();
      const timer = setInterval(putBack, RECOVER_EVERY_MS);
      try {
        await workOn({ knex, intake, queue, reader, log }, signal);
      } finally {
        clearInterval(timer);
        reader.stop();
        await looking;
      }
    },

    async countUnread(actor) {
      requireOperator(actor);
      return (await intake.listUnread(OPERATOR)).length;
    },

    async close() {
      shower.stop();
      await queue.close();
    },
  };
}

function requireOperator(actor: Actor): void {
  if (actor.kind === "operator") return;
  throw new DomainError("forbidden", "Only the command line of this machine may run the reader of papers.");
}
