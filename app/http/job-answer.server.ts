/** The answer of a call that starts a job: its result, or after half a minute where to follow it. */
import { json } from "@remix-run/node";
import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import { DomainError } from "#modules/kernel";
import { isEnded, type Job } from "#modules/jobs/schema";

const WAIT_MS = 30_000;

interface Asking {
  modules: Pick<Modules, "jobs">;
  actor: Actor;
  request: Request;
}

/** The ended job, or null when it goes on, or is not to be waited for (`Prefer: respond-async`). */
export async function awaitJob(
  { modules, actor, request }: Asking,
  id: string,
  waitMs = WAIT_MS,
): Promise<Job | null> {
  if (/\brespond-async\b/i.test(request.headers.get("Prefer") ?? "")) return null;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(waitMs)]);
  for await (const job of modules.jobs.subscribe(actor, id, signal)) if (isEnded(job.state)) return job;
  return null;
}

/**
 * 200 with what `toBody` makes of the result, or 202 {jobId, state, …}.
 * @throws DomainError `unavailable` for a job that failed or was canceled.
 */
export async function jobAnswer(
  asking: Asking,
  id: string,
  { toBody, pending = {} }: { toBody: (result: unknown) => object; pending?: object },
): Promise<Response> {
  const job = await awaitJob(asking, id);
  if (!job) {
    const { state } = await asking.modules.jobs.get(asking.actor, id);
    if (!isEnded(state)) return json({ jobId: id, state, ...pending }, { status: 202 });
  }
  const ended = job ?? (await asking.modules.jobs.get(asking.actor, id));
  if (ended.state === "succeeded") return json(toBody(ended.result));
  const reason = ended.failures.at(-1)?.reason ?? "It was canceled.";
  throw new DomainError("unavailable", `The job did not end well. ${reason}`);
}

/** The job when it ends, or as it is after half a minute. */
export async function patientlyAwait(asking: Asking, id: string): Promise<Job> {
  return (await awaitJob(asking, id)) ?? asking.modules.jobs.get(asking.actor, id);
}
