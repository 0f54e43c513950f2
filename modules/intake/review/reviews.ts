/** The CPA's review of documents: accept, ask again with a reason, move to another category. */
import type { Knex } from "knex";
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { moverOf, requireIntake } from "../access.ts";
import type { IntakeDeps } from "../contract.ts";
import type { DocumentModel } from "../document-models.ts";
import { findDocumentRow, hasDocumentIn, patchDocument } from "../documents-store.ts";
import { formatRefusal, isAccepted } from "../documents/formats.ts";
import { maskNumbers } from "../masking.ts";
import type { Judge } from "./judging.ts";
import type { CategoryModel, IntakeModel } from "../models.ts";
import type { Reviews } from "../review-contract.ts";
import {
  answerRequests,
  clearMisfits,
  deleteReview,
  detachReview,
  listMisfitRows,
  listReviewRows,
  putReview,
} from "../reviews-store.ts";
import { FILE_EXISTS, TEXT_MAX } from "../schema.ts";
import { deleteWaiver, listCategoryRows, patchIntake } from "../store.ts";
import { checkText, invalid } from "../validation.ts";

interface Seen {
  intake: IntakeModel;
  document: DocumentModel;
  categories: CategoryModel[];
}

type Deps = Pick<IntakeDeps, "knex" | "audit" | "clock">;

export function createReviews({ knex, audit, clock }: Deps, judge: Judge): Reviews {
  /** Runs `work` on a document that is still where the administrator saw it. */
  async function reviewing<T>(
    actor: Actor,
    place: { id: string; categoryId: string },
    work: (trx: Knex.Transaction, seen: Seen) => Promise<T>,
  ): Promise<T> {
    requireAdmin(actor);
    return knex.transaction(async (trx) => work(trx, await requireSeen(trx, actor, place)));
  }

  return {
    async listReviews(actor, intakeId) {
      const { id } = await requireIntake(knex, actor, intakeId);
      const reviews = await listReviewRows(knex, id);
      return moverOf(actor) === "admin" ? reviews : reviews.filter((one) => one.verdict === "asked_again");
    },

    acceptDocument: (actor, id, { categoryId }) =>
      reviewing(actor, { id, categoryId }, async (trx, { document }) => {
        const by = { decidedBy: authorOf(actor), now: clock.now() };
        const review = await putReview(trx, { document, verdict: "accepted", reason: "", ...by });
        await audit.record(trx, actor, { action: "paper-accepted", ...subjectOf(document) });
        return review;
      }),

    async askAgain(actor, id, { categoryId, reason }) {
      const words = requireWords(reason);
      return reviewing(actor, { id, categoryId }, async (trx, { intake, document }) => {
        const now = clock.now();
        const by = { decidedBy: authorOf(actor), now };
        const review = await putReview(trx, { document, verdict: "asked_again", reason: words, ...by });
        await patchIntake(trx, intake.id, { updatedAt: now });
        await audit.record(trx, actor, { action: "paper-asked-again", ...subjectOf(document) });
        return review;
      });
    },

    async takeBackReview(actor, intakeId, reviewId) {
      requireAdmin(actor);
      await knex.transaction(async (trx) => {
        const intake = await requireIntake(trx, actor, intakeId, { lock: true });
        const review = await deleteReview(trx, { intakeId: intake.id, id: reviewId });
        // A second press of the same button.
        if (!review) return;
        await audit.record(trx, actor, {
          action: "paper-review-undone",
          subject: review.documentId
            ? { type: "document", id: review.documentId }
            : { type: "intake", id: intake.id },
          details: { intakeId: intake.id, categoryId: review.categoryId, verdict: review.verdict },
        });
      });
    },

    async moveDocument(actor, id, { from, to }) {
      await reviewing(actor, { id, categoryId: from }, async (trx, { intake, document, categories }) => {
        const target = categories.find((category) => category.id === to);
        if (!target || to === from) throw invalid("to", "Choose another category of this intake.");
        await checkTarget(trx, document, target);
        const now = clock.now();
        await detachReview(trx, document.id);
        await patchDocument(trx, document.id, { categoryId: to });
        await clearMisfits(trx, document.id);
        await answerRequests(trx, { intakeId: intake.id, categoryId: to }, now);
        // A category with a document needs no waiver.
        await deleteWaiver(trx, { intakeId: intake.id, categoryId: to });
        await patchIntake(trx, intake.id, { updatedAt: now });
        const { subject, details } = subjectOf(document);
        await audit.record(trx, actor, { action: "paper-moved", subject, details: { ...details, to } });
      });
      await judge(id);
    },

    async listMisfits(actor, intakeId) {
      requireAdmin(actor);
      const { id } = await requireIntake(knex, actor, intakeId);
      return listMisfitRows(knex, id);
    },
  };
}

/** @throws DomainError `not_found` for a deleted document, `conflict` for a moved one. */
async function requireSeen(
  trx: Knex.Transaction,
  actor: Actor,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Seen> {
  const intakeId = (await findDocumentRow(trx, null, id))?.intakeId;
  if (!intakeId) throw gone();
  const intake = await requireIntake(trx, actor, intakeId, { lock: true });
  // Once more, under the lock: another tab may have moved or deleted it.
  const document = await findDocumentRow(trx, null, id);
  if (!document) throw gone();
  const categories = await listCategoryRows(trx, intake.intakeType);
  if (document.categoryId !== categoryId) {
    const name = categories.find((category) => category.id === document.categoryId)?.name ?? "";
    throw new DomainError("conflict", `This document was moved to ${name} meanwhile. Decide on it there.`);
  }
  return { intake, document, categories };
}

async function checkTarget(trx: Knex.Transaction, document: DocumentModel, target: CategoryModel) {
  const file = { fileName: document.originalFileName, mimeType: document.mimeType };
  if (!isAccepted(target.acceptedFormats, file)) {
    throw new DomainError("unsupported", `${target.name}: ${formatRefusal(target.acceptedFormats)}`);
  }
  if (!target.allowMultiple && (await hasDocumentIn(trx, document.intakeId, target.id)))
    throw new DomainError("conflict", FILE_EXISTS);
}

function requireWords(reason: string): string {
  const words = maskNumbers(reason.trim());
  if (words === "") throw invalid("reason", "Say why in a few words; the client reads it.");
  checkText("reason", words, { max: TEXT_MAX });
  return words;
}

function gone(): DomainError {
  return new DomainError("not_found", "This document was deleted meanwhile.");
}

function authorOf(actor: Actor): string | null {
  return actor.kind === "user" ? actor.userId : null;
}

function subjectOf({ id, intakeId, categoryId }: DocumentModel) {
  return { subject: { type: "document", id }, details: { intakeId, categoryId } } as const;
}
