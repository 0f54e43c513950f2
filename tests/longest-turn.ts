import { setTimeout as delay } from "node:timers/promises";

/** No request waits longer for another's work. */
export const LONGEST_TURN_MS = 200;

/**
 * The most processor time of this process between two turns of its event loop while `work` goes on, in milliseconds. A busy
 * machine stretches clock time, but not this.
 */
export async function longestTurnOf(work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const ending = work.finally(() => over.abort());
  let longestMs = 0;
  while (!over.signal.aborted) {
    const before = process.cpuUsage();
    await delay(1);
    const { user, system } = process.cpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }
  await ending;
  return longestMs;
}
