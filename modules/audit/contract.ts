import type { Knex } from "knex";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { AuditAction, AuditDetails, AuditEntry, AuditSubject } from "./schema.ts";

/** An action to record. */
export interface AuditEvent {
  action: AuditAction;
  subject?: AuditSubject;
  /** A few small facts, such as the new role. No document contents, no personal numbers, no file names. */
  details?: AuditDetails;
}

export interface AuditFilters {
  actions?: AuditAction[];
  /** The acting user. */
  userId?: string;
  /** Any of these acting users. */
  userIds?: string[];
  subject?: AuditSubject;
  /** Events on an intake or on anything in it. */
  intakeId?: string;
  /** Inclusive. */
  since?: Date;
  /** Exclusive. */
  until?: Date;
}

export interface AuditPageRequest {
  /** At most 1,000; default 50. */
  limit?: number;
  /** `next` of the previous page. */
  before?: string;
}

export interface AuditPage {
  /** Newest first. */
  entries: AuditEntry[];
  /** `before` for the next page; null on the last one. */
  next: string | null;
}

export interface Audit {
  /**
   * Writes the event with the given connection: pass the action's own transaction, so that both commit or neither does.
   * Rejects when the row cannot be written; then the action must not happen.
   */
  record(trx: Knex, actor: Actor, event: AuditEvent): Promise<void>;
  /** Like `record`, but skips an event that the same actor caused on the same subject within 10 minutes. */
  recordOnce(trx: Knex.Transaction, actor: Actor, event: AuditEvent): Promise<void>;
  /** Administrators and operators. @throws DomainError `unauthenticated`, `forbidden`. */
  list(actor: Actor, filters?: AuditFilters, page?: AuditPageRequest): Promise<AuditPage>;
  /**
   * The log as CSV with formulas defused, newest first, in pieces; the export is an event itself, written before the
   * first piece. Administrators and operators.
   */
  exportCsv(actor: Actor, filters?: AuditFilters): Promise<AsyncIterable<string>>;
  /** Seals what waits; for commands that end before the next round. Number of events sealed. Operators. */
  seal(actor: Actor): Promise<number>;
  /** Seals each event within 2 seconds until `signal` aborts; of several processes one does. Operators. */
  keepSealed(actor: Actor, signal: AbortSignal): Promise<void>;
  /** Walks the whole chain. Operators. */
  verify(actor: Actor): Promise<Verification>;
}

export interface Verification {
  /** Sealed events that were compared. */
  events: number;
  /** Events that wait for their seal. */
  waiting: number;
  /** The first thing found wrong, in a sentence; null when the log is complete and unchanged. */
  problem: string | null;
}

export interface AuditDeps {
  knex: Knex;
  clock: Clock;
  log?: Log;
  /** Path of the file that keeps the head of the chain outside the database. */
  headFile?: string;
}
