/** The tables `paper_index`, `paper_passages` and `gone_paper_vectors`: ids and places, no words. */
import type { Knex } from "knex";
import type { TextRange } from "./schema.ts";

export interface PassageRow extends TextRange {
  id: string;
  documentId: string;
  page: number;
}

export interface IndexedPaper {
  documentId: string;
  intakeId: string;
  textMac: string;
  model: string;
}

/** All indexed papers, or one. */
export async function listIndexed(knex: Knex, documentId?: string): Promise<Map<string, IndexedPaper>> {
  const rows: IndexedPaper[] = await knex("paper_index")
    .where((all) => documentId && all.where("document_id", documentId))
    .select("document_id as documentId", "intake_id as intakeId", "text_mac as textMac", "model");
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** Puts the passages of a paper in place of its earlier ones. */
export async function replacePassages(
  trx: Knex,
  { documentId, intakeId, textMac, model }: IndexedPaper,
  { passages, at }: { passages: PassageRow[]; at: Date },
): Promise<void> {
  // The row of the index comes first: a second indexer of this paper waits for it.
  await trx("paper_index")
    .insert({ document_id: documentId, intake_id: intakeId, text_mac: textMac, model, indexed_at: at })
    .onConflict("document_id")
    .merge();
  await trx("paper_passages").where("document_id", documentId).delete();
  const rows = passages.map(({ id, page, start, end }) => ({
    ...{ id, page, document_id: documentId, intake_id: intakeId },
    ...{ start_at: start, end_at: end },
  }));
  await trx.batchInsert("paper_passages", rows, 500);
}

/** Those of the passages that are still there and belong to one of the intakes. */
export async function findPassages(knex: Knex, ids: string[], intakeIds: string[]): Promise<PassageRow[]> {
  return knex("paper_passages")
    .whereIn("id", ids)
    .whereIn("intake_id", intakeIds)
    .select("id", "document_id as documentId", "page", "start_at as start", "end_at as end");
}

export async function listGone(knex: Knex, limit: number): Promise<string[]> {
  return knex("gone_paper_vectors").orderBy("gone_at").limit(limit).pluck<string[]>("id");
}

export async function forgetGone(knex: Knex, ids: string[]): Promise<void> {
  await knex("gone_paper_vectors").whereIn("id", ids).delete();
}

/** Ids among these that no passage has. */
export async function withoutPassage(knex: Knex, ids: string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "select id from unnest(cast(:ids as uuid[])) as held (id) where not exists (select from paper_passages p where p.id = held.id)",
    { ids },
  );
  return rows.map(({ id }) => id);
}

/** The id of this database, made once; keeps collections on a shared vector server apart. */
export async function databaseId(knex: Knex): Promise<string> {
  await knex.raw("insert into authority_library default values on conflict do nothing");
  const row = await knex("authority_library").first("id");
  return (row as { id: string }).id;
}
