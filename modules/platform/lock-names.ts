/**
 * Every advisory lock that TaxRAG takes in PostgreSQL, so that no two uses collide.
 *
 * A lock has one 64-bit number or two 32-bit ones, and the two kinds never conflict. Earlier builds use the same
 * numbers and hashed names: processes of different builds must exclude each other. Never change one.
 * pg-boss's own locks are 64-bit numbers derived from its schema's name.
 */

/** The SQL arguments of PostgreSQL's lock functions. */
export interface LockKey {
  sql: string;
  bindings: readonly string[];
}

/** A family of locks, one per item: its number or hashed name comes first, the hash of the item's id second. */
export interface LockSpace {
  sql: string;
  name: string;
}

/** Serializes changes of the set of administrators. */
export const ADMINISTRATORS_LOCK: LockKey = { sql: "hashtext(?)", bindings: ["accounts.admins"] };

/** Serializes migrations: "taxrag" in ASCII. */
export const MIGRATIONS_LOCK: LockKey = { sql: "?::bigint", bindings: ["127961981411687"] };

/** Serializes jobs on one subject, such as a document; document workers used this number before there were jobs. */
export const JOB_LOCKS: LockSpace = { sql: "?::int", name: String(0x7ea0) };

/** Serializes preparing the role of the embedded database. */
export const APPLICATION_ROLE_LOCK: LockKey = { sql: "hashtext(?)", bindings: ["taxrag.application-role"] };

/** Serializes creating the queues of jobs. */
export const JOB_QUEUES_LOCK: LockKey = { sql: "hashtext(?)", bindings: ["taxrag.job-queues"] };

/** Serializes ticks of a schedule. */
export const SCHEDULE_LOCKS: LockSpace = { sql: "?::int", name: String(0x7ea1) };

/** Serializes attempts to send a mail. */
export const MAIL_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.mail" };

/** Serializes the check and the insert of an event that is recorded once per interval. */
export const AUDIT_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.audit" };

/** Makes one process at a time seal the audit log. */
export const AUDIT_SEAL_LOCK: LockKey = { sql: "hashtext(?)", bindings: ["taxrag.audit-seal"] };

/** Serializes ingesting a source of law, and embedding. */
export const INGEST_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.ingest" };

/** Converts to PostgreSQL's numbered placeholders, for clients other than Knex. */
export function numbered({ sql, bindings }: LockKey): LockKey {
  let place = 0;
  return { sql: sql.replaceAll("?", () => `$${++place}`), bindings };
}

/** The lock of one item. */
export function lockOf({ sql, name }: LockSpace, itemId: string): LockKey {
  return { sql: `${sql}, hashtext(?)`, bindings: [name, itemId] };
}
