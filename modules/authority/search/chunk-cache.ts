import type { ChunkRow } from "../chunk-store.ts";

/** About 3 KB each. */
const MAX_CHUNKS = 2000;

export type ChunkCache = (ids: number[]) => Promise<Map<number, ChunkRow>>;

/**
 * Chunks by their ids, each read from the database once: the same sections are found again and again, and reading a
 * chunk joins six tables. Valid for one search snapshot; ids that no longer exist are left out.
 */
export function createChunkCache(
  read: (ids: number[]) => Promise<ChunkRow[]>,
  { max = MAX_CHUNKS } = {},
): ChunkCache {
  const known = new Map<number, ChunkRow>();
  return async (ids) => {
    const found = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])));
    const unknown = ids.filter((id) => !found.has(id));
    const rows = unknown.length > 0 ? await read(unknown) : [];
    if (known.size + rows.length > max) known.clear();
    for (const row of rows) {
      known.set(row.id, row);
      found.set(row.id, row);
    }
    return found;
  };
}
