import type { ChunkRow } from "./store.ts";

/** Some 3 KB each. */
const MOST_CHUNKS = 5000;

export type ChunkMemory = (ids: number[]) => Promise<Map<number, ChunkRow>>;

/**
 * Chunks by their ids, each read from the database once: the same sections are found again and again, and a chunk comes
 * with its section and release out of six tables. For one state of the law only; ids that are gone are left out.
 */
export function createChunkMemory(
  read: (ids: number[]) => Promise<ChunkRow[]>,
  { most = MOST_CHUNKS } = {},
): ChunkMemory {
  const known = new Map<number, ChunkRow>();
  return async (ids) => {
    const found = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])));
    const unknown = ids.filter((id) => !found.has(id));
    const rows = unknown.length > 0 ? await read(unknown) : [];
    if (known.size + rows.length > most) known.clear();
    for (const row of rows) {
      known.set(row.id, row);
      found.set(row.id, row);
    }
    return found;
  };
}
