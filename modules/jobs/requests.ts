/** Requests to jobs: enqueue, cancel, retry. */
import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { bossConnection } from "./adapters/boss.ts";
import type { EnqueueOptions, JobType } from "./contract.ts";
import { forgetCancelRequest, putCancelRequest } from "./details-store.ts";
import type { Registry } from "./registry.ts";
import {
  ARRIVALS,
  CANCELS,
  CHANGES,
  countLane,
  findJob,
  findOpenId,
  lockJob,
  notify,
  skipPause,
  type Claim,
  type StoredJobData,
} from "./store.ts";
import { isEnded, type Job } from "./schema.ts";

/** Retries of `send` and lookup: the job that has the key may end between the two. */
const LOOKUP_TRIES = 5;

/** Told in the transaction of the request. */
type Told = (trx: Knex.Transaction, jobName: string) => Promise<void>;

export interface EnqueueRequest<Payload> extends EnqueueOptions {
  payload: Payload;
}

/** Returns the id of the new job, or of the one that has the key. */
export async function enqueueJob<Payload>(
  registry: Registry,
  trx: Knex.Transaction,
  type: JobType<Payload>,
  { payload, key, startAfter }: EnqueueRequest<Payload>,
): Promise<string> {
  if (!registry.find(type.name)) throw new Error(`The job type ${type.name} is not defined.`);
  const boss = await registry.boss();
  const id = randomUUID();
  const checked = type.payload.parse(payload);
  const lane = type.laneOf?.(checked);
  const data: StoredJobData = { payload: checked, lock: type.lockOn?.(checked) ?? id, lane };
  // The more of a lane wait already, the later its turn: lanes are served one after another.
  const priority = lane === undefined ? 0 : -(await countLane(trx, type.name, lane));
  for (let attempt = 0; attempt < LOOKUP_TRIES; attempt += 1) {
    const options = { id, singletonKey: key, startAfter, priority, db: bossConnection(trx) };
    if (await boss.send(type.name, data, options)) {
      await notify(trx, ARRIVALS, type.name);
      return id;
    }
    const open = key === undefined ? undefined : await findOpenId(trx, type.name, key);
    if (open) return open;
  }
  throw new DomainError("unavailable", "This work could not be put in line. Try again in a moment.");
}

/** @throws DomainError `not_found` */
export async function cancelJob(
  registry: Registry,
  knex: Knex,
  { id, onCancel }: { id: string; onCancel: Told },
): Promise<Job> {
  const before = await requireJob(knex, id);
  if (isEnded(before.state)) return before;
  const boss = await registry.boss();
  await knex.transaction(async (trx) => {
    const claim = await lockJob(trx, id);
    const now = claim && (await findJob(trx, id));
    if (!claim || !now || isEnded(now.state)) return;
    await onCancel(trx, claim.name);
    if (now.state === "running") {
      await putCancelRequest(trx, id);
      await notify(trx, CANCELS, id);
    } else {
      await registry.find(claim.name)?.handler.gaveUp?.(claim.data.payload, "canceled");
      await boss.cancel(claim.name, id, { db: bossConnection(trx) });
    }
    await notify(trx, CHANGES, id);
  });
  return requireJob(knex, id);
}

/** @throws DomainError `not_found`, `conflict` */
export async function retryJob(
  registry: Registry,
  knex: Knex,
  { id, onRetry }: { id: string; onRetry: Told },
): Promise<Job> {
  const boss = await registry.boss();
  const { key, name, state } = await requireJob(knex, id);
  if (state !== "failed") throw new DomainError("conflict", "Only a job that failed can be tried again.");
  await knex.transaction(async (trx) => {
    if (key !== null && (await findOpenId(trx, name, key))) throw duplicateWork();
    try {
      await boss.retry(name, id, { db: bossConnection(trx) });
    } catch (error) {
      throw (error as { code?: string }).code === UNIQUE_VIOLATION ? duplicateWork() : error;
    }
    await reopen(trx, { name, id });
    await onRetry(trx, name);
  });
  return requireJob(knex, id);
}

async function reopen(trx: Knex, { name, id }: Pick<Claim, "name" | "id">): Promise<void> {
  await skipPause(trx, { name, id });
  await forgetCancelRequest(trx, id);
  await notify(trx, ARRIVALS, name);
  await notify(trx, CHANGES, id);
}

const UNIQUE_VIOLATION = "23505";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function requireJob(knex: Knex, id: string): Promise<Job> {
  const job = UUID.test(id) ? await findJob(knex, id) : undefined;
  if (!job)
    throw new DomainError("not_found", "This job does not exist. Ended jobs are forgotten after 30 days.");
  return job;
}

function duplicateWork(): DomainError {
  return new DomainError("conflict", "The same work waits or runs already in another job. Wait for its end.");
}
