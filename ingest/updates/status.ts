import type { Knex } from "knex";
import { OPERATOR, type Actor } from "#modules/kernel";
import type { Source } from "#modules/authority/schema";
import type { Authority } from "#modules/authority";
import type { Ingest, IngestRun } from "../contract.ts";
import { listFailures } from "./run-store.ts";
import type { SourceRun, SourceStatus, Update } from "./schema.ts";

interface StatusDeps {
  knex: Knex;
  ingest: Ingest;
  authority: Authority;
}

/** @param open updates that wait or run */
export async function readStatus(
  { knex, ingest, authority }: StatusDeps,
  actor: Actor,
  open: Update[],
): Promise<SourceStatus[]> {
  const [sources, holdings, bytes, runs, failures] = await Promise.all([
    authority.listSources(actor),
    authority.holdings(),
    authority.storedBytes(OPERATOR),
    ingest.status(actor),
    listFailures(knex),
  ]);
  return sources.map((source) => {
    const { id } = source;
    const holding = holdings.find(({ sourceId }) => sourceId === id);
    const held = holding
      ? { documents: holding.sections, release: holding.release, bytes: bytes[id] ?? 0 }
      : null;
    const run = runs.find((one) => one.source === id);
    const failedRuns = failures
      .filter((failure) => failure.source === id)
      .map(({ item, reason, at }) => ({ item: item ?? source.name, reason, at: at.toISOString() }));
    const errors = [...(run ? itemErrors(run) : []), ...failedRuns];
    const lastRun = run ? toRun(run) : null;
    return { ...source, held, lastRun, errors, state: stateOf(source, { held, run, open }) };
  });
}

function stateOf(
  { id, isActive }: Source,
  now: { held: SourceStatus["held"]; run: IngestRun | undefined; open: Update[] },
): SourceStatus["state"] {
  const { held, run, open } = now;
  if (run?.state === "running") return "running";
  if (open.some((update) => update.sources.includes(id) && isAhead(update, run))) return "waiting";
  if (!isActive) return "off";
  if (run?.state === "failed") return "failed";
  return held ? "loaded" : "empty";
}

/** Whether this update has the source still before it. */
function isAhead({ startedAt }: Update, run: IngestRun | undefined): boolean {
  return !startedAt || !run || run.startedAt < startedAt;
}

/** At most this many items of a load are listed. */
const ITEMS_SHOWN = 100;

function itemErrors({ failures, finishedAt, startedAt }: IngestRun): SourceStatus["errors"] {
  const at = finishedAt ?? startedAt;
  return failures.slice(0, ITEMS_SHOWN).map(({ item, error }) => ({ item, reason: error, at }));
}

function toRun({ source: _source, failures: _failures, sectionsDone, ...run }: IngestRun): SourceRun {
  return { ...run, done: sectionsDone };
}
