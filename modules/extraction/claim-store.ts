/** Who reads which paper, across processes: a lock of PostgreSQL, which goes when its holder dies. */
import type { Knex } from "knex";

/** Keeps these locks apart from any other use of them. */
const SPACE = 0x7ea0;

/** What `work` answers; null, without working, when another process has the paper. */
export function withClaim<Result>(
  knex: Knex,
  documentId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return knex.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { claimed: boolean }[] }>(
      "select pg_try_advisory_xact_lock(?, hashtext(?)) as claimed",
      [SPACE, documentId],
    );
    return rows[0]?.claimed ? work() : null;
  });
}
