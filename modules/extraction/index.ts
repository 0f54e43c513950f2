/**
 * Extracts text, class and tags from clients' documents. Extraction is a job; each document is opened in a child
 * process within limits, so that a hostile or broken one ends up as unreadable.
 */
import { DomainError, OPERATOR } from "#modules/kernel";
import { createReaderPool } from "./adapters/reader-pool.ts";
import type { Extraction, ExtractionDeps } from "./contract.ts";
import { createExtractionJob, READ_PAPER } from "./extraction-job.ts";
import { READERS } from "./limits.ts";
import { createPreviews } from "./previewing.ts";
import { createScanReader } from "./scan-reader.ts";

export type * from "./contract.ts";
export { queuePaper } from "./extraction-job.ts";

/** Lowest scheduling priority. */
const WORKER_NICENESS = 19;
const PREVIEW_NICENESS = 5;

/** Defines the extraction job, and creates the previews. */
export function createExtraction({ knex, intake, jobs, log, hiddenFolder }: ExtractionDeps): Extraction {
  const previewReader = createReaderPool(READERS, { niceness: PREVIEW_NICENESS, hiddenFolder });
  const reader = createReaderPool(READERS, { niceness: WORKER_NICENESS, hiddenFolder });
  const scans = createScanReader(hiddenFolder);
  jobs.define(READ_PAPER, createExtractionJob({ knex, intake, jobs, reader, log }));
  return {
    ...createPreviews({ intake, reader: previewReader }),
    scans,

    async countUnread(actor) {
      if (actor.kind !== "operator") {
        throw new DomainError(
          "forbidden",
          "Only the command line of this machine may run the reader of papers.",
        );
      }
      return (await intake.listUnread(OPERATOR)).length;
    },

    async close() {
      previewReader.stop();
      reader.stop();
      scans.stop();
    },
  };
}
