/** The extraction job: sends a document to the reader process and records the result. */
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { z } from "zod";
import type { Intake } from "#modules/intake";
import type { JobHandler, Jobs, JobType } from "#modules/jobs";
import { isDomainError, OPERATOR, type Log } from "#modules/kernel";
import { READ_MEMORY_BYTES, READ_WITHIN_MS, READERS } from "./limits.ts";
import type { DocumentReader } from "./ports.ts";

interface ExtractionPayload {
  documentId: string;
  /** Absent in jobs of older builds. */
  intakeId?: string | undefined;
}

export const READ_PAPER: JobType<ExtractionPayload> = {
  name: "read-paper",
  payload: z.object({ documentId: z.string(), intakeId: z.string().optional() }),
  attempts: 6,
  pauseSeconds: 2,
  // Longer than the reader's time limit.
  expirySeconds: 15 * 60,
  concurrency: READERS,
  // The same lock that workers of the schema `reading_jobs` took, before `modules/jobs`.
  lockOn: ({ documentId }) => documentId,
  laneOf: ({ intakeId }) => intakeId,
};

/** Enqueues extraction of a document in the transaction that stores it; joins a job that waits or runs. */
export async function queuePaper(
  jobs: Pick<Jobs, "enqueue">,
  trx: Knex.Transaction,
  { id: documentId, intakeId }: { id: string; intakeId: string },
): Promise<void> {
  await jobs.enqueue(trx, READ_PAPER, { payload: { documentId, intakeId }, key: documentId });
}

export interface ExtractionJobDeps {
  knex: Knex;
  intake: Intake;
  jobs: Pick<Jobs, "enqueue" | "listOpenKeys">;
  reader: DocumentReader;
  log: Log;
}

const GAVE_UP =
  "The reader stopped at this paper several times and gave up. Open it yourself, or upload it again as a PDF.";

export function createExtractionJob(deps: ExtractionJobDeps): JobHandler<ExtractionPayload> {
  const { knex, intake, jobs } = deps;
  return {
    run: ({ payload, signal }) => ignoreDeleted(read(deps, payload.documentId, signal)),

    gaveUp: ({ documentId }) => ignoreDeleted(intake.recordUnreadable(OPERATOR, documentId, GAVE_UP)),

    // Documents stored by a server of an older build, and those whose jobs a restored backup lacks.
    async reconcile() {
      const queued = await jobs.listOpenKeys(READ_PAPER);
      for (const paper of await intake.listUnread(OPERATOR)) {
        if (!queued.has(paper.id)) await knex.transaction((trx) => queuePaper(jobs, trx, paper));
      }
    },
  };
}

async function read(
  { intake, reader, log }: ExtractionJobDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { document, read: open } = await intake.openDocument(OPERATOR, id);
  // An earlier worker recorded the result and died before the job ended.
  if (document.readingState === "read") return;
  if (document.readingState === "unreadable" && document.readingProblem !== GAVE_UP) return;
  await intake.markReading(OPERATOR, id);
  const began = performance.now();
  const { originalFileName: fileName, mimeType, fileSize } = document;
  const file = { fileName, mimeType, bytes: await collect(await open()) };
  const limits = { withinMs: READ_WITHIN_MS, memoryBytes: READ_MEMORY_BYTES, signal };
  const outcome = await reader.run({ task: "read", file }, limits);
  if ("problem" in outcome) await intake.recordUnreadable(OPERATOR, id, outcome.problem);
  else await intake.recordReading(OPERATOR, id, outcome.result);
  const ms = Math.round(performance.now() - began);
  log.info({ documentId: id, mimeType, fileSize, ms, read: "result" in outcome }, "A paper is done");
}

/** Ignores documents deleted meanwhile. */
async function ignoreDeleted(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isDomainError(error) || error.code !== "not_found") throw error;
  }
}

export async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
