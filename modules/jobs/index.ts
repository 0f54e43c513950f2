/**
 * Background jobs that survive a kill. A job is enqueued in the caller's transaction, runs in a worker process, reports
 * progress, can be canceled, and is retried. pg-boss stores the queues; a lock shows which worker runs a job.
 */
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { JobHandler, Jobs, JobsDeps, JobType, Schedule } from "./contract.ts";
import { createRegistry } from "./registry.ts";
import { cancelJob, enqueueJob, requireJob, retryJob } from "./requests.ts";
import { checkSchedule, runSchedules } from "./schedules.ts";
import { listJobs, listOpenKeys } from "./store.ts";
import { createWatching } from "./watching.ts";
import { workOn } from "./worker.ts";

export type * from "./contract.ts";

export function createJobs({ knex, log, onDeed = async () => undefined }: JobsDeps): Jobs {
  const registry = createRegistry({ knex, log });
  const watching = createWatching({ knex, log });
  const schedules: Schedule[] = [];
  return {
    define: (type, handler) => registry.define(type as JobType, handler as JobHandler<unknown>),

    schedule(schedule) {
      checkSchedule(schedule);
      schedules.push(schedule);
    },

    async prepare() {
      await registry.boss();
    },

    enqueue: (trx, type, order) => enqueueJob(registry, trx, type, order),

    listOpenKeys: async ({ name }) => new Set(await listOpenKeys(knex, name)),

    async get(actor, id) {
      requireAdmin(actor);
      return requireJob(knex, id);
    },

    async list(actor, filter = {}) {
      requireAdmin(actor);
      return listJobs(knex, filter);
    },

    async cancel(actor, id) {
      requireAdmin(actor);
      return cancelJob(registry, knex, {
        id,
        onCancel: (trx, name) => onDeed(trx, actor, { action: "job-canceled", id, name }),
      });
    },

    async retry(actor, id) {
      requireAdmin(actor);
      return retryJob(registry, knex, {
        id,
        onRetry: (trx, name) => onDeed(trx, actor, { action: "job-retried", id, name }),
      });
    },

    subscribe(actor, id, signal) {
      requireAdmin(actor);
      return watching.watch(id, signal);
    },

    async work(actor, signal) {
      requireOperator(actor);
      const stopSchedules = await runSchedules({ knex, log }, schedules);
      try {
        await workOn({ knex, registry, log }, signal);
      } finally {
        await stopSchedules();
      }
    },

    close: () => watching.close(),
  };
}

function requireOperator(actor: Actor): void {
  if (actor.kind === "operator") return;
  throw new DomainError("forbidden", "Only the command line of this machine may run background work.");
}
