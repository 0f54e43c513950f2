/** The table `document_reviews`, and the column `misfits` of `documents`. */
import type { Knex } from "knex";
import type { DocumentModel } from "./document-models.ts";
import type { DocumentReview, Misfit } from "./review-records.ts";
import type { CategoryCount } from "./store.ts";

interface ReviewRow {
  id: string;
  category_id: string;
  document_id: string | null;
  file_name: string;
  verdict: DocumentReview["verdict"];
  reason: string;
  decided_at: Date;
  answered_at: Date | null;
}

export interface NewReview {
  document: Pick<DocumentModel, "id" | "intakeId" | "categoryId" | "originalFileName">;
  verdict: DocumentReview["verdict"];
  reason: string;
  decidedBy: string | null;
  now: Date;
}

/** Oldest first. */
export async function listReviewRows(knex: Knex, intakeId: string): Promise<DocumentReview[]> {
  const rows = await knex<ReviewRow>("document_reviews").where("intake_id", intakeId).orderBy("id");
  return rows.map(toReview);
}

/** Replaces an earlier review of the same document. */
export async function putReview(knex: Knex, review: NewReview): Promise<DocumentReview> {
  const { document, verdict, reason, decidedBy, now } = review;
  const row = {
    intake_id: document.intakeId,
    category_id: document.categoryId,
    document_id: document.id,
    file_name: document.originalFileName,
    verdict,
    reason,
    decided_by: decidedBy,
    decided_at: now,
    answered_at: null,
  };
  const [stored] = await knex("document_reviews")
    .insert(row)
    .onConflict("document_id")
    .merge()
    .returning<ReviewRow[]>("*");
  return toReview(stored!);
}

/** The deleted review; undefined when there is none in this intake. */
export async function deleteReview(
  knex: Knex,
  key: { intakeId: string; id: string },
): Promise<DocumentReview | undefined> {
  if (!/^\d{1,18}$/.test(key.id)) return undefined;
  const [row] = await knex<ReviewRow>("document_reviews")
    .where({ intake_id: key.intakeId, id: key.id } as object)
    .delete()
    .returning("*");
  return row && toReview(row);
}

/** An acceptance ends; a request stays with its category. */
export async function detachReview(knex: Knex, documentId: string): Promise<void> {
  await knex("document_reviews").where({ document_id: documentId, verdict: "accepted" }).delete();
  await knex("document_reviews").where("document_id", documentId).update({ document_id: null });
}

/** Another document has come into the category. */
export async function answerRequests(
  knex: Knex,
  key: { intakeId: string; categoryId: string },
  now: Date,
): Promise<void> {
  await knex("document_reviews")
    .where({ intake_id: key.intakeId, category_id: key.categoryId, verdict: "asked_again" })
    .whereNull("answered_at")
    .update({ answered_at: now });
}

/** Documents that were asked for again, without categories that have none. */
export async function countAskedAgain(knex: Knex, intakeIds: readonly string[]): Promise<CategoryCount[]> {
  return knex("documents as d")
    .join("document_reviews as r", "r.document_id", "d.id")
    .whereIn("d.intake_id", [...intakeIds])
    .where("r.verdict", "asked_again")
    .groupBy("d.intake_id", "d.category_id")
    .select({ intakeId: "d.intake_id", categoryId: "d.category_id" }, knex.raw("count(*)::int as count"));
}

/** Document id → what does not fit about it, without documents that fit. */
export async function listMisfitRows(knex: Knex, intakeId: string): Promise<Record<string, Misfit[]>> {
  const rows = await knex("documents")
    .where("intake_id", intakeId)
    .whereRaw("misfits <> '{}'")
    .select<{ id: string; misfits: Misfit[] }[]>("id", "misfits");
  return Object.fromEntries(rows.map(({ id, misfits }) => [id, misfits]));
}

/** Ids of documents that were read and not judged, oldest first. */
export async function listUnjudgedIds(knex: Knex, limit: number): Promise<string[]> {
  return knex("documents")
    .whereNull("misfits")
    .whereIn("reading_state", ["read", "unreadable"])
    .orderBy("uploaded_at")
    .limit(limit)
    .pluck<string[]>("id");
}

export async function putMisfits(knex: Knex, id: string, misfits: Misfit[]): Promise<void> {
  await knex("documents").where({ id }).update({ misfits });
}

/** Has the document judged again. */
export async function clearMisfits(knex: Knex, id: string): Promise<void> {
  await knex("documents").where({ id }).update({ misfits: null });
}

function toReview(row: ReviewRow): DocumentReview {
  return {
    id: row.id,
    categoryId: row.category_id,
    documentId: row.document_id,
    fileName: row.file_name,
    verdict: row.verdict,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
