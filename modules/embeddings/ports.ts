/** What the module needs from outside: a model that embeds texts. */

/** Turns a text into a vector of length 1. */
export interface Embedder {
  /** Names the model and its weights. Vectors of different ids are never compared. */
  readonly id: string;
  readonly dimensions: number;
  /** @throws DomainError `unavailable` when the model cannot be loaded or reached. */
  embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}
