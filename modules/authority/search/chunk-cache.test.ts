import { expect, it } from "vitest";
import { createChunkCache } from "./chunk-cache.ts";
import type { ChunkRow } from "../chunk-store.ts";

/** Store of the chunks 1 to 9 that records its queries. */
function database() {
  const asked: number[][] = [];
  const read = (ids: number[]) => {
    asked.push(ids);
    return Promise.resolve(ids.filter((id) => id < 10).map((id) => ({ id }) as ChunkRow));
  };
  return { asked, read };
}

it("reads each chunk once, and leaves out what is gone", async () => {
  const { asked, read } = database();
  const chunks = createChunkCache(read);
  expect([...(await chunks([1, 2, 99])).keys()]).toEqual([1, 2]);
  expect([...(await chunks([2, 3])).keys()]).toEqual([2, 3]);
  expect((await chunks([1, 2, 3])).get(3)).toEqual({ id: 3 });
  expect(asked).toEqual([[1, 2, 99], [3]]);
});

it("holds no more than it may, and still answers", async () => {
  const { asked, read } = database();
  const chunks = createChunkCache(read, { max: 3 });
  await chunks([1, 2, 3]);
  expect([...(await chunks([3, 4])).keys()]).toEqual([3, 4]);
  expect([...(await chunks([3, 4])).keys()].sort()).toEqual([3, 4]);
  expect(asked).toEqual([[1, 2, 3], [4], [3]]);
});
