/** Vectors of the chunks in force: made once a chunk and model, found by meaning. */
import type { Knex } from "knex";
import type { Embedder, VectorIndex } from "./ports.ts";

/** Texts embedded, stored and marked at a time: what a kill can cost. */
const BATCH = 64;

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
  index: VectorIndex;
}

interface PendingChunk {
  id: number;
  headings: string[];
  leadIn: string;
  body: string;
}

/**
 * Embeds every chunk in force that has no vector of this model yet. A chunk is marked after its vector is
 * stored, so that a kill repeats at most one batch, with the same vectors. Vectors that Chroma lost are made again.
 */
export async function embedPending(
  knex: Knex,
  { embedder, index }: Meaning,
  options: EmbeddingOptions = {},
): Promise<{ embedded: number }> {
  await reconcile(knex, { embedder, index });
  const { pending, total } = await countVectors(knex, embedder.id);
  let done = total - pending;
  let embedded = 0;
  options.onProgress?.({ done, total });
  for (
    let batch = await nextBatch(knex, embedder.id);
    batch.length > 0;
    batch = await nextBatch(knex, embedder.id)
  ) {
    options.signal?.throwIfAborted();
    const vectors = await embedder.embed(batch.map(embeddedText), options.signal);
    await index.put(batch.map(({ id }, at) => ({ id, vector: vectors[at]! })));
    await knex("authority_chunks")
      .whereIn(
        "id",
        batch.map(({ id }) => id),
      )
      .update({ embedded_with: embedder.id });
    embedded += batch.length;
    done += batch.length;
    options.onProgress?.({ done, total });
  }
  return { embedded };
}

/** What stands for a chunk: where it stands, what leads to it, its words. */
export function embeddedText({
  headings,
  leadIn,
  body,
}: Pick<PendingChunk, "headings" | "leadIn" | "body">): string {
  return [...headings, leadIn, body].filter(Boolean).join(". ").replace(/\s+/g, " ");
}

/** How many chunks in force there are, and how many of them wait for a vector of this model. */
export async function countVectors(knex: Knex, model: string): Promise<{ total: number; pending: number }> {
  const row = await inForce(knex)
    .select(
      knex.raw("count(*)::int as total"),
      knex.raw("count(*) filter (where embedded_with is distinct from ?)::int as pending", [model]),
    )
    .first();
  return row as { total: number; pending: number };
}

async function nextBatch(knex: Knex, model: string): Promise<PendingChunk[]> {
  return (await inForce(knex)
    .whereRaw("embedded_with is distinct from ?", [model])
    .orderBy("c.id")
    .limit(BATCH)
    .select("c.headings", "c.body", { leadIn: "c.lead_in" }, knex.raw("c.id::int as id"))) as PendingChunk[];
}

function inForce(knex: Knex) {
  return knex("authority_chunks as c").whereExists(
    knex("authority_release_sections as rs")
      .join("authority_releases as r", "r.id", "rs.release_id")
      .whereNotNull("r.published_at")
      .whereRaw("rs.version_id = c.version_id"),
  );
}

/** Makes the marks agree with what the index holds: after Chroma's folder was lost, restored or changed. */
async function reconcile(knex: Knex, { embedder, index }: Meaning): Promise<void> {
  const marked = (await knex("authority_chunks")
    .where("embedded_with", embedder.id)
    .select(knex.raw("id::int as id"))) as { id: number }[];
  if ((await index.count()) === marked.length) return;
  const held = new Set(await index.ids());
  const lost = marked.map(({ id }) => id).filter((id) => !held.has(id));
  if (lost.length > 0)
    await knex("authority_chunks").whereRaw("id = any(?::bigint[])", [lost]).update({ embedded_with: null });
  const known = new Set(marked.map(({ id }) => id));
  const strangers = [...held].filter((id) => !known.has(id));
  if (strangers.length > 0) await index.remove(strangers);
}

/** This library's name among others; made once. */
export async function libraryId(knex: Knex): Promise<string> {
  await knex.raw("insert into authority_library default values on conflict do nothing");
  const row = await knex("authority_library").first("id");
  return (row as { id: string }).id;
}
