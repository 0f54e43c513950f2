/**
 * Solves x = A x + S, where each row of A and S is sparse and not negative: the unknowns are companies of a circle, the
 * columns of S their outside holders. Elimination instead of iteration, so that a circle of 99.9999% takes no longer
 * than one of 1%.
 */

/** Unknown or source → coefficient. */
export type Row = Map<string, number>;

/** A row that depends on itself entirely has no solution; its own share counts as nobody's. */
const SELF_OWNED = 1e-12;

/** Each unknown as a combination of sources only. `rows` is consumed. */
export function solve(rows: Map<string, Row>): Map<string, Row> {
  const users = usersOf(rows);
  const order: string[] = [];
  const left = new Set(rows.keys());
  const queue = byDegree(rows, users);
  for (let id = queue.take(left); id !== undefined; id = queue.take(left)) {
    left.delete(id);
    order.push(id);
    const row = rows.get(id) ?? new Map<string, number>();
    withoutItself(row, id);
    for (const user of users.get(id) ?? []) {
      if (!left.has(user)) continue;
      const changed = rows.get(user) ?? new Map<string, number>();
      substitute(changed, id, row);
      for (const key of row.keys()) users.get(key)?.add(user);
      queue.put(user);
    }
  }
  return backwards(order, rows);
}

function backwards(order: readonly string[], rows: Map<string, Row>): Map<string, Row> {
  const solved = new Map<string, Row>();
  for (const id of order.toReversed()) {
    const row = rows.get(id) ?? new Map<string, number>();
    for (const [key, known] of solved) if (row.has(key)) substitute(row, key, known);
    solved.set(id, row);
  }
  return solved;
}

/** x = c x + r → x = r / (1 − c) */
function withoutItself(row: Row, id: string): void {
  const own = row.get(id);
  if (own === undefined) return;
  row.delete(id);
  const rest = 1 - own;
  if (rest <= SELF_OWNED) row.clear();
  else for (const [key, share] of row) row.set(key, share / rest);
}

/** Replaces `id` in the row by what it stands for. */
export function substitute(row: Row, id: string, stands: Row): void {
  const share = row.get(id) ?? 0;
  row.delete(id);
  for (const [key, part] of stands) row.set(key, (row.get(key) ?? 0) + share * part);
}

function usersOf(rows: Map<string, Row>): Map<string, Set<string>> {
  const users = new Map([...rows.keys()].map((id) => [id, new Set<string>()]));
  for (const [id, row] of rows) for (const key of row.keys()) users.get(key)?.add(id);
  return users;
}

/** Unknowns with few neighbors first, to keep rows sparse: buckets by degree, with stale entries skipped. */
function byDegree(rows: Map<string, Row>, users: Map<string, Set<string>>) {
  const buckets: string[][] = [];
  const degree = (id: string) => {
    let unknowns = 0;
    for (const key of rows.get(id)?.keys() ?? []) if (rows.has(key)) unknowns += 1;
    return unknowns * (users.get(id)?.size ?? 0);
  };
  function put(id: string): void {
    (buckets[Math.min(degree(id), 10_000)] ??= []).push(id);
  }
  function take(left: ReadonlySet<string>): string | undefined {
    for (const bucket of buckets) {
      for (let id = bucket?.pop(); id !== undefined; id = bucket?.pop()) if (left.has(id)) return id;
    }
    return undefined;
  }
  for (const id of rows.keys()) put(id);
  return { put, take };
}
