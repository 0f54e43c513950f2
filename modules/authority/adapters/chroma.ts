import { setTimeout as delay } from "node:timers/promises";
import { ChromaClient, type Collection } from "chromadb";
import { DomainError } from "#modules/kernel";
import type { VectorIndex } from "../ports.ts";
import { callChroma, wasTooSlow } from "./chroma-call.ts";

const PAGE = 5000;
/** A question waits no longer than this for Chroma, and then goes on without it. */
const PATIENCE_MS = 3000;
/** After waiting in vain, questions go on without Chroma for so long before one of them asks it again. */
const REST_MS = 5000;
/** Who reads or writes vectors waits as long as one that was killed needs to come back. */
const LIBRARY_PATIENCE_MS = 10_000;
const RETRY_MS = 200;

export interface ChromaSettings {
  url: string;
  /** Name of the collection: carries model, dimensions and library, so that none are ever mixed. */
  name: () => Promise<string>;
}

/** A collection of a Chroma server, made when first needed. */
export function createChromaIndex({ url, name }: ChromaSettings): VectorIndex {
  let opened: Promise<Collection> | null = null;
  let restsUntil = 0;
  // The first question waits for one that is still starting; later ones do not wait for one that is gone.
  let startingPatience = PATIENCE_MS;

  async function open(): Promise<Collection> {
    await callChroma(`${url}/api/v2/heartbeat`, PATIENCE_MS);
    return client(url).getOrCreateCollection({
      name: await name(),
      embeddingFunction: null,
      configuration: { hnsw: { space: "cosine", ef_construction: 200, ef_search: 200, max_neighbors: 24 } },
    });
  }

  /** Tries until the patience is over; what it does may be done twice. */
  async function reach<T>(patienceMs: number, use: (collection: Collection) => Promise<T>): Promise<T> {
    for (const until = performance.now() + patienceMs; ; await delay(RETRY_MS)) {
      try {
        opened ??= open();
        return await use(await opened);
      } catch (error) {
        opened = null;
        if (wasTooSlow(error)) restsUntil = performance.now() + REST_MS;
        if (performance.now() >= until) throw away(url, error);
      }
    }
  }

  const inLibrary = <T>(use: (collection: Collection) => Promise<T>) => reach(LIBRARY_PATIENCE_MS, use);

  async function forQuestion<T>(use: (collection: Collection) => Promise<T>): Promise<T> {
    if (performance.now() < restsUntil) throw away(url);
    const patience = startingPatience;
    try {
      return await reach(patience, use);
    } finally {
      startingPatience = 0;
    }
  }

  return {
    put: (vectors) =>
      inLibrary(async (collection) => {
        await collection.upsert({
          ids: vectors.map(({ id }) => String(id)),
          embeddings: vectors.map(({ vector }) => Array.from(vector)),
        });
      }),
    nearest: (vector, k) =>
      forQuestion(async ({ tenant, database, id }) => {
        // By its address: the package's own call cannot be told to give up.
        const { ids, distances } = (await callChroma(
          `${url}/api/v2/tenants/${tenant}/databases/${database}/collections/${id}/query`,
          PATIENCE_MS,
          { query_embeddings: [shortened(vector)], n_results: k, include: ["distances"] },
        )) as { ids: string[][]; distances: number[][] };
        return (ids[0] ?? []).map((found, index) => ({
          id: Number(found),
          similarity: 1 - (distances[0]?.[index] ?? 1),
        }));
      }),
    count: () => inLibrary((collection) => collection.count()),
    ids: () =>
      inLibrary(async (collection) => {
        const ids: number[] = [];
        for (let offset = 0; ; offset += PAGE) {
          const page = await collection.get({ limit: PAGE, offset, include: [] });
          ids.push(...page.ids.map(Number));
          if (page.ids.length < PAGE) return ids;
        }
      }),
    remove: (ids) =>
      inLibrary(async (collection) => {
        for (let from = 0; from < ids.length; from += PAGE) {
          await collection.delete({ ids: ids.slice(from, from + PAGE).map(String) });
        }
      }),
  };
}

/** As many places as make a difference: written out whole, the numbers of a question are twice as much text. */
function shortened(vector: Float32Array): number[] {
  return Array.from(vector, (value) => Math.round(value * 1e7) / 1e7);
}

function client(url: string): ChromaClient {
  const { hostname, port, protocol } = new URL(url);
  const ssl = protocol === "https:";
  return new ChromaClient({ host: hostname, port: Number(port) || (ssl ? 443 : 80), ssl });
}

function away(url: string, cause?: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `Chroma does not answer at ${url}. Search goes on by words until it is back.`,
    { cause },
  );
}
