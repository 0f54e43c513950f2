/** Texts that a reader has not read yet, because an earlier build stored them. */
import type { Knex } from "knex";

/**
 * Reads a batch a transaction until none is left, so that it resumes where it was stopped.
 *
 * @param readBatch locks rows with `skip locked`, so that two processes do not read the same; tells how many it read
 * @returns how many were read
 */
export async function readInBatches(
  knex: Knex,
  readBatch: (trx: Knex.Transaction) => Promise<number>,
): Promise<number> {
  for (let read = 0; ;) {
    const count = await knex.transaction(readBatch);
    read += count;
    if (count === 0) return read;
  }
}
