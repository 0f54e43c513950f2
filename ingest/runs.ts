import type { Knex } from "knex";
import type { WriteCounts } from "#modules/authority";
import type { Clock } from "#modules/kernel";
import type { IngestProgress, IngestRun, ItemFailure } from "./contract.ts";
import { IngestRunModel } from "./models.ts";
import { lockedSources } from "./source-lock.ts";

/** Minimum interval between two writes of the progress, so that they do not slow down parsing. */
const WRITE_EVERY_MS = 500;
/** Failures kept of one run. */
const MAX_FAILURES = 1000;
const PROCESS_GONE =
  "The process ended before the ingest was done. Run it again; it goes on where it stopped.";

/** Record of a run in progress. */
export interface RunRecord {
  /** Writes at most twice a second, except when the phase changes. */
  reportProgress(progress: Pick<IngestProgress, "phase" | "done">, counts: WriteCounts): Promise<void>;
  named(release: string): Promise<void>;
  /** Counts a file that was read. */
  gained(bytes: number): void;
  itemFailed(failure: ItemFailure): Promise<void>;
  succeeded(counts: WriteCounts & { notReached?: number }): Promise<void>;
  failed(message: string): Promise<void>;
}

/** Creates the record of a run. The caller holds the source's lock, so any run still marked as running is dead. */
export async function startRun(knex: Knex, sourceId: string, clock: Clock): Promise<RunRecord> {
  await IngestRunModel.query(knex)
    .where({ source_id: sourceId, state: "running" })
    .patch({ state: "failed", error: PROCESS_GONE, finishedAt: clock.now() });
  const run = await IngestRunModel.query(knex)
    .insert({ sourceId, state: "running", phase: "finding", startedAt: clock.now(), updatedAt: clock.now() })
    .returning("*");
  let lastWrite = { phase: "finding", at: 0 };

  const patch = async (change: Partial<IngestRunModel>): Promise<void> => {
    await run.$query(knex).patch({ ...change, updatedAt: clock.now() });
  };
  let bytes = 0;
  const failures: ItemFailure[] = [];
  const figures = (counts: WriteCounts) => ({
    sectionsDone: counts.added + counts.changed + counts.unchanged,
    sectionsNew: counts.added,
    sectionsChanged: counts.changed,
    sectionsUnchanged: counts.unchanged,
  });

  return {
    async reportProgress({ phase, done }, counts) {
      const now = performance.now();
      if (phase === lastWrite.phase && now - lastWrite.at < WRITE_EVERY_MS) return;
      lastWrite = { phase, at: now };
      await patch({ phase, ...figures(counts), ...(phase === "reading" ? { sectionsDone: done } : {}) });
    },
    named: (release) => patch({ releaseLabel: release }),
    gained: (more) => void (bytes += more),
    async itemFailed(failure) {
      failures.push(failure);
      await patch({ failures: failures.slice(0, MAX_FAILURES) });
    },
    succeeded: ({ notReached = 0, ...counts }) =>
      patch({
        ...{ state: "succeeded", phase: "done", bytes: String(bytes), notReached },
        ...figures(counts),
        finishedAt: clock.now(),
      }),
    failed: (message) =>
      patch({ state: "failed", error: message, bytes: String(bytes), finishedAt: clock.now() }),
  };
}

/** Last run of each source; a run marked as running without a lock counts as failed. */
export async function listRuns(knex: Knex): Promise<IngestRun[]> {
  const rows = await IngestRunModel.query(knex)
    .distinctOn("source_id")
    .orderBy(["source_id", { column: "id", order: "desc" }]);
  const alive = await lockedSources(
    knex,
    rows.map((row) => row.sourceId),
  );
  return rows.map((row) => {
    const gone = row.state === "running" && !alive.includes(row.sourceId);
    return {
      source: row.sourceId,
      release: row.releaseLabel,
      state: gone ? "failed" : row.state,
      phase: row.phase,
      sectionsDone: row.sectionsDone,
      error: gone ? PROCESS_GONE : row.error,
      bytes: Number(row.bytes),
      added: row.sectionsNew,
      changed: row.sectionsChanged,
      unchanged: row.sectionsUnchanged,
      notReached: row.notReached,
      failures: row.failures,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}
