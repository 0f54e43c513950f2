/** While the server runs: what a kill cut off, and mails whose next try is due. */
import { setTimeout as delay } from "node:timers/promises";
import type { Modules } from "#product";
import { OPERATOR, type Log } from "#modules/kernel";

const EVERY_MS = 15_000;

export function mailInBackground({ accounts, mail }: Modules, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function round(): Promise<void> {
    await accounts.answerPasswordResets(OPERATOR);
    await mail.deliverDue(OPERATOR);
  }
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => log.warn({ err: error }, "mail was not delivered"));
      await delay(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
