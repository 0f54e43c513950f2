/** Results of extraction, and people's corrections of them. */
import { setImmediate } from "node:timers/promises";
import { DomainError, requireAdmin } from "#modules/kernel";
import type { Documents, IntakeDeps } from "../contract.ts";
import { requireDocument, requireOperator } from "./document-access.ts";
import { patchDocument } from "../documents-store.ts";
import { countGuesses, listDocumentsIn, lockDocumentRow } from "../extraction-store.ts";
import type { Judge } from "../review/judging.ts";
import { recordOpening } from "./openings.ts";
import { maskNumbers } from "../masking.ts";
import { createPageTexts } from "./page-texts.ts";

type ReadingRecords = Pick<
  Documents,
  | "getText"
  | "correctClass"
  | "classificationRecord"
  | "listUnread"
  | "markReading"
  | "recordReading"
  | "recordUnreadable"
>;

export function createExtractionRecords(
  { knex, audit, onRead, encryptionKey }: Pick<IntakeDeps, "knex" | "audit" | "onRead" | "encryptionKey">,
  judge: Judge,
): ReadingRecords {
  const texts = createPageTexts({ knex, encryptionKey });
  return {
    async getText(actor, id) {
      const document = await requireDocument(knex, actor, id);
      await recordOpening({ knex, audit }, actor, document, "viewed");
      const masked: string[] = [];
      for (const page of await texts.list(document.id)) {
        masked.push(maskNumbers(page));
        // A long table takes a while; other requests come first.
        await setImmediate();
      }
      return masked;
    },

    async correctClass(actor, id, classification) {
      const document = await requireDocument(knex, actor, id);
      const change = { classification, correctedClass: classification, classificationConfidence: 1 };
      await knex.transaction(async (trx) => {
        await patchDocument(trx, document.id, change);
        const details = { intakeId: document.intakeId, classification };
        const subject = { type: "document", id: document.id } as const;
        await audit.record(trx, actor, { action: "class-corrected", subject, details });
      });
      await judge(document.id);
      return (await requireDocument(knex, actor, id)).toDocument();
    },

    async classificationRecord(actor) {
      requireAdmin(actor);
      return countGuesses(knex);
    },

    async listUnread(actor) {
      requireOperator(actor);
      return listDocumentsIn(knex, ["queued", "reading"]);
    },

    async markReading(actor, id) {
      requireOperator(actor);
      const document = await requireDocument(knex, actor, id);
      await patchDocument(knex, document.id, { readingState: "reading", readingProblem: null });
    },

    async recordReading(actor, id, { pages, pageCount, classification, confidence, tags }) {
      requireOperator(actor);
      await knex.transaction(async (trx) => {
        const document = await lockDocumentRow(trx, id);
        if (!document) throw gone();
        const guess = { classification, classificationConfidence: confidence };
        await patchDocument(trx, id, {
          readingState: "read",
          readingProblem: null,
          pages: pageCount,
          tags,
          firstGuess: document.firstGuess ?? classification,
          // A person's correction takes precedence.
          ...(document.correctedClass === null ? guess : {}),
        });
        await texts.replace(trx, document, pages);
        await onRead?.(trx, document);
      });
      await judge(id);
    },

    async recordUnreadable(actor, id, problem) {
      requireOperator(actor);
      await requireDocument(knex, actor, id);
      await patchDocument(knex, id, { readingState: "unreadable", readingProblem: problem });
      await judge(id);
    },
  };
}

function gone(): DomainError {
  return new DomainError("not_found", "This document was deleted meanwhile.");
}
