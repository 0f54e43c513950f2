/**
 * Every advisory lock that TaxRAG takes in PostgreSQL, so that no two uses collide.
 *
 * A lock has one 64-bit number or two 32-bit ones, and the two kinds never meet. Numbers and hashed names are what
 * earlier builds use too: a process of an older build beside a newer one must wait for the same lock. Never change one.
 * Library locks beside ours: pg-boss takes 64-bit numbers that it derives from its schema's name.
 */

/** A lock as PostgreSQL names it: the arguments of its lock functions. */
export interface LockKey {
  sql: string;
  bindings: readonly string[];
}

/** Locks of one use, one an item; its number or hashed name comes first, the hash of the item's id second. */
export interface LockSpace {
  sql: string;
  name: string;
}

/** Who may be an administrator is changed by one transaction at a time. */
export const ADMINISTRATORS_LOCK: LockKey = { sql: "hashtext(?)", bindings: ["accounts.admins"] };

/** One process migrates at a time: "taxrag" in ASCII. */
export const MIGRATIONS_LOCK: LockKey = { sql: "?::bigint", bindings: ["127961981411687"] };

/** One job at a time works on a thing, such as a document; documents had this number before there were jobs. */
export const JOB_LOCKS: LockSpace = { sql: "?::int", name: String(0x7ea0) };

/** One process records a tick of a schedule. */
export const SCHEDULE_LOCKS: LockSpace = { sql: "?::int", name: String(0x7ea1) };

/** One process tries a mail. */
export const MAIL_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.mail" };

/** A deed that is recorded once in a while is looked up and recorded by one transaction at a time. */
export const AUDIT_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.audit" };

/** One process ingests a source of law, or embeds. */
export const INGEST_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.ingest" };

/** The same with PostgreSQL's numbered placeholders, for a client that is not Knex's. */
export function numbered({ sql, bindings }: LockKey): LockKey {
  let place = 0;
  return { sql: sql.replaceAll("?", () => `$${++place}`), bindings };
}

/** The lock of one item of a space. */
export function lockOf({ sql, name }: LockSpace, itemId: string): LockKey {
  return { sql: `${sql}, hashtext(?)`, bindings: [name, itemId] };
}
