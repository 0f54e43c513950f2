/** Reads the table `ingest_runs` for the status of sources. */
import type { Knex } from "knex";

/** At most this many failures of a source are listed. */
const ERRORS_SHOWN = 10;

export interface FailedRun {
  source: string;
  item: string | null;
  reason: string;
  at: Date;
}

/** Failures since the last load that succeeded, newest first. */
export async function listFailures(knex: Knex): Promise<FailedRun[]> {
  const { rows } = await knex.raw<{ rows: FailedRun[] }>(
    `select source, item, reason, at from (
       select source_id as source, release_label as item, error as reason, coalesce(finished_at, updated_at) as at, id,
         row_number() over (partition by source_id order by id desc) as place
       from ingest_runs r where state = 'failed' and error is not null
         and id > coalesce((select max(s.id) from ingest_runs s where s.source_id = r.source_id and s.state = 'succeeded'), 0)
     ) failed where place <= ? order by id desc`,
    [ERRORS_SHOWN],
  );
  return rows;
}
