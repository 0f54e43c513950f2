import { DomainError } from "#modules/kernel";
import type { Embedder } from "../ports.ts";

const MODEL = "text-embedding-3-small";
const DIMENSIONS = 1536;

/** OpenAI's embeddings. Texts leave this machine. */
export function createOpenAiEmbedder({ apiKey, baseUrl }: { apiKey: string; baseUrl?: string }): Embedder {
  return {
    id: MODEL,
    dimensions: DIMENSIONS,
    async embed(texts, signal) {
      // Loaded with the first text: the client is large and most installations use the local model.
      const { default: OpenAI } = await import("openai");
      const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 4 });
      try {
        const { data } = await client.embeddings.create(
          { model: MODEL, input: texts, encoding_format: "float" },
          { signal },
        );
        return data
          .toSorted((a, b) => a.index - b.index)
          .map(({ embedding }) => Float32Array.from(embedding));
      } catch (error) {
        throw new DomainError(
          "unavailable",
          "OpenAI did not embed the text. Check OPENAI_API_KEY, or set EMBEDDINGS=local.",
          { cause: error },
        );
      }
    },
    async close() {},
  };
}
