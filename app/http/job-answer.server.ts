import type { Modules } from "#product";
import { isEnded, type Job } from "#modules/jobs/schema";
import type { Actor } from "#modules/kernel";

/** A request waits this long for the end of a job. */
const PATIENCE_MS = 30_000;

interface Waiting {
  modules: Modules;
  actor: Actor;
  request: Request;
}

/** The job when it ends, or as it is after 30 seconds; at once for a request that prefers an answer of its own. */
export async function patientlyAwait({ modules, actor, request }: Waiting, id: string): Promise<Job> {
  const prefersAsync = /\brespond-async\b/i.test(request.headers.get("Prefer") ?? "");
  if (prefersAsync) return modules.jobs.get(actor, id);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]);
  for await (const job of modules.jobs.subscribe(actor, id, signal)) if (isEnded(job.state)) return job;
  return modules.jobs.get(actor, id);
}
