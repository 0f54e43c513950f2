import { setTimeout as delay } from "node:timers/promises";
import { DomainError } from "#modules/kernel";
import type { Filter, StoredVector, VectorCollection } from "../contract.ts";
import { callChroma } from "./chroma-api.ts";

const PAGE = 5000;
/** Vectors read at a time: the JSON of more holds up the process. */
const VECTOR_PAGE = 500;
/** A question gives up on Chroma after this long and goes on without it. */
const QUESTION_TIMEOUT_MS = 3000;
/** Until its first answer a collection gets this long: Chroma reads it from disk, on a busy machine for seconds. */
const COLD_TIMEOUT_MS = 15_000;
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
  /** Address of the collection. */
  let opened: Promise<string> | null = null;
  let backoffUntil = 0;
  // The first question waits for a server that is still starting; later ones do not wait for one that is gone.
  let questionRetryMs = QUESTION_TIMEOUT_MS;
  let isCold = true;

  async function open(): Promise<string> {
    await timed((signal) => callChroma(`${url}/api/v2/heartbeat`, { signal }));
    const collections = `${url}/api/v2/tenants/default_tenant/databases/default_database/collections`;
    const hnsw = { space: "cosine", ef_construction: 200, ef_search: 200, max_neighbors: 24 };
    const body = { name: await name(), get_or_create: true, configuration: { hnsw } };
    const { id } = (await callChroma(collections, { body })) as { id: string };
    return `${collections}/${id}`;
  }

  async function timed<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(isCold ? COLD_TIMEOUT_MS : QUESTION_TIMEOUT_MS);
    try {
      return await call(signal);
    } catch (error) {
      if (signal.aborted) backoffUntil = performance.now() + BACKOFF_MS;
      throw error;
    }
  }

  /** Retries for `retryMs`; a call may run twice. */
  async function reach<T>(retryMs: number, call: (collection: string) => Promise<T>): Promise<T> {
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

  const inBulk = <T>(call: (collection: string) => Promise<T>) => reach(BULK_RETRY_MS, call);

  async function forQuestion<T>(call: (collection: string) => Promise<T>): Promise<T> {
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
        const body = {
          ids: vectors.map(({ id }) => id),
          embeddings: vectors.map(({ vector }) => Array.from(vector)),
          ...(described && { metadatas: vectors.map(({ metadata }) => metadata ?? null) }),
        };
        await callChroma(`${collection}/upsert`, { body });
      }),
    nearest: (vector, k, filter) =>
      forQuestion((collection) =>
        timed(async (signal) => {
          const rest = JSON.stringify({
            n_results: k,
            where: filter && whereOf(filter),
            include: ["distances"],
          });
          const body = `{"query_embeddings":[${jsonOf(vector)}],${rest.slice(1)}`;
          const { ids, distances } = (await callChroma(`${collection}/query`, { body, signal })) as Found;
          isCold = false;
          return (ids[0] ?? []).map((id, at) => ({ id, similarity: 1 - (distances[0]?.[at] ?? 1) }));
        }),
      ),
    get: (ids) =>
      inBulk(async (collection) => {
        const all: StoredVector[] = [];
        for (let from = 0; from < ids.length; from += VECTOR_PAGE) {
          const body = { ids: ids.slice(from, from + VECTOR_PAGE), include: ["embeddings"] };
          const got = (await callChroma(`${collection}/get`, { body })) as Got;
          all.push(...got.ids.map((id, at) => ({ id, vector: Float32Array.from(got.embeddings[at]!) })));
        }
        return all;
      }),
    count: () => inBulk(async (collection) => (await callChroma(`${collection}/count`)) as number),
    ids: () =>
      inBulk(async (collection) => {
        const all: string[] = [];
        for (let offset = 0; ; offset += PAGE) {
          const body = { limit: PAGE, offset, include: [] };
          const { ids } = (await callChroma(`${collection}/get`, { body })) as { ids: string[] };
          all.push(...ids);
          if (ids.length < PAGE) return all;
        }
      }),
    remove: (ids) =>
      inBulk(async (collection) => {
        for (let from = 0; from < ids.length; from += PAGE) {
          await callChroma(`${collection}/delete`, { body: { ids: ids.slice(from, from + PAGE) } });
        }
      }),
  };
}

/** Answer of a query: a list for each vector asked about. */
interface Found {
  ids: string[][];
  distances: number[][];
}

/** Answer of a request for vectors by their ids. */
interface Got {
  ids: string[];
  embeddings: number[][];
}

const asJson = new WeakMap<Float32Array, string>();

/**
 * Seven decimals: more make the question's JSON twice as long and no difference to a cosine. Made once for all the
 * collections that are asked.
 */
function jsonOf(vector: Float32Array): string {
  const known = asJson.get(vector);
  if (known !== undefined) return known;
  const json = JSON.stringify(Array.from(vector, (value) => Math.round(value * 1e7) / 1e7));
  asJson.set(vector, json);
  return json;
}

/** Chroma's `where`: one clause, or several under `$and`. */
function whereOf(filter: Filter): object | undefined {
  const clauses = Object.entries(filter).map(([key, value]) => ({
    [key]: Array.isArray(value) ? { $in: value } : { $eq: value },
  }));
  return clauses.length > 1 ? { $and: clauses } : clauses[0];
}

function unavailable(url: string, cause?: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `Chroma does not answer at ${url}. Search goes on by words until it is back.`,
    { cause },
  );
}
