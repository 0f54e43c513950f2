import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";

/**
 * A lock of the database that lives as long as the connection that took it, so that it is gone with the process.
 * Its keys are hashes of this name and the source's id.
 */
const NAME = "taxrag.ingest";

/**
 * Runs a step while no other process ingests this source.
 * @throws DomainError `conflict` when one does.
 */
export async function withSourceLock<T>(knex: Knex, sourceId: string, step: () => Promise<T>): Promise<T> {
  const connection: unknown = await knex.client.acquireConnection();
  const ask = async (question: string): Promise<boolean> => {
    const { rows } = await knex.raw(question, [NAME, sourceId]).connection(connection);
    return (rows as { answer: boolean }[])[0]?.answer ?? false;
  };
  try {
    if (!(await ask("select pg_try_advisory_lock(hashtext(?), hashtext(?)) as answer"))) {
      throw new DomainError(
        "conflict",
        `Another ingest of ${sourceId} is running. Wait for it, or stop it, and try again.`,
      );
    }
    try {
      return await step();
    } finally {
      await ask("select pg_advisory_unlock(hashtext(?), hashtext(?)) as answer").catch(() => false);
    }
  } finally {
    await knex.client.releaseConnection(connection);
  }
}

/** Ids of those sources that some living process is ingesting. */
export async function lockedSources(knex: Knex, sourceIds: string[]): Promise<string[]> {
  const { rows } = await knex.raw(
    `select id from unnest(?::text[]) id where exists (
       select from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())
       and classid = (hashtext(?)::bigint & 4294967295)::oid and objid = (hashtext(id)::bigint & 4294967295)::oid)`,
    [sourceIds, NAME],
  );
  return (rows as { id: string }[]).map((row) => row.id);
}
