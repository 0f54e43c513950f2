/** The tables `documents`, `document_favorites` and `document_pages`. */
import type { Knex } from "knex";
import type { PartialModelObject, QueryBuilder } from "objection";
import { DocumentModel } from "./document-models.ts";
import type { Sort, Usage } from "./schema.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface Selection {
  intakeId: string;
  categoryId?: string;
  favoritesOnly?: boolean;
  unreadableOnly?: boolean;
  uploadedSince?: Date;
}

/** The user whose favorites count; null for none. */
type Asker = string | null;

const ORDERS: Record<Sort, string> = {
  name: "lower(original_file_name), uploaded_at desc, id",
  date: "uploaded_at desc, id",
  size: "file_size desc, lower(original_file_name), id",
  type: "classification, lower(original_file_name), id",
};

export async function listDocumentRows(
  knex: Knex,
  asker: Asker,
  selection: Selection,
  page: { sort: Sort; limit?: number; offset?: number },
): Promise<DocumentModel[]> {
  const query = select(knex, asker, selection)
    .orderByRaw(ORDERS[page.sort])
    .offset(page.offset ?? 0);
  return page.limit === undefined ? query : query.limit(page.limit);
}

export async function countDocumentRows(knex: Knex, asker: Asker, selection: Selection): Promise<number> {
  return select(knex, asker, selection).resultSize();
}

export async function findDocumentRow(
  knex: Knex,
  asker: Asker,
  id: string,
): Promise<DocumentModel | undefined> {
  return UUID.test(id) ? withFavorite(knex, asker).findById(id) : undefined;
}

/** Names of all documents of an intake, by id. */
export async function listDocumentNames(knex: Knex, intakeId: string): Promise<Map<string, string>> {
  const rows = await DocumentModel.query(knex).where("intake_id", intakeId).select("id", "original_file_name");
  return new Map(rows.map(({ id, originalFileName }) => [id, originalFileName]));
}

/** Documents of an intake, unordered; ids of other intakes are ignored. */
export async function findDocumentRows(
  knex: Knex,
  asker: Asker,
  intakeId: string,
  ids: string[],
): Promise<DocumentModel[]> {
  return withFavorite(knex, asker).where("intake_id", intakeId).findByIds(ids);
}

export async function insertDocument(
  knex: Knex,
  row: PartialModelObject<DocumentModel>,
): Promise<DocumentModel> {
  return DocumentModel.query(knex).insertAndFetch(row);
}

/** No effect on a document that was deleted. */
export async function patchDocument(
  knex: Knex,
  id: string,
  change: PartialModelObject<DocumentModel>,
): Promise<void> {
  await DocumentModel.query(knex).findById(id).patch(change);
}

export async function deleteDocumentRow(knex: Knex, id: string): Promise<void> {
  await DocumentModel.query(knex).deleteById(id);
}

/** What an intake, and its client, have stored; `since` begins the day. */
export async function readUsage(
  knex: Knex,
  { id, userId }: { id: string; userId: string },
  since: Date,
): Promise<Usage> {
  const sum = "coalesce(sum(file_size)";
  const [row] = await knex("documents")
    .whereIn("intake_id", knex("intakes").where("user_id", userId).select("id"))
    .select<Record<keyof Usage, string>[]>(
      knex.raw(`${sum} filter (where intake_id = ?), 0) as "intakeBytes"`, [id]),
      knex.raw(`${sum}, 0) as "clientBytes"`),
      knex.raw(`${sum} filter (where uploaded_at > ?), 0) as "dailyBytes"`, [since]),
      knex.raw(`count(*) filter (where uploaded_at > ?) as "dailyPapers"`, [since]),
    );
  return {
    intakeBytes: Number(row?.intakeBytes),
    clientBytes: Number(row?.clientBytes),
    dailyBytes: Number(row?.dailyBytes),
    dailyPapers: Number(row?.dailyPapers),
  };
}

/** The newest document with the same bytes in this intake. */
export async function findDuplicate(
  knex: Knex,
  intakeId: string,
  sha256: string,
): Promise<DocumentModel | undefined> {
  return DocumentModel.query(knex)
    .where({ intake_id: intakeId, sha256 })
    .orderBy("uploaded_at", "desc")
    .first();
}

export async function hasDocumentIn(knex: Knex, intakeId: string, categoryId: string): Promise<boolean> {
  return (
    (await DocumentModel.query(knex).findOne({ intake_id: intakeId, category_id: categoryId })) !== undefined
  );
}

export async function findKnownKeys(knex: Knex, keys: string[]): Promise<Set<string>> {
  return new Set(await knex("documents").whereIn("storage_key", keys).pluck<string[]>("storage_key"));
}

export async function putFavorite(
  knex: Knex,
  userId: string,
  documentId: string,
  isFavorite: boolean,
): Promise<void> {
  const row = { user_id: userId, document_id: documentId };
  if (isFavorite)
    await knex("document_favorites").insert(row).onConflict(["user_id", "document_id"]).ignore();
  else await knex("document_favorites").where(row).delete();
}

function select(knex: Knex, asker: Asker, selection: Selection): QueryBuilder<DocumentModel> {
  const query = withFavorite(knex, asker).where("intake_id", selection.intakeId);
  if (selection.categoryId) query.where("category_id", selection.categoryId);
  if (selection.uploadedSince) query.where("uploaded_at", ">=", selection.uploadedSince);
  if (selection.unreadableOnly) query.where("reading_state", "unreadable");
  if (selection.favoritesOnly) query.whereExists(favoritesOf(knex, asker));
  return query;
}

function withFavorite(knex: Knex, asker: Asker): QueryBuilder<DocumentModel> {
  return DocumentModel.query(knex).select(
    "documents.*",
    knex.raw("exists (?) as is_favorite", [favoritesOf(knex, asker)]),
  );
}

function favoritesOf(knex: Knex, asker: Asker): Knex.QueryBuilder {
  return knex("document_favorites")
    .where("user_id", asker)
    .where("document_id", knex.ref("documents.id"))
    .select(knex.raw("1"));
}
