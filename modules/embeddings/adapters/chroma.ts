import { setTimeout as delay } from "node:timers/promises";
import { ChromaClient, type Collection, type Where } from "chromadb";
import { DomainError } from "#modules/kernel";
import type { Filter, VectorCollection } from "../contract.ts";

const PAGE = 5000;
/** A question gives up on Chroma after this long and goes on without it. */
const QUESTION_TIMEOUT_MS = 3000;
/** After a timeout, questions skip Chroma for this long before one of them asks it again. */
const BACKOFF_MS = 5000;
/** Readers and writers of whole collections retry for as long as a killed server needs to come back. */
const BULK_RETRY_MS = 10_000;
const RETRY_DELAY_MS = 200;

export interface ChromaSettings {
  url: string;
  /** Name of the collection. Carries model, dimensions and owner, so that their vectors never mix. */
  name: () => Promise<string>;
}

/** A collection of a Chroma server, created when first needed. */
export function createChromaCollection({ url, name }: ChromaSettings): VectorCollection {
  let opened: Promise<Collection> | null = null;
  let backoffUntil = 0;
  // The first question waits for a server that is still starting; later ones do not wait for one that is gone.
  let questionRetryMs = QUESTION_TIMEOUT_MS;

  async function open(): Promise<Collection> {
    await timed((signal) => connect(url, { signal }).heartbeat());
    return connect(url).getOrCreateCollection({
      name: await name(),
      embeddingFunction: null,
      configuration: { hnsw: { space: "cosine", ef_construction: 200, ef_search: 200, max_neighbors: 24 } },
    });
  }

  async function timed<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(QUESTION_TIMEOUT_MS);
    try {
      return await call(signal);
    } catch (error) {
      if (signal.aborted) backoffUntil = performance.now() + BACKOFF_MS;
      throw error;
    }
  }

  /** Retries for `retryMs`; a call may run twice. */
  async function reach<T>(retryMs: number, call: (collection: Collection) => Promise<T>): Promise<T> {
    for (const until = performance.now() + retryMs; ; await delay(RETRY_DELAY_MS)) {
      try {
        opened ??= open();
        return await call(await opened);
      } catch (error) {
        opened = null;
        if (performance.now() >= until) throw unavailable(url, error);
      }
    }
  }

  const inBulk = <T>(call: (collection: Collection) => Promise<T>) => reach(BULK_RETRY_MS, call);

  async function forQuestion<T>(call: (collection: Collection) => Promise<T>): Promise<T> {
    if (performance.now() < backoffUntil) throw unavailable(url);
    const retryMs = questionRetryMs;
    try {
      return await reach(retryMs, call);
    } finally {
      questionRetryMs = 0;
    }
  }

  return {
    put: (vectors) =>
      inBulk(async (collection) => {
        const described = vectors.some(({ metadata }) => metadata);
        await collection.upsert({
          ids: vectors.map(({ id }) => id),
          embeddings: vectors.map(({ vector }) => Array.from(vector)),
          ...(described && { metadatas: vectors.map(({ metadata }) => metadata ?? {}) }),
        });
      }),
    nearest: (vector, k, filter) =>
      forQuestion(({ tenant, database, id }) =>
        timed(async (signal) => {
          const { ids, distances } = await connect(url, { signal, tenant, database })
            .collection(id)
            .query({
              queryEmbeddings: [shortened(vector)],
              nResults: k,
              where: filter && whereOf(filter),
              include: ["distances"],
            });
          return (ids[0] ?? []).map((found, at) => ({
            id: found,
            similarity: 1 - (distances[0]?.[at] ?? 1),
          }));
        }),
      ),
    count: () => inBulk((collection) => collection.count()),
    ids: () =>
      inBulk(async (collection) => {
        const ids: string[] = [];
        for (let offset = 0; ; offset += PAGE) {
          const page = await collection.get({ limit: PAGE, offset, include: [] });
          ids.push(...page.ids);
          if (page.ids.length < PAGE) return ids;
        }
      }),
    remove: (ids) =>
      inBulk(async (collection) => {
        for (let from = 0; from < ids.length; from += PAGE) {
          await collection.delete({ ids: ids.slice(from, from + PAGE) });
        }
      }),
  };
}

/** Seven decimals: more make the question's JSON twice as long and no difference to a cosine. */
function shortened(vector: Float32Array): number[] {
  return Array.from(vector, (value) => Math.round(value * 1e7) / 1e7);
}

function whereOf(filter: Filter): Where | undefined {
  const clauses = Object.entries(filter).map(
    ([key, value]): Where => ({ [key]: Array.isArray(value) ? { $in: value } : { $eq: value } }) as Where,
  );
  return clauses.length > 1 ? { $and: clauses } : clauses[0];
}

interface Connection {
  /** Ends every call of this client. A single call of chromadb takes no signal, and a client costs nothing. */
  signal?: AbortSignal;
  tenant?: string;
  database?: string;
}

function connect(url: string, { signal, tenant, database }: Connection = {}): ChromaClient {
  const { hostname, port, protocol } = new URL(url);
  const ssl = protocol === "https:";
  return new ChromaClient({
    host: hostname,
    port: Number(port) || (ssl ? 443 : 80),
    ssl,
    tenant,
    database,
    fetchOptions: signal && { signal },
  });
}

function unavailable(url: string, cause?: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `Chroma does not answer at ${url}. Search goes on by words until it is back.`,
    { cause },
  );
}
