import type { Knex } from "knex";
import type { Actor, Clock } from "#modules/kernel";
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
  subject?: AuditSubject;
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
}

export interface AuditDeps {
  knex: Knex;
  clock: Clock;
}
