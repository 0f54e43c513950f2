/**
 * Joins reads that are asked for at the same time, as those of all shelves are, into one. Rows come in the order of the
 * keys that they belong to, each key read once.
 */
export function createJoinedRead<Key extends number | string, Row>(
  read: (keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (keys: Key[]) => Promise<Row[]> {
  let waiting = new Set<Key>();
  let next: Promise<Map<Key, Row[]>> | null = null;

  async function readWaiting(): Promise<Map<Key, Row[]>> {
    // All who ask before this goes on are served by it.
    await Promise.resolve();
    const keys = [...waiting];
    waiting = new Set();
    next = null;
    const rows = new Map<Key, Row[]>(keys.map((key) => [key, []]));
    for (const row of await read(keys)) rows.get(keyOf(row))?.push(row);
    return rows;
  }

  return async (keys) => {
    for (const key of keys) waiting.add(key);
    next ??= readWaiting();
    const rows = await next;
    return keys.flatMap((key) => rows.get(key) ?? []);
  };
}
