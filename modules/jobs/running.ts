/** One try of one job, from its handler's start to its ending. */
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { DomainError, isDomainError, type Log } from "#modules/kernel";
import type { Boss } from "./adapters/boss.ts";
import { cancel, fail, putBack, succeed } from "./endings.ts";
import type { Definition } from "./registry.ts";
import { createReporter } from "./reporting.ts";
import type { Claim } from "./store.ts";

export interface TryDeps {
  knex: Knex;
  boss: Boss;
  log: Log;
}

/** Why a try was cut short. */
type Cut = "canceled" | "stopped" | "expired";

export interface Try {
  readonly claim: Claim;
  /** Somebody wants the job to end, or the worker does. The first wish counts. */
  cut(why: Cut): void;
  /** Resolves once it has ended and that is stored, or cannot be. */
  readonly ended: Promise<void>;
}

/** For a handler that was asked to end; then the job goes on without it. */
export const GRACE_MS = 8_000;

export function startTry(deps: TryDeps, { type, handler }: Definition, claim: Claim): Try {
  const { log } = deps;
  const ending = { ...deps, handler };
  const reporter = createReporter(deps, claim.id);
  const aborting = new AbortController();
  let cutBy: Cut | null = null;
  let isFinished = false;
  let isOver = false;

  function cut(why: Cut): void {
    cutBy ??= why;
    aborting.abort(new DomainError("unavailable", reasons[why]));
  }

  /** A handler that was given up on may come back: its job may be tried again already. */
  async function end(work: Parameters<typeof succeed>[2]): Promise<void> {
    await reporter.close();
    if (isOver) throw new DomainError("conflict", "This try is over.");
    await succeed(ending, claim, work);
    isFinished = true;
  }

  async function handle(): Promise<void> {
    const payload = type.payload.parse(claim.data.payload);
    const result = await handler.run({
      id: claim.id,
      payload,
      tryNumber: claim.retryCount + 1,
      signal: aborting.signal,
      report: (progress) => reporter.report(progress),
      finish: end,
    });
    if (!isFinished) await end(async () => result);
  }

  async function settle(error: unknown): Promise<void> {
    if (isFinished) return;
    isOver = true;
    if (cutBy === "stopped") return putBack(ending, claim);
    if (cutBy === "canceled") return cancel(ending, claim);
    const reason = cutBy === "expired" ? reasons.expired : reasonOf(error);
    log.warn(
      { err: error, jobId: claim.id, job: claim.name, tryNumber: claim.retryCount + 1 },
      "A job failed",
    );
    return fail(ending, claim, { reason, again: "after a pause" });
  }

  async function run(): Promise<void> {
    const expiry = setTimeout(() => cut("expired"), type.expirySeconds * 1000);
    try {
      await Promise.race([handle(), overdue(aborting.signal)]);
    } catch (error) {
      await settle(error);
    } finally {
      clearTimeout(expiry);
      await reporter.close();
    }
  }

  const ended = run().catch((error: unknown) => {
    // Its row still says that it runs; without its lock it is found and comes again.
    if (isDomainError(error) && error.code === "conflict") return;
    log.warn({ err: error, jobId: claim.id, job: claim.name }, "The end of a job was not stored");
  });
  return { claim, cut, ended };
}

const reasons: Record<Cut, string> = {
  canceled: "The job was canceled.",
  stopped: "The worker stops.",
  expired: "The job took longer than it may.",
};

function reasonOf(error: unknown): string {
  if (isDomainError(error)) return error.message;
  return `The work broke off: ${error instanceof Error ? error.message : String(error)}`;
}

/** Rejects when a handler was asked to end and did not. */
async function overdue(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  }
  await delay(GRACE_MS, undefined, { ref: false });
  throw signal.reason;
}
