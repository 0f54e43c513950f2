/** Results of extraction: the text of each page and the reading state. */
import type { Knex } from "knex";
import { DocumentModel } from "./document-models.ts";
import type { ReadingState } from "./schema.ts";

export async function replacePages(
  knex: Knex,
  { id: documentId, intakeId }: DocumentModel,
  pages: string[],
): Promise<void> {
  await knex("document_pages").where("document_id", documentId).delete();
  // PostgreSQL text cannot store null bytes.
  const rows = pages.map((text, index) => ({
    document_id: documentId,
    intake_id: intakeId,
    page: index + 1,
    text: text.replaceAll("\0", ""),
  }));
  await knex.batchInsert("document_pages", rows, 100);
}

export async function listPages(knex: Knex, documentId: string): Promise<string[]> {
  return knex("document_pages").where("document_id", documentId).orderBy("page").pluck<string[]>("text");
}

/** Text of each page by document. */
export async function listPagesOfIntake(knex: Knex, intakeId: string): Promise<Map<string, string[]>> {
  const rows: { id: string; text: string }[] = await knex("document_pages")
    .where("intake_id", intakeId)
    .orderBy(["document_id", "page"])
    .select("document_id as id", "text");
  const pages = new Map<string, string[]>();
  for (const { id, text } of rows) pages.set(id, [...(pages.get(id) ?? []), text]);
  return pages;
}

export async function listDocumentsIn(
  knex: Knex,
  states: ReadingState[],
): Promise<{ id: string; intakeId: string }[]> {
  const rows = await DocumentModel.query(knex)
    .whereIn("reading_state", states)
    .orderBy(["uploaded_at", "id"])
    .select("id", "intake_id");
  return rows.map(({ id, intakeId }) => ({ id, intakeId }));
}

/** The document's row, locked until the transaction ends. */
export async function lockDocumentRow(trx: Knex, id: string): Promise<DocumentModel | undefined> {
  return DocumentModel.query(trx).findById(id).forUpdate();
}

export async function countGuesses(knex: Knex): Promise<{ guesses: number; corrected: number }> {
  const rows = await knex("documents").select<{ guesses: number; corrected: number }[]>(
    knex.raw("count(first_guess)::int as guesses"),
    knex.raw("count(*) filter (where corrected_class <> first_guess)::int as corrected"),
  );
  return rows[0] ?? { guesses: 0, corrected: 0 };
}
