/** Rows of jobs: pg-boss's tables, joined with those of `details-store.ts`. */
import type { Knex } from "knex";
import { isLocked, JOB_LOCKS, lockOf, tryTakeTransactionLock } from "#modules/platform";
import type { JobFilter } from "./contract.ts";
import { HISTORY_DAYS, JOBS_PER_PAGE, type Job } from "./schema.ts";

/** Data of a queued job; `lock` is the subject that only one job may work on. */
export interface StoredJobData {
  payload: unknown;
  lock: string;
  /** Jobs of different lanes take turns. */
  lane?: string | undefined;
}

/** The part of a job that its worker needs. */
export interface Claim {
  id: string;
  name: string;
  data: StoredJobData;
  /** Attempts before this one. Together with the active state it distinguishes this attempt from later ones. */
  retryCount: number;
  retryLimit: number;
}

const CLAIM = `job.id, job.name, job.data, job.retry_count as "retryCount", job.retry_limit as "retryLimit"`;

/** Maps pg-boss's states to ours. */
const STATE = `case job.state when 'active' then 'running' when 'completed' then 'succeeded' when 'failed' then 'failed'
  when 'cancelled' then 'canceled' else 'waiting' end`;

interface JobRow extends Omit<Job, "progress" | "createdAt" | "startAfter" | "startedAt" | "endedAt"> {
  done: string | null;
  total: string | null;
  text: string | null;
  createdAt: Date;
  startAfter: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

function selectJobs(knex: Knex) {
  return knex({ job: "job_queue.job" })
    .leftJoin({ details: "job_details" }, "details.job_id", "job.id")
    .select<JobRow[]>(
      "job.id",
      "job.name",
      "details.done",
      "details.total",
      "details.text",
      knex.raw(`job.singleton_key as "key", ${STATE} as state`),
      knex.raw("case when job.state = 'completed' then job.output -> 'result' end as result"),
      knex.raw("job.retry_count + (job.started_on is not null)::int as tries"),
      knex.raw("job.retry_limit + 1 as attempts"),
      knex.raw("coalesce(details.failures, '[]') as failures"),
      knex.raw(`details.cancel_requested_at is not null and job.state = 'active' as "isCancelRequested"`),
      knex.raw(`job.created_on as "createdAt", job.start_after as "startAfter"`),
      knex.raw(`job.started_on as "startedAt", job.completed_on as "endedAt"`),
      knex.raw("coalesce(details.revision, 0) as revision"),
    );
}

function toJob({ done, total, text, ...row }: JobRow): Job {
  return {
    ...row,
    progress:
      done === null
        ? null
        : { done: Number(done), total: total === null ? null : Number(total), text: text ?? "" },
    createdAt: row.createdAt.toISOString(),
    startAfter: row.startAfter.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export async function findJob(knex: Knex, id: string): Promise<Job | undefined> {
  const row = await selectJobs(knex).where("job.id", id).first();
  return row && toJob(row as JobRow);
}

export async function listJobs(
  knex: Knex,
  { names, states, page = 1 }: JobFilter,
): Promise<{ jobs: Job[]; total: number }> {
  const narrow = (query: Knex.QueryBuilder) => {
    if (names) void query.whereIn("job.name", names);
    if (states) void query.whereRaw(`${STATE} = any(?)`, [states]);
  };
  const rows = await selectJobs(knex)
    .modify(narrow)
    .orderByRaw("job.created_on desc, job.id desc")
    .limit(JOBS_PER_PAGE)
    .offset((page - 1) * JOBS_PER_PAGE);
  const [count] = await knex({ job: "job_queue.job" }).modify(narrow).count();
  return { jobs: (rows as JobRow[]).map(toJob), total: Number(count?.count) };
}

export async function findOpenId(trx: Knex, name: string, key: string): Promise<string | undefined> {
  const row = await trx("job_queue.job")
    .where({ name, singleton_key: key })
    .where("state", "<", "completed")
    .first<{ id: string } | undefined>("id");
  return row?.id;
}

export async function listOpenKeys(knex: Knex, name: string): Promise<string[]> {
  return knex("job_queue.job")
    .where({ name })
    .where("state", "<", "completed")
    .whereNotNull("singleton_key")
    .pluck<string[]>("singleton_key");
}

/** Number of jobs of a lane that wait or run, at most `LANE_COUNTED`. */
export async function countLane(trx: Knex, name: string, lane: string): Promise<number> {
  const open = trx("job_queue.job")
    .where({ name })
    .where("state", "<", "completed")
    .whereRaw("data ->> 'lane' = ?", [lane])
    .select(trx.raw("1"))
    .limit(LANE_COUNTED);
  const [row] = await trx(open.as("open")).count<{ count: string }[]>();
  return Number(row?.count);
}

const LANE_COUNTED = 1000;

interface NumberedQuery {
  query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

/** Takes the next due job of a type, of none of these lanes; counts a try as pg-boss does. */
export async function takeDue(
  client: NumberedQuery,
  name: string,
  lanes: string[],
): Promise<Claim | undefined> {
  const { rows } = await client.query<Claim>(
    `update job_queue.job set state = 'active', started_on = now(),
       retry_count = case when started_on is not null then retry_count + 1 else retry_count end
     where name = $1 and id = (
       select id from job_queue.job
       where name = $1 and state < 'active' and start_after < now()
         and (data ->> 'lane' is null or data ->> 'lane' <> all ($2::text[]))
       order by priority desc, created_on, id limit 1 for update skip locked)
     returning ${CLAIM}`,
    [name, lanes],
  );
  return rows[0];
}

/** Those of these type names that have a due job. */
export async function listDueNames(knex: Knex, names: string[]): Promise<string[]> {
  return knex("job_queue.job")
    .whereIn("name", names)
    .where("state", "<", "active")
    .where("start_after", "<", knex.fn.now())
    .distinct()
    .pluck<string[]>("name");
}

/** Locks the row of an attempt in progress until the transaction ends; undefined when the attempt is over. */
export async function lockClaim(trx: Knex, { name, id, retryCount }: Claim): Promise<Claim | undefined> {
  const { rows } = await trx.raw<{ rows: Claim[] }>(
    `select ${CLAIM} from job_queue.job where name = ? and id = ? and state = 'active' and retry_count = ? for update`,
    [name, id, retryCount],
  );
  return rows[0];
}

/** Locks the row of a job, in any state, until the transaction ends. */
export async function lockJob(trx: Knex, id: string): Promise<Claim | undefined> {
  const { rows } = await trx.raw<{ rows: Claim[] }>(
    `select ${CLAIM} from job_queue.job where id = ? for update`,
    [id],
  );
  return rows[0];
}

/** Running jobs whose lock nobody holds: their worker is gone. */
export async function listOrphans(knex: Knex, names: string[]): Promise<Claim[]> {
  const locked = isLocked(JOB_LOCKS, "job.data ->> 'lock'");
  const { rows } = await knex.raw<{ rows: Claim[] }>(
    `select ${CLAIM} from job_queue.job where state = 'active' and name = any(?) and not ${locked.sql}`,
    [names, ...locked.bindings],
  );
  return rows;
}

/** Tries a worker's lock, held until the transaction ends. */
export function tryLockUntilCommit(trx: Knex, subject: string): Promise<boolean> {
  return tryTakeTransactionLock(trx, lockOf(JOB_LOCKS, subject));
}

interface NumberedSql {
  executeSql(text: string, values: unknown[]): Promise<unknown>;
}

/** Makes a running job wait again as if this attempt had not happened. */
export async function undoTry(sql: NumberedSql, { name, id }: Claim, pauseSeconds = 0): Promise<void> {
  await sql.executeSql(
    `update job_queue.job
     set state = (case when retry_count > 0 then 'retry' else 'created' end)::job_queue.job_state, started_on = null,
       start_after = now() + $3 * interval '1 second'
     where name = $1 and id = $2 and state = 'active'`,
    [name, id, pauseSeconds],
  );
}

/** Ends the pause before the next attempt. */
export async function skipPause(trx: Knex, { name, id }: Pick<Claim, "name" | "id">): Promise<void> {
  await trx("job_queue.job").where({ name, id, state: "retry" }).update({ start_after: trx.fn.now() });
}

/** Deletes jobs that ended long ago. */
export async function prune(knex: Knex): Promise<void> {
  await knex.raw(
    `with old as (
       delete from job_queue.job where completed_on < now() - ? * interval '1 day' returning id)
     delete from job_details where job_id in (select id from old)`,
    [HISTORY_DAYS],
  );
}

/** NOTIFY channels: a type with a new job; a changed job; a running job to cancel. */
export const ARRIVALS = "taxrag_job_arrivals";
export const CHANGES = "taxrag_job_changes";
export const CANCELS = "taxrag_job_cancels";

/** Delivered after the transaction commits. */
export async function notify(trx: Knex, channel: string, payload: string): Promise<void> {
  await trx.raw("select pg_notify(?, ?)", [channel, payload]);
}
