/**
 * The chunks of a shelf nearest to a question. The vectors of a small shelf are read from Chroma once and compared in
 * process: a request costs more than thousands of cosines (decision 236).
 */
import type { Neighbor, VectorCollection } from "#modules/embeddings";
import { keepBest } from "./best-scores.ts";
import { createCosines, type Cosines } from "./cosines.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";

/** At most so many chunks, nearest first. */
export type NearChunks = (question: Float32Array, most: number) => Promise<Neighbor[]>;

type Shelved = Pick<SearchSnapshot, "shelf" | "chunkIds">;

const known = new WeakMap<Shelved, NearChunks>();

/** A new state of the shelf, as after an ingest, is read anew. */
export function nearChunks(collection: VectorCollection, snapshot: Shelved): NearChunks {
  const near = known.get(snapshot) ?? createNearChunks(collection, snapshot);
  known.set(snapshot, near);
  return near;
}

/** Chroma answers until the vectors are at hand, and where it lacks some of them. */
export function createNearChunks(collection: VectorCollection, { shelf, chunkIds }: Shelved): NearChunks {
  const { chunksInProcess } = rankingProfile().retrieval.similarity;
  const isSmall = shelf !== "statute" && chunkIds.length <= chunksInProcess;
  let inProcess: NearChunks | null = null;
  let isRead = !isSmall;

  async function read(): Promise<void> {
    const vectors = await readAll(collection, chunkIds);
    if (vectors) inProcess = compared(chunkIds, vectors);
  }

  return async (question, most) => {
    if (inProcess) return inProcess(question, most);
    const nearest = await collection.nearest(question, most);
    if (!isRead) {
      isRead = true;
      // A server that goes away meanwhile is asked again at the next question.
      read().catch(() => (isRead = false));
    }
    return nearest;
  };
}

/** Null where some are missing. */
async function readAll(collection: VectorCollection, chunkIds: Int32Array): Promise<Cosines | null> {
  const found = new Map<string, Float32Array>();
  const ids = Array.from(chunkIds, String);
  for (const { id, vector } of await collection.get(ids)) found.set(id, vector);
  const dimensions = found.get(ids[0]!)?.length ?? 0;
  const numbers = new Float32Array(ids.length * dimensions);
  for (const [at, id] of ids.entries()) {
    const vector = found.get(id);
    if (!vector) return null;
    numbers.set(vector, at * dimensions);
  }
  return createCosines(numbers, dimensions);
}

function compared(chunkIds: Int32Array, cosinesTo: Cosines): NearChunks {
  return (question, most) => {
    const cosines = cosinesTo(question);
    const best = new Float64Array(Math.min(most, cosines.length)).fill(-Infinity);
    for (let at = 0; at < cosines.length; at++) keepBest(best, cosines[at]!);
    const least = best.at(-1) ?? 0;
    const near: Neighbor[] = [];
    for (let at = 0; at < cosines.length; at++)
      if (cosines[at]! >= least) near.push({ id: String(chunkIds[at]!), similarity: cosines[at]! });
    return Promise.resolve(near.sort((a, b) => b.similarity - a.similarity).slice(0, most));
  };
}
