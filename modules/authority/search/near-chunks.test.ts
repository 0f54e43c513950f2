import { describe, expect, it } from "vitest";
import { DomainError } from "#modules/kernel";
import type { Neighbor, StoredVector, VectorCollection } from "#modules/embeddings";
import { createNearChunks, nearChunks } from "./near-chunks.ts";
import { rankingProfile } from "./ranking-profile.ts";

/** Unit vector at this angle in degrees. */
function vectorAt(degrees: number): Float32Array {
  const vector = new Float32Array(16);
  vector[0] = Math.cos((degrees * Math.PI) / 180);
  vector[1] = Math.sin((degrees * Math.PI) / 180);
  return vector;
}

const held = (degrees: Record<number, number>): StoredVector[] =>
  Object.entries(degrees).map(([id, angle]) => ({ id, vector: vectorAt(angle) }));

/** A collection whose `nearest` always says that it was asked, and a promise of its vectors having been read. */
function collectionOf(stored: StoredVector[] | Error) {
  let read = () => undefined as unknown;
  const wasRead = new Promise((resolve) => (read = () => resolve(undefined)));
  const asked: Neighbor[] = [{ id: "asked", similarity: 1 }];
  let gets = 0;
  const collection = {
    nearest: () => Promise.resolve(asked),
    get: () => {
      gets++;
      read();
      return stored instanceof Error ? Promise.reject(stored) : Promise.resolve(stored);
    },
  } as unknown as VectorCollection;
  return { collection, wasRead, gets: () => gets };
}

const shelfOf = (ids: number[], shelf: "opinion" | "statute" = "opinion") => ({
  shelf,
  chunkIds: Int32Array.from(ids),
});

async function askTwice(
  { collection, wasRead }: ReturnType<typeof collectionOf>,
  shelf = shelfOf([3, 5, 8]),
) {
  const near = createNearChunks(collection, shelf);
  const first = await near(vectorAt(0), 2);
  await wasRead;
  await new Promise(setImmediate);
  return { first, second: await near(vectorAt(0), 2) };
}

describe("the nearest chunks of a small shelf", () => {
  it("come from the collection first, then from its vectors in process, nearest first", async () => {
    const { first, second } = await askTwice(collectionOf(held({ 8: 10, 3: 80, 5: 30, 99: 0 })));
    expect(first.map(({ id }) => id)).toEqual(["asked"]);
    expect(second.map(({ id }) => id)).toEqual(["8", "5"]);
    expect(second[1]!.similarity).toBeCloseTo(Math.cos(Math.PI / 6), 2);
  });

  it("are asked of the collection where a vector is missing", async () => {
    const { second } = await askTwice(collectionOf(held({ 3: 0, 5: 30 })));
    expect(second.map(({ id }) => id)).toEqual(["asked"]);
  });

  it("are read again after the server was away", async () => {
    const away = collectionOf(new DomainError("unavailable", "away"));
    await askTwice(away);
    expect(away.gets()).toBe(2);
  });

  it("are known by the state of the shelf", () => {
    const { collection } = collectionOf([]);
    const state = shelfOf([3]);
    expect(nearChunks(collection, state)).toBe(nearChunks(collection, state));
    expect(nearChunks(collection, { ...state })).not.toBe(nearChunks(collection, state));
  });
});

it("a large shelf and the Code's are left to the collection", async () => {
  const { chunksInProcess } = rankingProfile().retrieval.similarity;
  const large = shelfOf(Array.from({ length: chunksInProcess + 1 }, (_, at) => at));
  for (const shelf of [large, shelfOf([3], "statute")]) {
    const { collection, gets } = collectionOf([]);
    const near = createNearChunks(collection, shelf);
    await near(vectorAt(0), 2);
    expect(await near(vectorAt(0), 2)).toEqual([{ id: "asked", similarity: 1 }]);
    expect(gets()).toBe(0);
  }
});
