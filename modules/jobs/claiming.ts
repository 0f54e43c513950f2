/** Takes due jobs from their queues, each together with its lock. */
import type { Client } from "pg";
import { rawConnection, type Boss } from "./adapters/boss.ts";
import { inTransaction, tryLock, unlock, type Session } from "./session-store.ts";
import { undoTry, type Claim, type StoredJobData } from "./store.ts";

/** Pause before a job whose lock is taken is tried again. */
const BUSY_PAUSE_S = 2;

export interface Claiming {
  /** Takes the next due job of this type; "busy" when its lock is taken, null when none is due. */
  take(name: string): Promise<Claim | "busy" | null>;
  release(claim: Claim): Promise<void>;
}

export function createClaiming(session: Session, boss: Boss): Claiming {
  // Session locks are reentrant: PostgreSQL would grant this worker's own locks again.
  const held = new Set<string>();

  async function takeOn(client: Client, name: string): Promise<Claim | "busy" | null> {
    const db = rawConnection(client);
    const [job] = await boss.fetch<StoredJobData>(name, { includeMetadata: true, db });
    if (!job) return null;
    const { id, data, retryCount, retryLimit } = job;
    const claim: Claim = { id, name, data, retryCount, retryLimit };
    if (!held.has(data.lock) && (await tryLock(client, claim))) return claim;
    await undoTry(db, claim, BUSY_PAUSE_S);
    return "busy";
  }

  return {
    take(name) {
      return session.exclusively(async (client) => {
        // One transaction, so that no running job is ever visible without its lock.
        const taken = await inTransaction(client, () => takeOn(client, name));
        if (taken && taken !== "busy") held.add(taken.data.lock);
        return taken;
      });
    },

    async release(claim) {
      if (!session.lost.aborted) await session.exclusively((client) => unlock(client, claim));
      held.delete(claim.data.lock);
    },
  };
}
