import type { Knex } from "knex";
import type { Actor, Clock } from "#modules/kernel";
import type { AuditAction, AuditDetails, AuditEntry, AuditSubject } from "./schema.ts";

/** A deed that is to be recorded. */
export interface AuditEvent {
  action: AuditAction;
  subject?: AuditSubject;
  /** A few small facts, such as the new role. No contents of papers, no numbers of people, no file names. */
  details?: AuditDetails;
}

export interface AuditFilters {
  actions?: AuditAction[];
  /** Who did it. */
  userId?: string;
  subject?: AuditSubject;
  /** From this moment on. */
  since?: Date;
  /** Before this moment. */
  until?: Date;
}

export interface AuditPageRequest {
  /** At most 1,000; default 50. */
  limit?: number;
  /** The sequence number that ended the page before. */
  before?: string;
}

export interface AuditPage {
  /** Newest first. */
  entries: AuditEntry[];
  /** What `before` takes for the next page; null on the last one. */
  next: string | null;
}

export interface Audit {
  /**
   * Writes the row of a deed with the connection that is given: pass the deed's own transaction, so that neither is
   * there without the other. Rejects when the row cannot be written; then the deed must not happen.
   */
  record(trx: Knex, actor: Actor, event: AuditEvent): Promise<void>;
  /** As `record`, and nothing when the same actor's same deed on the same subject was recorded within 10 minutes. */
  recordOnce(trx: Knex.Transaction, actor: Actor, event: AuditEvent): Promise<void>;
  /** Administrators and operators. @throws DomainError `unauthenticated`, `forbidden`. */
  list(actor: Actor, filters?: AuditFilters, page?: AuditPageRequest): Promise<AuditPage>;
}

export interface AuditDeps {
  knex: Knex;
  clock: Clock;
}
