/** Takes due jobs from their queues, each together with its lock. */
import type { Client } from "pg";
import { rawConnection } from "./adapters/boss.ts";
import { inTransaction, tryLock, unlock, type Session } from "./session-store.ts";
import { takeDue, undoTry, type Claim } from "./store.ts";

/** Pause before a job whose lock is taken is tried again. */
const BUSY_PAUSE_S = 2;

export interface Claiming {
  /** Takes the next due job of this type; "busy" when its lock is taken, null when none is due. */
  take(name: string): Promise<Claim | "busy" | null>;
  release(claim: Claim): Promise<void>;
}

export function createClaiming(session: Session): Claiming {
  // Session locks are reentrant: PostgreSQL would grant this worker's own locks again.
  const held = new Set<string>();
  const lanes = new Set<string>();

  async function takeOn(client: Client, name: string): Promise<Claim | "busy" | null> {
    const claim = await takeDue(client, name, [...lanes]);
    if (!claim) return null;
    if (!held.has(claim.data.lock) && (await tryLock(client, claim))) return claim;
    await undoTry(rawConnection(client), claim, BUSY_PAUSE_S);
    return "busy";
  }

  return {
    take(name) {
      return session.exclusively(async (client) => {
        // One transaction, so that no running job is ever visible without its lock.
        const taken = await inTransaction(client, () => takeOn(client, name));
        if (taken && taken !== "busy") {
          held.add(taken.data.lock);
          if (taken.data.lane) lanes.add(taken.data.lane);
        }
        return taken;
      });
    },

    async release(claim) {
      if (!session.lost.aborted) await session.exclusively((client) => unlock(client, claim));
      held.delete(claim.data.lock);
      if (claim.data.lane) lanes.delete(claim.data.lane);
    },
  };
}
