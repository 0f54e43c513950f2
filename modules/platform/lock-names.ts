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

/** One worker reads a document. */
export const DOCUMENT_READING_LOCKS: LockSpace = { sql: "?::int", name: String(0x7ea0) };

/** One process ingests a source of law, or embeds. */
export const INGEST_LOCKS: LockSpace = { sql: "hashtext(?)", name: "taxrag.ingest" };

/** The lock of one item of a space. */
export function lockOf({ sql, name }: LockSpace, itemId: string): LockKey {
  return { sql: `${sql}, hashtext(?)`, bindings: [name, itemId] };
}
