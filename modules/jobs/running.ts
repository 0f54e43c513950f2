/** One attempt at one job, from the handler's start to the stored end. */
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

/** Why an attempt is aborted. */
type AbortCause = "canceled" | "stopped" | "expired";

export interface Try {
  readonly claim: Claim;
  /** Aborts the attempt; the first reason counts. */
  abort(why: AbortCause): void;
  /** Resolves once the end is stored, or cannot be. */
  readonly ended: Promise<void>;
}

/** Time for an aborted handler to return; then the job goes on without it. */
export const GRACE_MS = 8_000;

export function startTry(deps: TryDeps, { type, handler }: Definition, claim: Claim): Try {
  const { log } = deps;
  const ending = { ...deps, handler };
  const reporter = createReporter(deps, claim.id);
  const aborting = new AbortController();
  let abortCause: AbortCause | null = null;
  let isFinished = false;
  let isOver = false;

  function abort(why: AbortCause): void {
    abortCause ??= why;
    aborting.abort(new DomainError("unavailable", reasons[why]));
  }

  /** An abandoned handler may still return when its job already runs again. */
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
    if (abortCause === "stopped") return putBack(ending, claim);
    if (abortCause === "canceled") return cancel(ending, claim);
    const reason = abortCause === "expired" ? reasons.expired : reasonOf(error);
    log.warn(
      { err: error, jobId: claim.id, job: claim.name, tryNumber: claim.retryCount + 1 },
      "A job failed",
    );
    return fail(ending, claim, { reason, again: "after a pause" });
  }

  async function run(): Promise<void> {
    const expiry = setTimeout(() => abort("expired"), type.expirySeconds * 1000);
    try {
      await Promise.race([handle(), graceExpired(aborting.signal)]);
    } catch (error) {
      await settle(error);
    } finally {
      clearTimeout(expiry);
      await reporter.close();
    }
  }

  const ended = run().catch((error: unknown) => {
    // The row still says active; recovery finds it without its lock and retries it.
    if (isDomainError(error) && error.code === "conflict") return;
    log.warn({ err: error, jobId: claim.id, job: claim.name }, "The end of a job was not stored");
  });
  return { claim, abort, ended };
}

const reasons: Record<AbortCause, string> = {
  canceled: "The job was canceled.",
  stopped: "The worker stops.",
  expired: "The job took longer than it may.",
};

function reasonOf(error: unknown): string {
  if (isDomainError(error)) return error.message;
  return `The work broke off: ${error instanceof Error ? error.message : String(error)}`;
}

/** Rejects when a handler does not return within the grace period after an abort. */
async function graceExpired(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  }
  await delay(GRACE_MS, undefined, { ref: false });
  throw signal.reason;
}
