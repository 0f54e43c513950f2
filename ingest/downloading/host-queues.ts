import { setTimeout as delay } from "node:timers/promises";
import PQueue from "p-queue";
import { DEFAULT_RATE, type HostRate } from "./polite-rates.ts";

export interface HostQueue {
  /** Runs a request when the host's rate allows it. @throws the reason of `signal` when aborted. */
  run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  /** Pauses requests to the host. */
  rest(milliseconds: number): void;
}

/** Queues by host, created on first use. */
export function createHostQueues(rates: Readonly<Record<string, HostRate>>): (url: string) => HostQueue {
  const queues = new Map<string, HostQueue>();
  return (url) => {
    const { host, hostname } = new URL(url);
    const domain = Object.keys(rates).find((each) => hostname === each || hostname.endsWith(`.${each}`));
    const name = domain ?? host;
    const queue = queues.get(name) ?? createHostQueue(rates[name] ?? DEFAULT_RATE);
    queues.set(name, queue);
    return queue;
  };
}

function createHostQueue({ concurrency, intervalMs }: HostRate): HostQueue {
  const spacing = intervalMs > 0 ? { interval: intervalMs, intervalCap: 1, strict: true } : {};
  const queue = new PQueue({ concurrency, ...spacing });
  let restsUntil = 0;
  return {
    run: (request, signal) =>
      queue.add(
        async () => {
          const left = restsUntil - performance.now();
          if (left > 0) await delay(left, undefined, { signal });
          return request();
        },
        { signal },
      ),
    rest(milliseconds) {
      restsUntil = Math.max(restsUntil, performance.now() + milliseconds);
    },
  };
}
