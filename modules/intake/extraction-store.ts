/** Results of extraction: the sealed text of each page and the reading state. */
import type { Knex } from "knex";
import { DocumentModel } from "./document-models.ts";
import type { ReadingState } from "./schema.ts";

/** `text` is empty in a sealed row; rows of an earlier build have text and nothing sealed. */
export interface PageRow {
  documentId: string;
  page: number;
  sealed: Buffer | null;
  text: string;
}

type SealedPage = Omit<PageRow, "text" | "sealed"> & { intakeId: string; sealed: Buffer };

export async function replacePageRows(knex: Knex, documentId: string, pages: SealedPage[]): Promise<void> {
  await knex("document_pages").where("document_id", documentId).delete();
  const rows = pages.map(({ intakeId, page, sealed }) => ({
    ...{ document_id: documentId, intake_id: intakeId, page, sealed },
  }));
  await knex.batchInsert("document_pages", rows, 100);
}

/** In order of documents and pages. */
export async function listPageRows(
  knex: Knex,
  of: { documentId: string } | { intakeId: string },
): Promise<PageRow[]> {
  const where = "documentId" in of ? { document_id: of.documentId } : { intake_id: of.intakeId };
  return selectPages(knex).where(where).orderBy(["document_id", "page"]);
}

/** Rows that an earlier build stored, locked. */
export async function takePlainRows(trx: Knex, limit: number): Promise<PageRow[]> {
  return selectPages(trx).whereNot("text", "").limit(limit).forUpdate().skipLocked();
}

export async function putSealed(trx: Knex, { documentId, page }: PageRow, sealed: Buffer): Promise<void> {
  await trx("document_pages").where({ document_id: documentId, page }).update({ sealed, text: "" });
}

/** Writes the table and its statistics anew, so that no former version of a row is left in files of the database. */
export async function vacuumPages(knex: Knex): Promise<void> {
  await knex.raw("vacuum (full, analyze) document_pages");
}

function selectPages(knex: Knex) {
  return knex<PageRow>("document_pages").select("document_id as documentId", "page", "sealed", "text");
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
