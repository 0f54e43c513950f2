import type { Knex } from "knex";
import type { Embeddings, VectorCollection } from "#modules/embeddings";
import { libraryId } from "./embedding-store.ts";

/** The embedding model and the vectors of the library's chunks. */
export interface SemanticIndex {
  embeddings: Embeddings;
  /** By chunk id. */
  chunks: VectorCollection;
}

export function semanticIndex(knex: Knex, embeddings: Embeddings): SemanticIndex {
  return { embeddings, chunks: embeddings.collection("chunks", () => libraryId(knex)) };
}
