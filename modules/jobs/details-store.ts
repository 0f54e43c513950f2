/** What pg-boss has no columns for: progress, reasons of failures, and cancel requests. */
import type { Knex } from "knex";
import type { JobFailure, JobProgress } from "./schema.ts";
import { CHANGES } from "./store.ts";

export async function addFailure(trx: Knex, jobId: string, failure: JobFailure): Promise<void> {
  await trx.raw(
    `insert into job_details (job_id, failures) values (?, ?)
     on conflict (job_id) do update set failures = job_details.failures || excluded.failures`,
    [jobId, JSON.stringify([failure])],
  );
}

/** Stores the progress of a job and notifies its subscribers. */
export async function putProgress(knex: Knex, jobId: string, progress: JobProgress): Promise<void> {
  const { done, total, text } = progress;
  await knex.raw(
    `with put as (
       insert into job_details (job_id, done, total, text, revision) values (?, ?, ?, ?, 1)
       on conflict (job_id) do update
       set done = excluded.done, total = excluded.total, text = excluded.text, revision = job_details.revision + 1
       returning job_id)
     select pg_notify('${CHANGES}', job_id::text) from put`,
    [jobId, done, total, text],
  );
}

export async function putCancelRequest(trx: Knex, jobId: string): Promise<void> {
  await trx("job_details")
    .insert({ job_id: jobId, cancel_requested_at: trx.fn.now() })
    .onConflict("job_id")
    .merge(["cancel_requested_at"]);
}

export async function forgetCancelRequest(trx: Knex, jobId: string): Promise<void> {
  await trx("job_details").where({ job_id: jobId }).update({ cancel_requested_at: null });
}

/** Those of these jobs that have a cancel request. */
export async function listCancelRequests(knex: Knex, jobIds: string[]): Promise<string[]> {
  return knex("job_details")
    .whereIn("job_id", jobIds)
    .whereNotNull("cancel_requested_at")
    .pluck<string[]>("job_id");
}
