/** Jobs that keep the index of papers: one new paper, all papers, and the vectors of deleted ones. */
import { createHmac, randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { z } from "zod";
import type { VectorCollection } from "#modules/embeddings";
import type { JobHandler, JobType, RunningJob } from "#modules/jobs";
import { isDomainError, OPERATOR } from "#modules/kernel";
import type { PapersDeps } from "./contract.ts";
import { cutPassages } from "./passages.ts";
import type { IndexedCounts } from "./schema.ts";
import {
  forgetGone,
  listGone,
  listIndexed,
  replacePassages,
  withoutPassage,
  type IndexedPaper,
} from "./store.ts";

/** Passages of one paper that get a vector; the rest of a longer paper is found by words. */
const MOST_PASSAGES = 2_000;
const BATCH = 32;
const GONE_BATCH = 5_000;

interface PaperRef {
  documentId: string;
  intakeId: string;
}

const settings = { attempts: 6, pauseSeconds: 5, expirySeconds: 60 * 60, concurrency: 1 };

export const INDEX_PAPER: JobType<PaperRef> = {
  ...settings,
  name: "index-paper",
  payload: z.object({ documentId: z.string(), intakeId: z.string() }),
  lockOn: ({ documentId }) => documentId,
  laneOf: ({ intakeId }) => intakeId,
};

const nothing = z.object({}).strict() as JobType<Record<string, never>>["payload"];

export const INDEX_ALL: JobType<Record<string, never>> = {
  ...settings,
  name: "index-papers",
  payload: nothing,
  expirySeconds: 12 * 60 * 60,
};

export const FORGET_PAPERS: JobType<Record<string, never>> = {
  ...settings,
  name: "forget-papers",
  payload: nothing,
};

export interface Indexing {
  indexOne: JobHandler<PaperRef>;
  indexAll: JobHandler<Record<string, never>>;
  forget: JobHandler<Record<string, never>>;
}

export function createIndexing(deps: PapersDeps, collection: VectorCollection | null): Indexing {
  const { knex, intake, jobs, embeddings, log } = deps;
  const model = embeddings?.id ?? "words";

  /** @returns whether it had to be indexed */
  async function index(paper: PaperRef, known: IndexedPaper | undefined, signal: AbortSignal) {
    const pages = await intake.getText(OPERATOR, paper.documentId);
    const textMac = macOf(deps.secretKey, pages);
    if (known?.textMac === textMac && known.model === model) return false;
    const passages = pages
      .flatMap((text, at) => cutPassages(text).map((range) => ({ ...range, page: at + 1, text })))
      .slice(0, MOST_PASSAGES)
      .map(({ text, ...passage }) => ({
        ...passage,
        id: randomUUID(),
        documentId: paper.documentId,
        words: text.slice(passage.start, passage.end),
      }));
    for (let from = 0; from < passages.length; from += BATCH) {
      if (!collection || !embeddings) break;
      const batch = passages.slice(from, from + BATCH);
      const vectors = await embeddings.embed(
        batch.map(({ words }) => words),
        signal,
      );
      const metadata = { intake: paper.intakeId, document: paper.documentId };
      await collection.put(batch.map(({ id }, at) => ({ id, vector: vectors[at]!, metadata })));
    }
    // Rows come after vectors: a vector without a row is never shown, and removed by the next sweep.
    await knex.transaction((trx) =>
      replacePassages(trx, { ...paper, textMac, model }, { passages, at: deps.clock.now() }),
    );
    return true;
  }

  async function indexEvery({ signal, report }: RunningJob<unknown>): Promise<IndexedCounts> {
    const counts = { indexed: 0, unchanged: 0, failed: 0 };
    const [papers, known] = await Promise.all([intake.listRead(OPERATOR), listIndexed(knex)]);
    for (const [at, { id: documentId, intakeId }] of papers.entries()) {
      signal.throwIfAborted();
      try {
        const isIndexed = await index({ documentId, intakeId }, known.get(documentId), signal);
        counts[isIndexed ? "indexed" : "unchanged"]++;
      } catch (error) {
        if (signal.aborted) throw error;
        // A paper deleted meanwhile is no failure.
        if (isDomainError(error) && error.code === "not_found") continue;
        log.warn({ err: error, documentId }, "a paper could not be indexed");
        counts.failed++;
      }
      report({ done: at + 1, total: papers.length, text: `${at + 1} of ${papers.length} papers` });
    }
    return counts;
  }

  /** Removes the vectors of deleted papers. */
  async function forget(): Promise<void> {
    for (let ids = await listGone(knex, GONE_BATCH); ids.length > 0; ids = await listGone(knex, GONE_BATCH)) {
      if (collection) await collection.remove(ids);
      await knex.transaction((trx) => forgetGone(trx, ids));
    }
  }

  /** Removes vectors that a killed job left without rows. */
  async function sweep(): Promise<void> {
    if (!collection) return;
    const ids = await withoutPassage(knex, await collection.ids());
    if (ids.length > 0) await collection.remove(ids);
  }

  const enqueue = async <Payload>(type: JobType<Payload>, payload: Payload, key?: string) =>
    knex.transaction((trx: Knex.Transaction) => jobs.enqueue(trx, type, { payload, key }));

  return {
    indexOne: {
      run: async ({ payload, signal }) => {
        const known = await listIndexed(knex, payload.documentId);
        await index(payload, known.get(payload.documentId), signal).catch((error: unknown) => {
          if (!isDomainError(error) || error.code !== "not_found") throw error;
        });
      },
    },
    indexAll: {
      run: async (job) => {
        await forget();
        const counts = await indexEvery(job);
        await sweep();
        return counts;
      },
      // Papers that a worker of an older build read, and those of a restored backup.
      async reconcile() {
        const [papers, known] = await Promise.all([intake.listRead(OPERATOR), listIndexed(knex)]);
        const isMissing = papers.some(({ id }) => known.get(id)?.model !== model);
        if (isMissing) await enqueue(INDEX_ALL, {}, "all");
      },
    },
    forget: {
      run: forget,
      async reconcile() {
        if ((await listGone(knex, 1)).length > 0) await enqueue(FORGET_PAPERS, {});
      },
    },
  };
}

function macOf(key: Buffer, pages: string[]): string {
  const mac = createHmac("sha256", key).update("taxrag paper index");
  for (const page of pages) mac.update(`\0${page.length}\0`).update(page);
  return mac.digest("hex");
}
