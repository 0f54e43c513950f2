/**
 * Embeddings: texts become vectors, and vectors are found again by nearness. Knows nothing of what the texts say;
 * a module that searches by meaning takes `Embeddings` in its deps and opens a collection of its own.
 */
import { availableParallelism } from "node:os";
import { createChromaCollection } from "./adapters/chroma.ts";
import { createLocalMiniLm } from "./adapters/local-minilm.ts";
import { createOpenAiEmbedder } from "./adapters/openai-embedder.ts";
import type { Embeddings, EmbeddingSettings } from "./contract.ts";
import type { Embedder } from "./ports.ts";

export type {
  Embeddings,
  EmbeddingSettings,
  Filter,
  Metadata,
  Neighbor,
  Scalar,
  StoredVector,
  VectorCollection,
} from "./contract.ts";
export { readEnglishWords } from "./adapters/minilm-model.ts";

/** Processes of the local model; each takes about 160 MB while a library is embedded. */
const MAX_PROCESSES = 4;

/** The embedding model that the settings choose, with its vectors on a Chroma server. Starts nothing by itself. */
export function createEmbeddings(chromaUrl: string, settings: EmbeddingSettings): Embeddings {
  const embedder = createEmbedder(settings);
  const { id, dimensions } = embedder;
  return {
    ...embedder,
    collection: (name, owner) =>
      createChromaCollection({
        url: chromaUrl,
        name: async () => `${name}-${id}-${dimensions}-${await owner()}`,
      }),
  };
}

function createEmbedder({ embeddings, openaiApiKey, openaiBaseUrl }: EmbeddingSettings): Embedder {
  if (embeddings === "openai")
    return createOpenAiEmbedder({ apiKey: openaiApiKey ?? "", baseUrl: openaiBaseUrl });
  return createLocalMiniLm({ processes: Math.min(availableParallelism(), MAX_PROCESSES) });
}
