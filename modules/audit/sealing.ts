/**
 * Seals events into a chain of hashes: one writer at a time, in the order of their sequence. An event that commits after
 * a later one was sealed takes its place at the end.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import type { Clock, Log } from "#modules/kernel";
import { AUDIT_SEAL_LOCK, trySessionLock } from "#modules/platform";
import type { HeadFile } from "./head-file.ts";
import { hashEvent, hashSeal, START, type PrintedEvent, type Seal } from "./hashing.ts";
import { findHead, findSealAt, hasUnsealed, insertSeals, listUnsealed } from "./seal-store.ts";

export const SEAL_EVERY_MS = 1_000;
const BATCH = 1_000;

export interface SealingDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  /** Null: the head is kept in the database only. */
  headFile: HeadFile | null;
}

/** Seals what waits, unless another process does just now. Number of events sealed. */
export async function seal(deps: SealingDeps): Promise<number> {
  const { knex, clock } = deps;
  const lock = await trySessionLock(knex, AUDIT_SEAL_LOCK);
  if (!lock) return 0;
  try {
    let sealed = 0;
    for (let size = BATCH; size === BATCH; sealed += size) {
      size = await knex.transaction(async (trx) => {
        const events = await listUnsealed(trx, BATCH);
        if (events.length > 0) await insertSeals(trx, chain(await findHead(trx), events), clock.now());
        return events.length;
      });
    }
    await keepHead(deps);
    return sealed;
  } finally {
    await lock.release();
  }
}

/** Seals until `signal` aborts. The database may be away for a while. */
export async function keepSealed(deps: SealingDeps, signal: AbortSignal): Promise<void> {
  let isFirst = true;
  let isWarned = false;
  while (!signal.aborted) {
    try {
      if (isFirst || (await hasUnsealed(deps.knex))) await seal(deps);
      isFirst = false;
      isWarned = false;
    } catch (error) {
      if (!isWarned) deps.log.warn({ err: error }, "The audit log was not sealed; it is tried again");
      isWarned = true;
    }
    await delay(SEAL_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

function chain(head: Seal | null, events: PrintedEvent[]): Seal[] {
  let { position, hash } = head ?? { position: 0, hash: START };
  return events.map((event) => {
    const link = { position: ++position, sequence: event.sequence, eventHash: hashEvent(event) };
    hash = hashSeal(hash, link);
    return { ...link, hash };
  });
}

/** A head that the chain does not contain is evidence: it is not overwritten. */
async function keepHead({ knex, log, headFile }: SealingDeps): Promise<void> {
  const head = await findHead(knex);
  const kept = headFile?.read();
  if (!headFile || !head || kept === undefined) return;
  if (kept === "unreadable") return alarm(log);
  if (kept !== "missing") {
    if (kept.hash === head.hash) return;
    if ((await findSealAt(knex, kept.position))?.hash !== kept.hash) return alarm(log);
  }
  headFile.write(head);
}

function alarm(log: Log): void {
  log.error(
    { alarm: "audit-chain" },
    "The chain of the audit log is not the one whose head was kept; see: taxrag audit verify",
  );
}
