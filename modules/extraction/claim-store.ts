/** Which process reads which document: a lock of PostgreSQL, gone when its holder dies. */
import type { Knex } from "knex";
import { DOCUMENT_READING_LOCKS, lockOf, tryTransactionLock } from "#modules/platform";

/** What `work` answers; null, without working, when another process reads the document. */
export function withClaim<Result>(
  knex: Knex,
  documentId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return tryTransactionLock(knex, lockOf(DOCUMENT_READING_LOCKS, documentId), work);
}
