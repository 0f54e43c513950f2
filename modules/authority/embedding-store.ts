/**
 * What has to be embedded, once for each model: search phrases and sections, whose vectors stand in their rows, and
 * chunks, whose vectors stand in the vector collection.
 */
import type { Knex } from "knex";
import type { VectorCollection } from "#modules/embeddings";
import { rankingProfile } from "./ranking-profile.ts";
import { putInRows, type Vector, type VectorTable } from "./vector-store.ts";

/** A kind of row that has vectors; `embedded_with` holds the id of the model that made a row's vector. */
export interface EmbeddedKind {
  table: VectorTable | "authority_chunks";
  /** SQL of the text that stands for a row `t`. */
  text: string;
  /** SQL of the version that a row `t` belongs to; null when every row is in force. */
  version: string | null;
  /** Stores vectors of a model, then marks their rows. */
  keep(knex: Knex, model: string, vectors: Vector[]): Promise<void>;
  /** Makes the marks agree with the vectors that are stored. */
  reconcile(knex: Knex, model: string): Promise<void>;
}

/** A row without a vector, and the text that stands for it. */
export interface PendingText {
  id: number;
  text: string;
}

/** Phrases, sections and chunks. @param chunks vectors by chunk id */
export function embeddedKinds(chunks: VectorCollection): EmbeddedKind[] {
  const { sectionTextLength } = rankingProfile().retrieval.similarity;
  return [
    inRows({ table: "authority_phrases", text: "t.text", version: null }),
    inRows({
      table: "authority_versions",
      text: `concat_ws('. ', t.heading, nullif(left(t.text, ${sectionTextLength}), ''))`,
      version: "t.id",
    }),
    inCollection({
      table: "authority_chunks",
      collection: chunks,
      text: "concat_ws('. ', variadic t.headings || array[nullif(t.lead_in, ''), t.body])",
      version: "t.version_id",
    }),
  ];
}

type Kind = Pick<EmbeddedKind, "table" | "text" | "version">;

/** Few enough to be compared in process; vector and mark are stored in one row. */
function inRows(kind: Kind & { table: VectorTable }): EmbeddedKind {
  return {
    ...kind,
    keep: (knex, model, vectors) => putInRows(knex, kind.table, model, vectors),
    reconcile: () => Promise.resolve(),
  };
}

function inCollection({ collection, ...kind }: Kind & { collection: VectorCollection }): EmbeddedKind {
  return {
    ...kind,
    async keep(knex, model, vectors) {
      await collection.put(vectors.map(({ id, vector }) => ({ id: String(id), vector })));
      const ids = vectors.map(({ id }) => id);
      await knex(kind.table).whereIn("id", ids).update({ embedded_with: model });
    },
    reconcile: (knex, model) => reconcile(knex, { table: kind.table, collection }, model),
  };
}

/** Rows in force, and how many of them have no vector of this model. */
export async function countVectors(
  knex: Knex,
  kind: EmbeddedKind,
  model: string,
): Promise<{ total: number; pending: number }> {
  const row = await inForce(knex, kind)
    .select(
      knex.raw("count(*)::int as total"),
      knex.raw("count(*) filter (where t.embedded_with is distinct from ?)::int as pending", [model]),
    )
    .first();
  return row as { total: number; pending: number };
}

/** The next texts without a vector of this model. */
export async function nextBatch(
  knex: Knex,
  kind: EmbeddedKind,
  { model, size }: { model: string; size: number },
): Promise<PendingText[]> {
  return (await inForce(knex, kind)
    .whereRaw("t.embedded_with is distinct from ?", [model])
    .orderBy("t.id")
    .limit(size)
    .select(knex.raw("t.id::int as id"), knex.raw(`${kind.text} as text`))) as PendingText[];
}

function inForce(knex: Knex, { table, version }: EmbeddedKind) {
  const rows = knex(`${table} as t`);
  if (version === null) return rows;
  return rows.whereExists(
    knex("authority_release_sections as rs")
      .join("authority_releases as r", "r.id", "rs.release_id")
      .whereNotNull("r.published_at")
      .whereRaw(`rs.version_id = ${version}`),
  );
}

/** Makes the marks agree with the collection: after the vector server's data was lost, restored or replaced. */
async function reconcile(
  knex: Knex,
  { table, collection }: { table: EmbeddedKind["table"]; collection: VectorCollection },
  model: string,
): Promise<void> {
  const rows = await knex(table).where("embedded_with", model).select(knex.raw("id::text as id"));
  const marked = (rows as { id: string }[]).map(({ id }) => id);
  if ((await collection.count()) === marked.length) return;
  const held = new Set(await collection.ids());
  const lost = marked.filter((id) => !held.has(id));
  if (lost.length > 0)
    await knex(table).whereRaw("id = any(?::bigint[])", [lost]).update({ embedded_with: null });
  const known = new Set(marked);
  const unknown = [...held].filter((id) => !known.has(id));
  if (unknown.length > 0) await collection.remove(unknown);
}

/** The id of this library, made once; names its collections on a shared vector server. */
export async function libraryId(knex: Knex): Promise<string> {
  await knex.raw("insert into authority_library default values on conflict do nothing");
  const row = await knex("authority_library").first("id");
  return (row as { id: string }).id;
}
