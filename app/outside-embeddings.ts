/** Embeddings by a model outside the office: part of what its setting for such models switches off. */
import type { Embeddings } from "#modules/embeddings";
import { maskAccountNumbers } from "#modules/intake/schema";
import { DomainError } from "#modules/kernel";

/** Account numbers in questions are masked; without leave search goes by words, as while the model is away. */
export function outsideEmbeddings(embeddings: Embeddings, allows: () => Promise<boolean>): Embeddings {
  return {
    ...embeddings,
    async embed(texts, signal) {
      if (!(await allows()))
        throw new DomainError("unavailable", "The office has switched models outside the office off.");
      return embeddings.embed(texts.map(maskAccountNumbers), signal);
    },
  };
}
