/** Texts of documents, and who has which, for search by other modules. */
import { setImmediate } from "node:timers/promises";
import { requireAdmin } from "#modules/kernel";
import { requireIntake } from "../access.ts";
import { CATEGORIES } from "../categories/index.ts";
import type { IntakeDeps } from "../contract.ts";
import { favoritesOwner, requireOperator } from "./document-access.ts";
import { listDocumentRows } from "../documents-store.ts";
import { listDocumentsIn } from "../extraction-store.ts";
import { maskNumbers } from "../masking.ts";
import { createPageTexts } from "./page-texts.ts";
import { listIntakesOf } from "../store.ts";
import type { Texts } from "../texts-contract.ts";

export function createTexts({ knex, encryptionKey }: Pick<IntakeDeps, "knex" | "encryptionKey">): Texts {
  const pageTexts = createPageTexts({ knex, encryptionKey });
  return {
    async sealTexts(actor) {
      requireOperator(actor);
      await pageTexts.sealPlain();
    },

    async listTexts(actor, intakeId) {
      requireAdmin(actor);
      const { id } = await requireIntake(knex, actor, intakeId);
      const [rows, found] = await Promise.all([
        listDocumentRows(knex, favoritesOwner(actor), { intakeId: id }, { sort: "date" }),
        pageTexts.listOfIntake(id),
      ]);
      const pages = new Map<string, string[]>();
      for (const { documentId, text } of found)
        pages.set(documentId, [...(pages.get(documentId) ?? []), text]);
      const texts = [];
      for (const row of rows.filter(({ readingState }) => readingState === "read")) {
        const category = CATEGORIES.find((one) => one.id === row.categoryId)?.name ?? "";
        const masked: string[] = [];
        for (const page of pages.get(row.id) ?? []) {
          masked.push(maskNumbers(page));
          // Other requests come first.
          await setImmediate();
        }
        texts.push({ document: row.toDocument(), category, pages: masked });
      }
      return texts;
    },

    async listRead(actor) {
      requireOperator(actor);
      return listDocumentsIn(knex, ["read"]);
    },

    async listIntakesOf(actor, clientId) {
      requireAdmin(actor);
      if (!/^\d{1,18}$/.test(clientId)) return [];
      return (await listIntakesOf(knex, clientId)).map((intake) => intake.toIntake());
    },
  };
}
