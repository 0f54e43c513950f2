/**
 * Reads clients' papers: their text, what they are and what is printed on them. Reading is a job; each paper is opened
 * in a process of its own within limits, so that a hostile or broken one ends as unreadable.
 */
import { DomainError, OPERATOR } from "#modules/kernel";
import { createReaderProcess } from "./adapters/reader-process.ts";
import type { Extraction, ExtractionDeps } from "./contract.ts";
import { createPreviews } from "./previewing.ts";
import { createPaperJob, READ_PAPER } from "./working.ts";

export type * from "./contract.ts";
export { queuePaper } from "./working.ts";

/** 19 gives way to everything else on the machine. */
const WORKER_NICENESS = 19;
const PREVIEW_NICENESS = 5;

/** Defines the job that reads papers, beside the previews. */
export function createExtraction({ knex, intake, jobs, log }: ExtractionDeps): Extraction {
  const shower = createReaderProcess({ niceness: PREVIEW_NICENESS });
  const reader = createReaderProcess({ niceness: WORKER_NICENESS });
  jobs.define(READ_PAPER, createPaperJob({ knex, intake, jobs, reader, log }));
  return {
    ...createPreviews({ intake, reader: shower }),

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
      shower.stop();
      reader.stop();
    },
  };
}
