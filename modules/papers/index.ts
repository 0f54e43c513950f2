/**
 * Clients' papers as evidence: an index of their passages, and the pages of one client that bear on a question. The index
 * holds ids, places and vectors; words are read from the paper's own text.
 */
import type { Knex } from "knex";
import { maskAccountNumbers } from "#modules/intake/schema";
import type { Jobs } from "#modules/jobs";
import { isDomainError, requireAdmin } from "#modules/kernel";
import type { Papers, PapersDeps } from "./contract.ts";
import { createIndexing, FORGET_PAPERS, INDEX_ALL, INDEX_PAPER } from "./indexing.ts";
import { createSearching } from "./searching.ts";
import { databaseId } from "./store.ts";

export type * from "./contract.ts";
export type { PaperPage } from "./schema.ts";

export function createPapers(deps: PapersDeps): Papers {
  const { knex, intake, jobs, embeddings } = deps;
  const collection = embeddings?.collection("papers", () => databaseId(knex)) ?? null;
  const { indexOne, indexAll, forget } = createIndexing(deps, collection);
  jobs.define(INDEX_PAPER, indexOne);
  jobs.define(INDEX_ALL, indexAll);
  jobs.define(FORGET_PAPERS, forget);
  return {
    ...createSearching(deps, collection),
    async requireIntake(actor, intakeId) {
      requireAdmin(actor);
      await intake.getIntake(actor, intakeId);
    },
    async pages(actor, documentId) {
      requireAdmin(actor);
      try {
        return (await intake.getText(actor, documentId)).map(maskAccountNumbers);
      } catch (error) {
        if (isDomainError(error) && error.code === "not_found") return null;
        throw error;
      }
    },
    async indexAll(actor) {
      requireAdmin(actor);
      return knex.transaction((trx) => jobs.enqueue(trx, INDEX_ALL, { payload: {}, key: "all" }));
    },
  };
}

/** Has a paper indexed, in the transaction that stores its text. */
export async function queueIndexing(
  jobs: Pick<Jobs, "enqueue">,
  trx: Knex.Transaction,
  { id: documentId, intakeId }: { id: string; intakeId: string },
): Promise<void> {
  await jobs.enqueue(trx, INDEX_PAPER, { payload: { documentId, intakeId }, key: documentId });
}

/** Has the vectors of deleted papers removed, in the transaction that deletes them. */
export async function queueForgetting(jobs: Pick<Jobs, "enqueue">, trx: Knex.Transaction): Promise<void> {
  await jobs.enqueue(trx, FORGET_PAPERS, { payload: {} });
}
