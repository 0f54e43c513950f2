import type { Knex } from "knex";
import type { LibraryStatus } from "../schema.ts";
import { readRevisions } from "../word-index-store.ts";

/** Embedding announces no change of a chunk's vector. */
const KEPT_MS = 60_000;

/**
 * What the library holds, counted again when an edition was published, and at the latest after a minute: counting the
 * chunks of all sources takes 150 ms.
 */
export function createKeptStatus(
  knex: Knex,
  count: (model: string | null) => Promise<LibraryStatus>,
): (model: string | null) => Promise<LibraryStatus> {
  let kept: { key: string; until: number; status: LibraryStatus } | null = null;
  return async (model) => {
    const key = JSON.stringify([model, ...(await readRevisions(knex))]);
    if (kept?.key === key && performance.now() < kept.until) return kept.status;
    const status = await count(model);
    // Progress of a load or of embedding is shown as it is.
    const isWhole = status.state === "ready" && (model === null || status.vectors === status.chunks);
    kept = isWhole ? { key, until: performance.now() + KEPT_MS, status } : null;
    return status;
  };
}
