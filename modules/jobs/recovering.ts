/** Recovers jobs whose worker died: they are retried at once, or fail if that was their last attempt. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Boss } from "./adapters/boss.ts";
import { cancel, fail } from "./endings.ts";
import type { Registry } from "./registry.ts";
import { listCancelRequests } from "./details-store.ts";
import { listOrphans, tryLockUntilCommit, type Claim } from "./store.ts";

export interface RecoveryDeps {
  knex: Knex;
  boss: Boss;
  registry: Registry;
  log: Log;
}

const WORKER_ENDED = "The worker that ran this job ended unexpectedly.";

/** Safe at any time, and in several processes at once. */
export async function recover(deps: RecoveryDeps): Promise<void> {
  const names = deps.registry.all().map(({ type }) => type.name);
  for (const claim of await listOrphans(deps.knex, names)) await recoverOne(deps, claim);
}

async function recoverOne({ knex, boss, registry, log }: RecoveryDeps, claim: Claim): Promise<void> {
  const handler = registry.find(claim.name)?.handler;
  if (!handler) return;
  await knex.transaction(async (lock) => {
    // Held until the job is settled, so that only one worker settles it.
    if (!(await tryLockUntilCommit(lock, claim.data.lock))) return;
    const ending = { knex, boss, handler };
    const isUnwanted = (await listCancelRequests(knex, [claim.id])).length > 0;
    const settled = isUnwanted
      ? cancel(ending, claim)
      : fail(ending, claim, { reason: WORKER_ENDED, again: "at once" });
    await settled.catch((error: unknown) => {
      log.debug({ err: error, jobId: claim.id }, "A job whose worker ended was settled by another");
    });
  });
}
