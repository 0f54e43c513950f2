/** Ends an attempt. Each function locks the job's row, and stores nothing for an attempt that is no longer current. */
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { bossConnection, type Boss } from "./adapters/boss.ts";
import type { JobHandler } from "./contract.ts";
import { addFailure } from "./details-store.ts";
import { ARRIVALS, CHANGES, lockClaim, notify, skipPause, undoTry, type Claim } from "./store.ts";

export interface EndingDeps {
  knex: Knex;
  boss: Boss;
  handler: Pick<JobHandler<unknown>, "gaveUp">;
}

/**
 * Runs `work` and ends the job with its result.
 * @throws DomainError `conflict`, with nothing stored, when the job no longer belongs to this worker.
 */
export async function succeed(
  { knex, boss }: EndingDeps,
  claim: Claim,
  work: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  await knex.transaction(async (trx) => {
    await requireClaim(trx, claim);
    const result = (await work(trx)) ?? null;
    await boss.complete(claim.name, claim.id, { result }, { db: bossConnection(trx) });
    await notify(trx, CHANGES, claim.id);
  });
}

/** Records a failed attempt: the job waits for the next one, or fails for good after the last. */
export async function fail(
  { knex, boss, handler }: EndingDeps,
  claim: Claim,
  failure: { reason: string; again: "at once" | "after a pause" },
): Promise<void> {
  const isLast = claim.retryCount >= claim.retryLimit;
  await knex.transaction(async (trx) => {
    await requireClaim(trx, claim);
    if (isLast) await handler.gaveUp?.(claim.data.payload, "failed");
    const { reason } = failure;
    await boss.fail(claim.name, claim.id, { reason }, { db: bossConnection(trx) });
    await addFailure(trx, claim.id, { at: new Date().toISOString(), reason });
    if (failure.again === "at once") {
      await skipPause(trx, claim);
      if (!isLast) await notify(trx, ARRIVALS, claim.name);
    }
    await notify(trx, CHANGES, claim.id);
  });
}

export async function cancel({ knex, boss, handler }: EndingDeps, claim: Claim): Promise<void> {
  await knex.transaction(async (trx) => {
    await requireClaim(trx, claim);
    await handler.gaveUp?.(claim.data.payload, "canceled");
    await boss.cancel(claim.name, claim.id, { db: bossConnection(trx) });
    await notify(trx, CHANGES, claim.id);
  });
}

/** The attempt does not count: the job waits as before. */
export async function putBack({ knex }: EndingDeps, claim: Claim): Promise<void> {
  await knex.transaction(async (trx) => {
    await requireClaim(trx, claim);
    await undoTry(bossConnection(trx), claim);
    await notify(trx, ARRIVALS, claim.name);
    await notify(trx, CHANGES, claim.id);
  });
}

async function requireClaim(trx: Knex, claim: Claim): Promise<void> {
  if (await lockClaim(trx, claim)) return;
  throw new DomainError("conflict", "This job is no longer this worker's: it was taken over or has ended.");
}
