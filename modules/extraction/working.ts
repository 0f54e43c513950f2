/** The worker: takes paper after paper from the queue, has it read, and records what came of it. */
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import type { Intake } from "#modules/intake";
import { isDomainError, OPERATOR, type Log } from "#modules/kernel";
import { withClaim } from "./claim-store.ts";
import { READ_MEMORY_BYTES, READ_WITHIN_MS } from "./limits.ts";
import type { Job, PaperReader, ReadingQueue } from "./ports.ts";

export interface WorkerDeps {
  knex: Knex;
  intake: Intake;
  queue: ReadingQueue;
  reader: PaperReader;
  log: Log;
}

const LOOK_EVERY_MS = 500;
const AFTER_FAILURE_MS = 3000;
const GAVE_UP =
  "The reader stopped at this paper several times and gave up. Open it yourself, or upload it again as a PDF.";

/** Works until `signal` aborts; a paper under way then goes back into the queue. */
export async function workOn(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await workOnce(deps, signal);
    if (pause > 0) await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Milliseconds to wait before the next look. */
async function workOnce(deps: WorkerDeps, signal: AbortSignal): Promise<number> {
  try {
    const job = await deps.queue.take();
    if (!job) return LOOK_EVERY_MS;
    await settle(deps, job, signal);
    return 0;
  } catch (error) {
    deps.log.warn({ err: error }, "The queue of papers cannot be worked on right now");
    return AFTER_FAILURE_MS;
  }
}

async function settle(deps: WorkerDeps, job: Job, signal: AbortSignal): Promise<void> {
  const { queue, log } = deps;
  const { documentId } = job;
  try {
    if (job.isHopeless) await unlessGone(deps.intake.recordUnreadable(OPERATOR, documentId, GAVE_UP));
    else await unlessGone(claimAndRead(deps, documentId, signal));
  } catch (error) {
    if (signal.aborted) return queue.putBack(job);
    log.warn({ err: error, documentId }, "A paper was not read; it is tried again");
    return queue.fail(documentId, error instanceof Error ? error.message : String(error));
  }
  await queue.finish(job);
}

async function claimAndRead(deps: WorkerDeps, documentId: string, signal: AbortSignal): Promise<void> {
  const done = await withClaim(deps.knex, documentId, async () => {
    await read(deps, documentId, signal);
    return true;
  });
  if (!done) throw new Error("another worker reads it");
}

async function read({ intake, reader, log }: WorkerDeps, id: string, signal: AbortSignal): Promise<void> {
  const { document, read: open } = await intake.openDocument(OPERATOR, id);
  // A worker that died after recording did not come to say so.
  if (document.readingState === "read" || document.readingState === "unreadable") return;
  await intake.markReading(OPERATOR, id);
  const began = performance.now();
  const { originalFileName: fileName, mimeType, fileSize } = document;
  const paper = { fileName, mimeType, bytes: await collect(await open()) };
  const limits = { withinMs: READ_WITHIN_MS, memoryBytes: READ_MEMORY_BYTES, signal };
  const outcome = await reader.run({ task: "read", paper }, limits);
  if ("problem" in outcome) await intake.recordUnreadable(OPERATOR, id, outcome.problem);
  else await intake.recordReading(OPERATOR, id, outcome.result);
  const ms = Math.round(performance.now() - began);
  log.info({ documentId: id, mimeType, fileSize, ms, read: "result" in outcome }, "A paper is done");
}

/** A paper that was deleted meanwhile needs no reading. */
async function unlessGone(work: Promise<void>): Promise<void> {
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
