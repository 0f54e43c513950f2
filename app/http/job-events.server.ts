/** What the browser hears of a job: `progress` {done, total, text}, then `end` {state, …}. */
import { isEnded, type Job } from "#modules/jobs/schema";
import type { StreamEvent } from "./event-stream.server.ts";

/** Id of the last event. */
export const END = "end";

/** @param seen id of the event that the browser had last, which is not sent again */
export async function* jobEvents(
  states: AsyncIterable<Job>,
  seen: string | null,
): AsyncGenerator<StreamEvent> {
  let last = seen;
  for await (const job of states) {
    const id = String(job.revision);
    if (job.progress && id !== last) yield { id, event: "progress", data: job.progress };
    last = id;
    if (isEnded(job.state)) yield { id: END, event: "end", data: job };
  }
}
