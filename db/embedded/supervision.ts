/**
 * Brings a server that was killed back to its port, as long as this process uses it. Not the supervisor of child
 * processes: an adopted server is no child of ours and sends no exit event, and several processes watch the same one.
 */
import type { Log } from "#modules/kernel";
import { isRunning, pauseAfter, WATCH_INTERVAL_MS } from "#modules/platform";
import { ensureRunning, type EmbeddedServer, type Placement } from "./server.ts";

const BACKOFF = { firstMs: 500, longestMs: 15_000 };
/** A server that ran for this long starts again without a pause. */
const SETTLED_AFTER_MS = 60_000;

export interface Supervision {
  isRunning(): boolean;
  /** Stops watching, once a restart under way has ended. The server stays. */
  stop(): Promise<void>;
}

/**
 * Watches a server, started here or adopted. When several processes watch it, the first to get the lock restarts it
 * and the others find it running.
 * @param placement where it runs; without `process` when it could not be started yet.
 */
export function supervise(options: {
  server: EmbeddedServer;
  placement: { port: number; process?: Placement["process"] };
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  log: Log;
}): Supervision {
  const { server, lock, log } = options;
  let { placement } = options;
  let startedAt = Date.now();
  let failures = placement.process ? 0 : 1;
  let restart: Promise<void> | undefined;

  const running = () => placement.process !== undefined && isRunning(placement.process);

  async function bringBack(): Promise<void> {
    log.warn({ port: placement.port }, `${server.title} has ended; starting it again.`);
    try {
      placement = await lock(() => ensureRunning(server, placement.port));
      log.info({ ...placement }, `${server.title} runs again.`);
    } catch (error) {
      log.error({ err: error }, `${server.title} could not be started again; trying again soon.`);
    }
    startedAt = Date.now();
  }

  function watch(): void {
    if (restart || running()) return;
    if (Date.now() - startedAt > SETTLED_AFTER_MS) failures = 0;
    if (Date.now() < startedAt + pauseAfter(failures, BACKOFF)) return;
    failures += 1;
    restart = bringBack().finally(() => (restart = undefined));
  }

  const timer = setInterval(watch, WATCH_INTERVAL_MS).unref();
  return {
    isRunning: running,
    async stop() {
      clearInterval(timer);
      await restart;
    },
  };
}
