/** Texts of documents by page, each sealed under a key that is not in the database. */
import type { Knex } from "knex";
import { createSecretBox } from "#modules/platform";
import type { IntakeDeps } from "../contract.ts";
import type { DocumentModel } from "../document-models.ts";
import {
  listPageRows,
  putSealed,
  replacePageRows,
  takePlainRows,
  vacuumPages,
  type PageRow,
} from "../extraction-store.ts";

/** A page of one of an intake's documents. */
export interface PageText {
  documentId: string;
  /** From 1. */
  page: number;
  text: string;
}

export interface PageTexts {
  replace(
    trx: Knex.Transaction,
    document: Pick<DocumentModel, "id" | "intakeId">,
    pages: string[],
  ): Promise<void>;
  list(documentId: string): Promise<string[]>;
  listOfIntake(intakeId: string): Promise<PageText[]>;
  /** Seals what an earlier build stored plain, and has its space cleared. @returns how many pages */
  sealPlain(): Promise<number>;
}

/** Rows that are sealed in one transaction. */
const BATCH = 200;

export function createPageTexts({
  knex,
  encryptionKey,
}: Pick<IntakeDeps, "knex" | "encryptionKey">): PageTexts {
  const box = createSecretBox(encryptionKey, {
    purpose: "taxrag texts of papers",
    doesNotOpen:
      "The text of this paper was stored under another ENCRYPTION_KEY. Ask your administrator to set the former key again.",
  });
  const ownerOf = (documentId: string, page: number) => `${documentId}/${page}`;
  const seal = ({ documentId, page, text }: PageText) =>
    // PostgreSQL text cannot hold null bytes, and what was stored plain had none.
    box.seal(Buffer.from(text.replaceAll("\0", "")), ownerOf(documentId, page));
  const open = ({ documentId, page, sealed, text }: PageRow) =>
    sealed ? box.open(sealed, ownerOf(documentId, page)).toString("utf8") : text;

  async function sealBatch(): Promise<number> {
    return knex.transaction(async (trx) => {
      const rows = await takePlainRows(trx, BATCH);
      for (const row of rows) await putSealed(trx, row, seal(row));
      return rows.length;
    });
  }

  return {
    async replace(trx, { id: documentId, intakeId }, pages) {
      const rows = pages.map((text, index) => {
        const page = index + 1;
        return { documentId, intakeId, page, sealed: seal({ documentId, page, text }) };
      });
      await replacePageRows(trx, documentId, rows);
    },

    async list(documentId) {
      return (await listPageRows(knex, { documentId })).map(open);
    },

    async listOfIntake(intakeId) {
      const rows = await listPageRows(knex, { intakeId });
      return rows.map((row) => ({ documentId: row.documentId, page: row.page, text: open(row) }));
    },

    async sealPlain() {
      let all = 0;
      for (let count = await sealBatch(); count > 0; count = await sealBatch()) all += count;
      // Former versions of the rows hold the words until then.
      if (all > 0) await vacuumPages(knex);
      return all;
    },
  };
}
