import { join } from "node:path";
import { DomainError, isDomainError, requireAdmin, requireSignedIn, type Actor } from "#modules/kernel";
import type { Source } from "#modules/authority/schema";
import { createDownloads, NotInMirror } from "./download.ts";
import type { Ingest, IngestDeps, IngestOptions, IngestReport } from "./contract.ts";
import { loadSource } from "./loading.ts";
import { isReadBy } from "./readers.ts";
import { listRuns, startRun, type RunRecord } from "./runs.ts";
import { withSourceLock } from "./source-lock.ts";
import { SOURCES } from "./sources/index.ts";
import type { SourceDefinition } from "./sources/source.ts";

/** Name of the embedding step, for its lock and its progress. */
const VECTORS = "vectors";

/** Uses all sources of this build unless a test passes its own `definitions`. */
export function createIngest(deps: IngestDeps, definitions: readonly SourceDefinition[] = SOURCES): Ingest {
  const { knex, authority, settings, clock, log } = deps;
  const downloads = createDownloads({
    ...settings,
    requests: { ...settings.requests, headersFor: tokensOf(settings, definitions) },
  });

  async function choose(actor: Actor, options: IngestOptions): Promise<SourceDefinition[]> {
    const known = definitions.map((source) => source.id);
    const unknown = options.sources?.find((id) => !known.includes(id));
    if (unknown !== undefined) {
      throw new DomainError(
        "invalid",
        `There is no source "${unknown}". Known sources: ${known.join(", ")}.`,
      );
    }
    const active = (await authority.listSources(actor))
      .filter((source) => source.isActive)
      .map(({ id }) => id);
    const wanted = options.sources ?? active;
    const chosen = definitions.filter((source) => wanted.includes(source.id));
    if (options.from !== undefined && chosen.length !== 1) {
      throw new DomainError(
        "invalid",
        "A file given with --from is of one source; name it: taxrag ingest irc --from FILE.",
      );
    }
    return chosen;
  }

  async function ingestOne(
    actor: Actor,
    source: SourceDefinition,
    options: IngestOptions,
  ): Promise<IngestReport> {
    const started = performance.now();
    const run = options.dryRun ? null : await startRun(knex, source.id, clock);
    try {
      const loaded = await loadSource({
        authority,
        downloads,
        actor,
        source,
        options,
        scans: deps.scans && { reader: deps.scans, folder: join(settings.dataDir, "downloads", "ocr") },
        onRelease: async (label) => void (await run?.named(label)),
        onFile: (bytes) => run?.gained(bytes),
        onFailure: async (failure) => void (await run?.itemFailed(failure)),
        async reportProgress(progress, counts) {
          options.onProgress?.({ source: source.id, ...progress });
          await run?.reportProgress(progress, counts);
        },
      });
      await run?.succeeded(loaded);
      options.onProgress?.({
        source: source.id,
        phase: "done",
        done: loaded.sections,
        total: loaded.sections,
      });
      const seconds = (performance.now() - started) / 1000;
      log.info({ source: source.id, ...loaded, seconds }, "ingest done");
      return { source: source.id, ...loaded, seconds };
    } catch (cause) {
      if (cause instanceof NotInMirror && options.sources === undefined) {
        const report = nothingReached(source.id, (performance.now() - started) / 1000);
        await run?.succeeded(report);
        return report;
      }
      const error = options.signal?.aborted ? stopped(source.id, cause) : cause;
      await recordFailure(run, error);
      throw error;
    }
  }

  async function recordFailure(run: RunRecord | null, error: unknown): Promise<void> {
    const message = messageOf(error);
    // The database may be the cause of the failure.
    await run
      ?.failed(message)
      .catch((cause: unknown) => log.warn({ cause }, "the failed ingest was not recorded"));
  }

  async function ingestAll(actor: Actor, options: IngestOptions): Promise<IngestReport[]> {
    const chosen = await choose(actor, options);
    const reports: IngestReport[] = [];
    for (const source of chosen) {
      try {
        reports.push(await withSourceLock(knex, source.id, () => ingestOne(actor, source, options)));
      } catch (error) {
        if (chosen.length === 1 || options.signal?.aborted) throw error;
        log.warn({ source: source.id, error }, "a source was not loaded; the others go on");
        reports.push({ ...nothingReached(source.id, 0), notReached: 0, error: messageOf(error) });
      }
    }
    return reports;
  }

  async function embed(actor: Actor, { signal, onProgress }: IngestOptions): Promise<void> {
    const reportProgress = (progress: { done: number; total: number }) =>
      onProgress?.({ source: VECTORS, phase: "embedding", ...progress });
    await withSourceLock(knex, VECTORS, () =>
      authority.embedPending(actor, { signal, onProgress: reportProgress }),
    );
  }

  /** Failures are only logged: the law is searchable by words, and a later run or the current one makes the vectors. */
  async function embedIfPossible(actor: Actor, options: IngestOptions): Promise<void> {
    try {
      await embed(actor, options);
    } catch (error) {
      if (options.signal?.aborted || !isDomainError(error)) throw error;
      log.warn(
        { error: error.message },
        "the vectors are not complete; make them with: taxrag ingest --vectors",
      );
    }
  }

  return {
    async run(actor, options = {}) {
      requireAdmin(actor);
      const vectors = options.dryRun ? "none" : (options.vectors ?? "also");
      const reports = vectors === "only" ? [] : await ingestAll(actor, options);
      if (vectors === "only") await embed(actor, options);
      if (vectors === "also") await embedIfPossible(actor, options);
      return reports;
    },

    async behind(actor) {
      requireAdmin(actor);
      const behind: string[] = [];
      for (const source of await choose(actor, {})) {
        const newest = await authority.currentRelease(actor, source.id);
        if (newest && !isReadBy(source, newest)) behind.push(source.id);
      }
      return behind;
    },

    async unaskedFor(actor) {
      requireAdmin(actor);
      return downloads.unasked();
    },

    async status(actor) {
      requireSignedIn(actor);
      return listRuns(knex);
    },

    async registerSources(actor) {
      await authority.registerSources(actor, definitions.map(describe));
    },
  };
}

/** The host that a source names gets CourtListener's token, and no other. */
function tokensOf({ courtListenerToken }: IngestDeps["settings"], definitions: readonly SourceDefinition[]) {
  const hosts = definitions.flatMap(({ tokenHost }) => tokenHost ?? []);
  return (url: string): Record<string, string> =>
    courtListenerToken !== undefined && hosts.includes(new URL(url).host)
      ? { authorization: `Token ${courtListenerToken}` }
      : {};
}

/** Fields of a definition that the library stores. */
function describe(definition: SourceDefinition): Omit<Source, "isActive"> {
  const { id, name, description, sourceType, format, priority, updateFrequency, shelf, publishes } =
    definition;
  return { id, name, description, sourceType, format, priority, updateFrequency, shelf, publishes };
}

function messageOf(error: unknown): string {
  return isDomainError(error) ? error.message : "An unexpected error ended the ingest; the log has it.";
}

/** Offline, a source of which the mirror has nothing is not reached, and has not failed. */
function nothingReached(source: string, seconds: number): IngestReport {
  const none = { sections: 0, chunks: 0, added: 0, changed: 0, unchanged: 0 };
  return { source, release: "", ...none, published: false, notReached: 1, seconds };
}

function stopped(sourceId: string, cause: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `The ingest of ${sourceId} was stopped. Run it again; it goes on where it stopped.`,
    {
      cause,
    },
  );
}
