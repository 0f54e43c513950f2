/** Updates of the library: requested on the screen and by schedule, run as jobs. */
import { DomainError, OPERATOR, requireAdmin } from "#modules/kernel";
import type { Job } from "#modules/jobs/schema";
import type { Source } from "#modules/authority/schema";
import type { Ingest } from "../contract.ts";
import type { Load, Updates, UpdatesDeps } from "./contract.ts";
import { scheduleUpdates } from "./schedule.ts";
import type { Update, UpdateResult } from "./schema.ts";
import { readStatus } from "./status.ts";
import { defineUpdates, keyOf, UPDATE } from "./update-job.ts";

export function createUpdates(deps: UpdatesDeps): Updates {
  const { knex, ingest, authority, jobs, audit } = deps;
  defineUpdates({ ...deps, load: deps.load ?? loadHere(ingest) });
  scheduleUpdates(deps);

  async function listOpen(): Promise<Update[]> {
    const { jobs: open } = await jobs.list(OPERATOR, {
      names: [UPDATE.name],
      states: ["waiting", "running"],
    });
    return open.map(toUpdate);
  }

  return {
    async request(actor, wanted) {
      requireAdmin(actor);
      const chosen = choose(await authority.listSources(actor), wanted);
      const open = await jobs.listOpenKeys(UPDATE);
      const joined = [...open].map(sourcesOf).find((sources) => chosen.every((id) => sources.includes(id)));
      return knex.transaction(async (trx) => {
        const sources = joined ?? chosen;
        await audit.record(trx, actor, {
          action: "download-started",
          ...(chosen.length === 1 && { subject: { type: "source", id: chosen[0]! } }),
          details: { sources: chosen.join(", ") },
        });
        return jobs.enqueue(trx, UPDATE, { payload: { sources }, key: keyOf(sources) });
      });
    },

    async status(actor) {
      requireAdmin(actor);
      return readStatus(deps, actor, await listOpen());
    },

    async history(actor, page = 1) {
      const { jobs: found, total } = await jobs.list(actor, { names: [UPDATE.name], page });
      return { updates: found.map(toUpdate), total };
    },

    async current(actor) {
      requireAdmin(actor);
      const open = await listOpen();
      return open.find(({ state }) => state === "running") ?? open.at(-1) ?? null;
    },

    async get(actor, id) {
      return toUpdate(await jobs.get(actor, id));
    },
  };
}

/** In the order of the sources, each once. */
function choose(sources: Source[], wanted: string[] | undefined): string[] {
  const unknown = wanted?.find((id) => !sources.some((source) => source.id === id));
  if (unknown !== undefined) throw new DomainError("invalid", `There is no source "${unknown}".`);
  const chosen = sources.filter(({ id, isActive }) => wanted?.includes(id) ?? isActive);
  const off = chosen.find(({ isActive }) => !isActive);
  if (off) throw new DomainError("conflict", `${off.name} is switched off. Switch it on first.`);
  if (chosen.length === 0)
    throw new DomainError("invalid", "No source is chosen. Switch one on, or name one.");
  return chosen.map(({ id }) => id);
}

function sourcesOf(key: string): string[] {
  return key.split(",");
}

function toUpdate(job: Job): Update {
  const { id, key, state, progress, isCancelRequested, createdAt, startedAt, endedAt } = job;
  return {
    ...{ id, state, progress, isCancelRequested, createdAt, startedAt, endedAt },
    sources: key === null ? [] : sourcesOf(key),
    result: state === "succeeded" ? (job.result as UpdateResult) : null,
    reason: state === "failed" ? (job.failures.at(-1)?.reason ?? null) : null,
  };
}

function loadHere(ingest: Ingest): Load {
  return async (what, options) => {
    if (what === "vectors") await ingest.run(OPERATOR, { vectors: "only", ...options });
    else await ingest.run(OPERATOR, { sources: [what], vectors: "none", ...options });
  };
}
