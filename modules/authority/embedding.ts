import type { Knex } from "knex";
import { DomainError, requireAdmin } from "#modules/kernel";
import type { Authority, EmbeddingOptions } from "./contract.ts";
import {
  countVectors,
  embeddedKinds,
  nextBatch,
  type EmbeddedKind,
  type PendingText,
} from "./embedding-store.ts";
import type { SemanticIndex } from "./search/semantic-index.ts";
import { announceChange, readRevisions } from "./word-index-store.ts";

/** Texts embedded, stored and marked at a time: what a kill can cost. */
const BATCH = 64;

interface EmbeddingDeps {
  knex: Knex;
  semantic: SemanticIndex | null;
}

export function createEmbedding({
  knex,
  semantic,
}: EmbeddingDeps): Pick<Authority, "embedPending" | "close"> {
  return {
    async embedPending(actor, options) {
      requireAdmin(actor);
      if (!semantic)
        throw new DomainError(
          "unavailable",
          "No vector server is set up. Set CHROMA_URL or leave it to the embedded one.",
        );
      return embedPending(knex, semantic, options);
    },

    async close() {
      await semantic?.embeddings.close();
    },
  };
}

/**
 * Embeds everything in force that has no vector of this model. A row is marked after its vector is stored, so that a
 * kill repeats at most one batch, with the same vectors. Vectors that the server lost are made again.
 */
async function embedPending(
  knex: Knex,
  { embeddings, chunks }: SemanticIndex,
  { signal, onProgress }: EmbeddingOptions = {},
): Promise<{ embedded: number }> {
  const shelves = [...(await readRevisions(knex)).keys()];
  const kinds = embeddedKinds(chunks, shelves);
  for (const kind of kinds) await kind.reconcile(knex, embeddings.id);
  const counts = await Promise.all(kinds.map((kind) => countVectors(knex, kind, embeddings.id)));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const before = total - counts.reduce((sum, count) => sum + count.pending, 0);
  let embedded = 0;
  onProgress?.({ done: before, total });

  async function embedBatch(kind: EmbeddedKind, batch: PendingText[]): Promise<void> {
    signal?.throwIfAborted();
    const texts = batch.map(({ text }) => text.replace(/\s+/g, " "));
    const vectors = await embeddings.embed(texts, signal);
    const rows = batch.map(({ id }, at) => ({ id, vector: vectors[at]! }));
    await kind.keep(knex, embeddings.id, rows);
    embedded += batch.length;
    onProgress?.({ done: before + embedded, total });
  }

  for (const kind of kinds) {
    const first = embedded;
    const next = () => nextBatch(knex, kind, { model: embeddings.id, size: BATCH });
    for (let batch = await next(); batch.length > 0; batch = await next()) await embedBatch(kind, batch);
    // Search holds vectors in memory: those of phrases and documents of any shelf, those of chunks of their own.
    if (embedded > first) await announceChange(knex, ...(kind.shelf ? [kind.shelf] : shelves));
  }
  return { embedded };
}
