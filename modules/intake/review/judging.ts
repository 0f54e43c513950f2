/** Judges whether a document that was read fits its category, the tax year and the client. */
import { requireOperator } from "../documents/document-access.ts";
import type { IntakeDeps } from "../contract.ts";
import { findDocumentRow } from "../documents-store.ts";
import { createPageTexts } from "../documents/page-texts.ts";
import type { Judging } from "../review-contract.ts";
import { misfitsOf } from "../review-records.ts";
import { listUnjudgedIds, putMisfits } from "../reviews-store.ts";
import { findIntake, listCategoryRows } from "../store.ts";

/** Judges one document; no effect on a deleted one. */
export type Judge = (id: string) => Promise<void>;

const BATCH = 200;

export function createJudge({
  knex,
  clients,
  encryptionKey,
}: Pick<IntakeDeps, "knex" | "clients" | "encryptionKey">): Judge {
  const texts = createPageTexts({ knex, encryptionKey });
  return async (id) => {
    const row = await findDocumentRow(knex, null, id);
    const intake = row && (await findIntake(knex, row.intakeId));
    if (!row || !intake) return;
    const categories = await listCategoryRows(knex, intake.intakeType);
    const category = categories.find((one) => one.id === row.categoryId);
    if (!category) return;
    const [client] = await clients.find([intake.userId]);
    const text = (await texts.list(id)).join("\n");
    const { taxYear, intakeType } = intake;
    const expectation = { category, taxYear, intakeType, lastName: client?.lastName ?? "", text };
    await putMisfits(knex, id, misfitsOf(row.toDocument(), expectation));
  };
}

export function createJudging({ knex }: Pick<IntakeDeps, "knex">, judge: Judge): Judging {
  return {
    async judgeDocuments(actor) {
      requireOperator(actor);
      let ids = await listUnjudgedIds(knex, BATCH);
      while (ids.length > 0) {
        for (const id of ids) await judge(id);
        const next = await listUnjudgedIds(knex, BATCH);
        // A document that cannot be judged is tried again at the next call only.
        if (next[0] === ids[0]) return;
        ids = next;
      }
    },
  };
}
