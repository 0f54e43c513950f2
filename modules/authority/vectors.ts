/**
 * Vectors of the law in force, made once for each model: of phrases and of every section as a whole, which stand in
 * their rows, and of every chunk, which stand in Chroma.
 */
import type { Knex } from "knex";
import type { Embedder, VectorIndex } from "./ports.ts";
import { putInRows, type Vector, type VectorTable } from "./stored-vectors.ts";
import { announceChange } from "./word-index.ts";

/** Texts embedded, stored and marked at a time: what a kill can cost. */
const BATCH = 64;
/** Characters of a section's beginning that stand, with its heading, for the whole. */
const SECTION_BEGINNING = 700;

export interface EmbeddingProgress {
  done: number;
  total: number;
}

export interface EmbeddingOptions {
  signal?: AbortSignal;
  onProgress?: (progress: EmbeddingProgress) => void;
}

export interface Meaning {
  embedder: Embedder;
  /** By chunk id. */
  chunks: VectorIndex;
}

/** A kind of thing that has vectors: rows of a table that are marked with the model of theirs. */
interface Embedded {
  table: VectorTable | "authority_chunks";
  /** SQL of the text that stands for a row `t`. */
  text: string;
  /** SQL of the version that a row `t` belongs to; null when a row is in force as long as it is there. */
  version: string | null;
  /** Stores vectors of a model, then marks their rows. */
  keep(knex: Knex, model: string, vectors: Vector[]): Promise<void>;
  /** Makes the marks agree with what is stored. */
  reconcile(knex: Knex, model: string): Promise<void>;
}

function kinds({ chunks }: Meaning): Embedded[] {
  return [
    inRows({ table: "authority_phrases", text: "t.text", version: null }),
    inRows({
      table: "authority_versions",
      text: `concat_ws('. ', t.heading, nullif(left(t.text, ${SECTION_BEGINNING}), ''))`,
      version: "t.id",
    }),
    inIndex({
      table: "authority_chunks",
      index: chunks,
      text: "concat_ws('. ', variadic t.headings || array[nullif(t.lead_in, ''), t.body])",
      version: "t.version_id",
    }),
  ];
}

type Kind = Pick<Embedded, "table" | "text" | "version">;

/** Few enough to be compared in process: vector and mark stand in one row. */
function inRows(kind: Kind & { table: VectorTable }): Embedded {
  return {
    ...kind,
    keep: (knex, model, vectors) => putInRows(knex, kind.table, model, vectors),
    reconcile: () => Promise.resolve(),
  };
}

function inIndex({ index, ...kind }: Kind & { index: VectorIndex }): Embedded {
  return {
    ...kind,
    async keep(knex, model, vectors) {
      await index.put(vectors);
      const ids = vectors.map(({ id }) => id);
      await knex(kind.table).whereIn("id", ids).update({ embedded_with: model });
    },
    reconcile: (knex, model) => reconcile(knex, kind.table, index, model),
  };
}

/**
 * Embeds everything in force that has no vector of this model yet. A row is marked after its vector is stored,
 * so that a kill repeats at most one batch, with the same vectors. Vectors that Chroma lost are made again.
 */
export async function embedPending(
  knex: Knex,
  meaning: Meaning,
  options: EmbeddingOptions = {},
): Promise<{ embedded: number }> {
  const model = meaning.embedder.id;
  const all = kinds(meaning);
  for (const kind of all) await kind.reconcile(knex, model);
  const counts = await Promise.all(all.map((kind) => countVectors(knex, kind, model)));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const before = total - counts.reduce((sum, count) => sum + count.pending, 0);
  let embedded = 0;
  options.onProgress?.({ done: before, total });
  for (const kind of all) {
    const first = embedded;
    for (
      let batch = await nextBatch(knex, kind, model);
      batch.length > 0;
      batch = await nextBatch(knex, kind, model)
    ) {
      await embedBatch(knex, kind, meaning.embedder, batch, options.signal);
      embedded += batch.length;
      options.onProgress?.({ done: before + embedded, total });
    }
    // What a process holds of them in memory is out of date.
    if (kind.table !== "authority_chunks" && embedded > first) await announceChange(knex);
  }
  return { embedded };
}

interface Pending {
  id: number;
  text: string;
}

async function embedBatch(
  knex: Knex,
  kind: Embedded,
  embedder: Embedder,
  batch: Pending[],
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const vectors = await embedder.embed(
    batch.map(({ text }) => text.replace(/\s+/g, " ")),
    signal,
  );
  await kind.keep(
    knex,
    embedder.id,
    batch.map(({ id }, at) => ({ id, vector: vectors[at]! })),
  );
}

async function countVectors(
  knex: Knex,
  kind: Embedded,
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

async function nextBatch(knex: Knex, kind: Embedded, model: string): Promise<Pending[]> {
  return (await inForce(knex, kind)
    .whereRaw("t.embedded_with is distinct from ?", [model])
    .orderBy("t.id")
    .limit(BATCH)
    .select(knex.raw("t.id::int as id"), knex.raw(`${kind.text} as text`))) as Pending[];
}

function inForce(knex: Knex, { table, version }: Embedded) {
  const rows = knex(`${table} as t`);
  if (version === null) return rows;
  return rows.whereExists(
    knex("authority_release_sections as rs")
      .join("authority_releases as r", "r.id", "rs.release_id")
      .whereNotNull("r.published_at")
      .whereRaw(`rs.version_id = ${version}`),
  );
}

/** Makes the marks agree with what the index holds: after Chroma's folder was lost, restored or changed. */
async function reconcile(
  knex: Knex,
  table: Embedded["table"],
  index: VectorIndex,
  model: string,
): Promise<void> {
  const rows = await knex(table).where("embedded_with", model).select(knex.raw("id::int as id"));
  const marked = (rows as { id: number }[]).map(({ id }) => id);
  if ((await index.count()) === marked.length) return;
  const held = new Set(await index.ids());
  const lost = marked.filter((id) => !held.has(id));
  if (lost.length > 0)
    await knex(table).whereRaw("id = any(?::bigint[])", [lost]).update({ embedded_with: null });
  const known = new Set(marked);
  const strangers = [...held].filter((id) => !known.has(id));
  if (strangers.length > 0) await index.remove(strangers);
}

/** This library's name among others; made once. */
export async function libraryId(knex: Knex): Promise<string> {
  await knex.raw("insert into authority_library default values on conflict do nothing");
  const row = await knex("authority_library").first("id");
  return (row as { id: string }).id;
}
