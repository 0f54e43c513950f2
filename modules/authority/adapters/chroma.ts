import { ChromaClient, type Collection } from "chromadb";
import { DomainError } from "#modules/kernel";
import type { VectorIndex } from "../ports.ts";

const PAGE = 5000;
const QUERY_LIMIT_MS = 3000;

export interface ChromaSettings {
  url: string;
  /** Name of the collection: carries model, dimensions and library, so that none are ever mixed. */
  name: () => Promise<string>;
}

/** A collection of a Chroma server, made when first needed. */
export function createChromaIndex({ url, name }: ChromaSettings): VectorIndex {
  let opened: Promise<Collection> | null = null;

  function open(): Promise<Collection> {
    opened ??= openCollection();
    opened.catch(() => (opened = null));
    return opened;
  }

  async function openCollection(): Promise<Collection> {
    return client(url).getOrCreateCollection({
      name: await name(),
      embeddingFunction: null,
      configuration: { hnsw: { space: "cosine", ef_construction: 200, ef_search: 200, max_neighbors: 24 } },
    });
  }

  async function reach<T>(use: (collection: Collection) => Promise<T>): Promise<T> {
    try {
      return await use(await open());
    } catch (error) {
      opened = null;
      throw new DomainError(
        "unavailable",
        `Chroma does not answer at ${url}. Search goes on by words until it is back.`,
        { cause: error },
      );
    }
  }

  return {
    put: (vectors) =>
      reach(async (collection) => {
        await collection.upsert({
          ids: vectors.map(({ id }) => String(id)),
          embeddings: vectors.map(({ vector }) => Array.from(vector)),
        });
      }),
    nearest: (vector, k) =>
      reach(async (collection) => {
        const query = collection.query({
          queryEmbeddings: [Array.from(vector)],
          nResults: k,
          include: ["distances"],
        });
        const found = await within(query, QUERY_LIMIT_MS);
        return (found.ids[0] ?? []).map((id, index) => ({
          id: Number(id),
          similarity: 1 - (found.distances[0]?.[index] ?? 1),
        }));
      }),
    count: () => reach((collection) => collection.count()),
    ids: () =>
      reach(async (collection) => {
        const ids: number[] = [];
        for (let offset = 0; ; offset += PAGE) {
          const page = await collection.get({ limit: PAGE, offset, include: [] });
          ids.push(...page.ids.map(Number));
          if (page.ids.length < PAGE) return ids;
        }
      }),
    remove: (ids) =>
      reach(async (collection) => {
        for (let from = 0; from < ids.length; from += PAGE) {
          await collection.delete({ ids: ids.slice(from, from + PAGE).map(String) });
        }
      }),
  };
}

function client(url: string): ChromaClient {
  const { hostname, port, protocol } = new URL(url);
  const ssl = protocol === "https:";
  return new ChromaClient({ host: hostname, port: Number(port) || (ssl ? 443 : 80), ssl });
}

async function within<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
