/** What the library needs from outside to search by meaning. */

/** Turns a text into a vector of length 1. */
export interface Embedder {
  /** Names the model and its weights; vectors of different ids are never compared. */
  readonly id: string;
  readonly dimensions: number;
  /** @throws DomainError `unavailable` when the model cannot be had. */
  embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

export interface Neighbour {
  id: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

/** Vectors of one model by the id of what they stand for. Every method throws DomainError `unavailable` when the server is away. */
export interface VectorIndex {
  put(vectors: { id: number; vector: Float32Array }[]): Promise<void>;
  nearest(vector: Float32Array, k: number): Promise<Neighbour[]>;
  count(): Promise<number>;
  /** All ids held, in any order. */
  ids(): Promise<number[]>;
  remove(ids: number[]): Promise<void>;
}
