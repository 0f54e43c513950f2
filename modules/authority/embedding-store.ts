/**
 * What has to be embedded, once for each model: search phrases and sections, whose vectors stand in their rows, and
 * chunks, whose vectors stand in the vector collection.
 */
import type { Knex } from "knex";
import type { VectorCollection } from "#modules/embeddings";
import { rankingProfile } from "./search/ranking-profile.ts";
import type { Shelf } from "./schema.ts";
import { putInRows, type Vector, type VectorTable } from "./vector-store.ts";

/** A kind of row that has vectors; `embedded_with` holds the id of the model that made a row's vector. */
export interface EmbeddedKind {
  table: VectorTable | "authority_chunks";
  /** SQL of the text that stands for a row `t`. */
  text: string;
  /** SQL of the version that a row `t` belongs to; null when every row is in force. */
  version: string | null;
  /** The shelf whose rows these are; null for all shelves. */
  shelf: Shelf | null;
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

/** Phrases, documents, and the chunks of each of these shelves. @param chunks vectors by chunk id */
export function embeddedKinds(
  chunks: (shelf: Shelf) => VectorCollection,
  shelves: Iterable<Shelf>,
): EmbeddedKind[] {
  const { sectionTextLength } = rankingProfile().retrieval.similarity;
  return [
    inRows({ table: "authority_phrases", text: "t.text", version: null, shelf: null }),
    inRows({
      table: "authority_versions",
      text: `concat_ws('. ', t.heading, nullif(left(t.text, ${sectionTextLength}), ''))`,
      version: "t.id",
      shelf: null,
    }),
    ...Array.from(shelves, (shelf) =>
      inCollection({
        table: "authority_chunks",
        collection: chunks(shelf),
        text: "concat_ws('. ', variadic t.headings || array[nullif(t.lead_in, ''), t.body])",
        version: "t.version_id",
        shelf,
      }),
    ),
  ];
}

type Kind = Pick<EmbeddedKind, "table" | "text" | "version" | "shelf">;

/** Few enough to be compared in process; vector and mark are stored in one row. */
function inRows(kind: Kind & { table: VectorTable }): EmbeddedKind {
  return {
    ...kind,
    keep: (knex, model, vectors) => putInRows(knex, kind.table, model, vectors),
    reconcile: () => Promise.resolve(),
  };
}

function inCollection({
  collection,
  shelf,
  ...kind
}: Kind & { collection: VectorCollection; shelf: Shelf }): EmbeddedKind {
  return {
    ...kind,
    shelf,
    async keep(knex, model, vectors) {
      await collection.put(vectors.map(({ id, vector }) => ({ id: String(id), vector })));
      const ids = vectors.map(({ id }) => id);
      await knex(kind.table).whereIn("id", ids).update({ embedded_with: model });
    },
    reconcile: (knex, model) => reconcile(knex, { collection, shelf }, model),
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
  // Three conditions in place of "is distinct from", which no index answers.
  return (await inForce(knex, kind)
    .whereRaw("(t.embedded_with is null or t.embedded_with < ? or t.embedded_with > ?)", [model, model])
    .orderBy("t.id")
    .limit(size)
    .select(knex.raw("t.id::int as id"), knex.raw(`${kind.text} as text`))) as PendingText[];
}

function inForce(knex: Knex, { table, version, shelf }: EmbeddedKind) {
  const rows = knex(`${table} as t`);
  if (version === null) return rows;
  const held = knex("authority_in_force as f").whereRaw(`f.version_id = ${version}`);
  return rows.whereExists(shelf === null ? held : held.where("f.shelf", shelf));
}

interface OfShelf {
  collection: VectorCollection;
  shelf: Shelf;
}

/**
 * Makes marks and collection agree: drops the vectors of chunks that are no longer in force, and finds what is lost
 * after the vector server's data was lost, restored or replaced.
 */
async function reconcile(knex: Knex, { collection, shelf }: OfShelf, model: string): Promise<void> {
  const stale = await markedChunks(knex, { model, shelf, inForce: false });
  if (stale.length > 0) await collection.remove(stale);
  await unmark(knex, stale);
  if ((await collection.count()) === (await countMarked(knex, model, shelf))) return;
  const marked = await markedChunks(knex, { model, shelf, inForce: true });
  const held = new Set(await collection.ids());
  await unmark(
    knex,
    marked.filter((id) => !held.has(id)),
  );
  const known = new Set(marked);
  const unknown = [...held].filter((id) => !known.has(id));
  if (unknown.length > 0) await collection.remove(unknown);
}

/** Ids of chunks of a shelf that are marked as embedded. */
async function markedChunks(
  knex: Knex,
  { model, shelf, inForce: wanted }: { model: string; shelf: Shelf; inForce: boolean },
): Promise<string[]> {
  const { rows } = await knex.raw(
    `select c.id::text as id from authority_chunks c join authority_versions v on v.id = c.version_id
     join authority_documents d on d.id = v.document_id
     where c.embedded_with = ? and d.shelf = ?
       and exists (select from authority_in_force f where f.version_id = c.version_id) = ?`,
    [model, shelf, wanted],
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Marked chunks in force. */
async function countMarked(knex: Knex, model: string, shelf: Shelf): Promise<number> {
  const row = await knex("authority_in_force as f")
    .join("authority_chunks as c", "c.version_id", "f.version_id")
    .where({ "f.shelf": shelf, "c.embedded_with": model })
    .first(knex.raw("count(*)::int as count"));
  return (row as unknown as { count: number }).count;
}

async function unmark(knex: Knex, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await knex("authority_chunks").whereRaw("id = any(?::bigint[])", [ids]).update({ embedded_with: null });
}

/** The id of this library, made once; names its collections on a shared vector server. */
export async function libraryId(knex: Knex): Promise<string> {
  await knex.raw("insert into authority_library default values on conflict do nothing");
  const row = await knex("authority_library").first("id");
  return (row as { id: string }).id;
}
