/** Throttles progress reports to a few writes a second; the latest is always stored. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { JobProgress } from "./schema.ts";
import { putProgress } from "./details-store.ts";

const BETWEEN_MS = 200;

export interface Reporter {
  report(progress: JobProgress): void;
  /** Stores a pending report and ignores later ones. */
  close(): Promise<void>;
}

export function createReporter({ knex, log }: { knex: Knex; log: Log }, jobId: string): Reporter {
  let newest: JobProgress | null = null;
  let storing: Promise<void> = Promise.resolve();
  let pause: NodeJS.Timeout | null = null;
  let isClosed = false;

  function store(): void {
    const progress = newest;
    newest = null;
    if (!progress) return;
    storing = storing
      .then(() => putProgress(knex, jobId, progress))
      .catch((error: unknown) => log.debug({ err: error, jobId }, "Progress of a job was not stored"));
  }

  return {
    report(progress) {
      if (isClosed) return;
      newest = progress;
      if (pause) return;
      store();
      pause = setTimeout(() => {
        pause = null;
        store();
      }, BETWEEN_MS);
    },
    async close() {
      isClosed = true;
      if (pause) clearTimeout(pause);
      store();
      await storing;
    },
  };
}
