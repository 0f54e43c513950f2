/** Interfaces of the module: the embedding model that the settings choose, and collections of its vectors. */
import type { Embedder } from "./ports.ts";

/** One embedding model with the server that holds its vectors. */
export interface Embeddings extends Embedder {
  /**
   * A collection of vectors, created when first needed. The model's id and dimensions are part of its stored name.
   * @param name what the vectors stand for: "chunks"
   * @param owner id of the database whose rows they stand for, asked once: databases that share a server stay apart
   */
  collection(name: string, owner: () => Promise<string>): VectorCollection;
}

export type Scalar = string | number | boolean;

/** What is known of a vector beside its id; filters go by it. */
export type Metadata = Record<string, Scalar>;

/** Every key must hold the value, or one of the values. */
export type Filter = Record<string, Scalar | Scalar[]>;

export interface StoredVector {
  id: string;
  vector: Float32Array;
  metadata?: Metadata;
}

export interface Neighbor {
  id: string;
  /** Cosine, −1 to 1. */
  similarity: number;
}

/** Vectors of one model by the id of what they stand for. Every method throws DomainError `unavailable` when the server is away. */
export interface VectorCollection {
  /** Adds vectors, or replaces those with the same ids. */
  put(vectors: StoredVector[]): Promise<void>;
  /** The `k` nearest by cosine, nearest first; with a filter among those that match. Gives up after 3 seconds, 15 the first time. */
  nearest(vector: Float32Array, k: number, filter?: Filter): Promise<Neighbor[]>;
  /** Those of these ids that are held, in any order, without their metadata. */
  get(ids: string[]): Promise<StoredVector[]>;
  count(): Promise<number>;
  /** All ids held, in any order. */
  ids(): Promise<string[]>;
  remove(ids: string[]): Promise<void>;
}

export interface EmbeddingSettings {
  /** "local" computes MiniLM in processes of this product; "openai" sends the texts to OpenAI. */
  embeddings: "local" | "openai";
  openaiApiKey?: string;
  openaiBaseUrl?: string;
}
