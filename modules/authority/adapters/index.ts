import type { Knex } from "knex";
import { availableParallelism } from "node:os";
import type { Embedder } from "../ports.ts";
import { libraryId, type Meaning } from "../vectors.ts";
import { createChromaIndex } from "./chroma.ts";
import { createOpenAiEmbedder } from "./openai-embedder.ts";
import { createLocalMiniLm } from "./local-minilm.ts";

export interface MeaningSettings {
  embeddings: "local" | "openai";
  openaiApiKey?: string;
  openaiBaseUrl?: string;
}

/** Of the local model; each takes about 160 MB while a library is embedded. */
const MAX_PROCESSES = 4;

/** The embedding model that the settings choose and the vectors on a Chroma server. */
export function createMeaning(knex: Knex, chromaUrl: string, settings: MeaningSettings): Meaning {
  const embedder = createEmbedder(settings);
  const chunks = createChromaIndex({
    url: chromaUrl,
    name: async () => `chunks-${embedder.id}-${embedder.dimensions}-${await libraryId(knex)}`,
  });
  return { embedder, chunks };
}

function createEmbedder({ embeddings, openaiApiKey, openaiBaseUrl }: MeaningSettings): Embedder {
  if (embeddings === "openai")
    return createOpenAiEmbedder({ apiKey: openaiApiKey ?? "", baseUrl: openaiBaseUrl });
  return createLocalMiniLm({ processes: Math.min(availableParallelism(), MAX_PROCESSES) });
}
