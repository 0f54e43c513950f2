import type { Knex } from "knex";
import type { Embeddings, VectorCollection } from "#modules/embeddings";
import { libraryId } from "../embedding-store.ts";
import { SHELVES, type Shelf } from "../schema.ts";

/** The embedding model and the vectors of the library's chunks. */
export interface SemanticIndex {
  embeddings: Embeddings;
  /** Vectors of a shelf's chunks by chunk id: a collection a shelf, so that no shelf crowds another out. */
  chunks(shelf: Shelf): VectorCollection;
}

export function semanticIndex(knex: Knex, embeddings: Embeddings): SemanticIndex {
  const owner = () => libraryId(knex);
  const collections = new Map(
    SHELVES.map((shelf) => [shelf, embeddings.collection(collectionName(shelf), owner)] as const),
  );
  return { embeddings, chunks: (shelf) => collections.get(shelf)! };
}

/** The Code's collection has the name of the time when there was only one shelf. */
function collectionName(shelf: Shelf): string {
  return shelf === "statute" ? "chunks" : `${shelf}-chunks`;
}
