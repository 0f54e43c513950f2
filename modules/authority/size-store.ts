import type { Knex } from "knex";

/** Bytes that the texts in force take up as stored, compressed, by source. */
export async function storedBytes(knex: Knex): Promise<Record<string, number>> {
  const { rows } = await knex.raw<{ rows: { id: string; bytes: string }[] }>(
    `select f.source_id as id, sum(pg_column_size(v.text)) as bytes
     from authority_in_force f join authority_versions v on v.id = f.version_id group by f.source_id`,
  );
  return Object.fromEntries(rows.map(({ id, bytes }) => [id, Number(bytes)]));
}
