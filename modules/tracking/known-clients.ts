/**
 * All clients, kept in memory: a reading asks the database which rows changed since the last one, and reads those. The
 * rows of 5,000 clients cost more than all else that the list does.
 */
import { readContext, readThese, type Client, type Clients, type Context } from "./clients.ts";
import { CHANGES_KEPT_HOURS, eraseOldChanges, readChanges, readPosition } from "./changes-store.ts";
import type { TrackingDeps } from "./contract.ts";

/** Far less than the changes are kept. */
const REREAD_MS = (CHANGES_KEPT_HOURS / 4) * 60 * 60_000;

type Deps = Pick<TrackingDeps, "knex" | "clock" | "returns">;

interface Kept {
  /** Everything that the clients were judged with. */
  key: string;
  position: string;
  /** Time of the process, not of the clock, which may be set back. */
  readAt: number;
  byId: Map<string, Client>;
  all: readonly Client[];
}

/** As `readClients` of everybody: with every change that was committed before the call. */
export type ReadKnownClients = () => Promise<Omit<Clients, "clients"> & { clients: readonly Client[] }>;

export function createKnownClients(deps: Deps): ReadKnownClients {
  const { knex } = deps;
  let kept: Kept | null = null;

  async function read() {
    const context = await readContext(knex, deps);
    const key = JSON.stringify([context.settings, context.today, context.categories]);
    kept = (kept && (await refreshed(deps, kept, { context, key }))) ?? (await readAll(deps, context, key));
    return { ...context, clients: kept.all };
  }

  return inTurn(read);
}

/** Null when everything must be read again. */
async function refreshed(
  deps: Deps,
  kept: Kept,
  { context, key }: { context: Context; key: string },
): Promise<Kept | null> {
  if (kept.key !== key || performance.now() - kept.readAt > REREAD_MS) return null;
  const { next, clientIds } = await readChanges(deps.knex, kept.position);
  // The database was replaced by another one.
  if (BigInt(next) < BigInt(kept.position)) return null;
  if (clientIds.length === 0) return { ...kept, position: next };
  const byId = new Map(kept.byId);
  for (const id of clientIds) byId.delete(id);
  for (const client of await readThese(deps.knex, deps, { context, clientIds }))
    byId.set(client.row.user_id, client);
  return { ...kept, position: next, byId, all: [...byId.values()] };
}

async function readAll(deps: Deps, context: Context, key: string): Promise<Kept> {
  await eraseOldChanges(deps.knex);
  const readAt = performance.now();
  const position = await readPosition(deps.knex);
  const all = await readThese(deps.knex, deps, { context });
  return { key, position, readAt, all, byId: new Map(all.map((client) => [client.row.user_id, client])) };
}

/** One call at a time; calls that wait share the next one, which begins after all of them. */
function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | null = null;
  return () => {
    waiting ??= running.then(() => {
      waiting = null;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    });
    return waiting;
  };
}
