/** The job of an update: its sources one after another, each under the lock of its source. */
import { z } from "zod";
import type { Jobs, JobType, RunningJob } from "#modules/jobs";
import { isDomainError, OPERATOR } from "#modules/kernel";
import type { IngestProgress } from "../contract.ts";
import type { Load, UpdatesDeps } from "./contract.ts";
import { progressOf } from "./progress.ts";
import type { UpdateItem, UpdateResult } from "./schema.ts";

interface Payload {
  sources: string[];
}

/** One update at a time in all processes; the others wait. */
export const UPDATE: JobType<Payload> = {
  name: "update-sources",
  payload: z.object({ sources: z.array(z.string()).min(1) }),
  attempts: 3,
  pauseSeconds: 10,
  expirySeconds: 12 * 60 * 60,
  concurrency: 1,
  lockOn: () => "update-sources",
};

/** Updates of the same sources are one. */
export function keyOf(sources: string[]): string {
  return [...sources].sort().join(",");
}

/** Waits out a load that makes vectors by itself. */
const VECTORS: JobType<Record<string, never>> = {
  name: "make-vectors",
  payload: z.object({}).strict() as JobType<Record<string, never>>["payload"],
  attempts: 6,
  pauseSeconds: 60,
  expirySeconds: 23 * 60 * 60,
  concurrency: 1,
};

type Deps = Pick<UpdatesDeps, "knex" | "ingest" | "authority" | "jobs"> & { load: Load };

export function defineUpdates(deps: Deps): void {
  deps.jobs.define(UPDATE, { run: (job) => update(deps, job) });
  deps.jobs.define(VECTORS, {
    run: ({ signal, report }) =>
      deps.load("vectors", {
        signal,
        onProgress: ({ done, total }) => report({ done, total, text: "Making vectors" }),
      }),
  });
}

async function update(deps: Deps, { payload, signal, report }: RunningJob<Payload>): Promise<UpdateResult> {
  const items: UpdateItem[] = [];
  for (const id of payload.sources) {
    signal.throwIfAborted();
    // Read each time: an hour may have passed since the request.
    const source = (await deps.authority.listSources(OPERATOR)).find((one) => one.id === id);
    if (source?.isActive === false) {
      items.push(notLoaded(id, SWITCHED_OFF));
      continue;
    }
    const name = source?.name ?? id;
    const tell = (progress: IngestProgress) =>
      report(progressOf(progress, { name, items, total: payload.sources.length }));
    items.push(await loadOne(deps, id, { signal, onProgress: tell }));
  }
  const failed = items.filter(({ succeeded }) => !succeeded).length;
  const total = items.length * 100;
  report({ done: total, total, text: outcome(items.length - failed, failed) });
  if (items.some(({ added, changed }) => added + changed > 0)) await makeVectors(deps);
  return { success: items.length - failed, failed, items };
}

/** A source that fails does not stop the others. */
async function loadOne(
  { load, ingest }: Deps,
  id: string,
  options: Parameters<Load>[1],
): Promise<UpdateItem> {
  try {
    await load(id, options);
  } catch (error) {
    if (options.signal.aborted || !isDomainError(error)) throw error;
    return notLoaded(id, error.message);
  }
  const run = (await ingest.status(OPERATOR)).find(({ source }) => source === id);
  const { release = null, added = 0, changed = 0, unchanged = 0 } = run ?? {};
  return { source: id, succeeded: true, release, added, changed, unchanged, error: null };
}

const SWITCHED_OFF = "It was switched off before its turn came.";

function notLoaded(source: string, error: string): UpdateItem {
  return { source, succeeded: false, release: null, added: 0, changed: 0, unchanged: 0, error };
}

async function makeVectors({ knex, jobs }: { knex: Deps["knex"]; jobs: Jobs }): Promise<void> {
  await knex.transaction((trx) => jobs.enqueue(trx, VECTORS, { payload: {}, key: "vectors" }));
}

function outcome(success: number, failed: number): string {
  return failed > 0 ? `${success} succeeded, ${failed} failed` : `${success} succeeded`;
}
