/** What a seal is computed of; changing either function breaks every chain that exists. */
import { createHash } from "node:crypto";
import type { AuditRow } from "./row.ts";

/** An event as the database prints it, so that nothing is lost in a conversion. */
export interface PrintedEvent extends Omit<AuditRow, "at" | "details"> {
  sequence: string;
  /** UTC with microseconds. */
  at: string;
  details: string;
}

/** A place in the chain. */
export interface Seal {
  /** From 1, without gaps. */
  position: number;
  sequence: string;
  eventHash: string;
  /** Hash of this seal and, through it, of all before. */
  hash: string;
}

/** Hash before the first seal. */
export const START = "0".repeat(64);

export function hashEvent(event: PrintedEvent): string {
  return sha256([
    event.sequence,
    event.at,
    event.actor_kind,
    event.user_id,
    event.role,
    event.action,
    event.subject_type,
    event.subject_id,
    event.address,
    event.session_id,
    event.user_agent,
    event.details,
  ]);
}

export function hashSeal(previous: string, { position, sequence, eventHash }: Omit<Seal, "hash">): string {
  return sha256([previous, position, sequence, eventHash]);
}

function sha256(fields: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
