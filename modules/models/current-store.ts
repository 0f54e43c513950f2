/** The table `current_model`: one row with the office's choice, read for every question by every process. */
import type { Knex } from "knex";

const TABLE = "current_model";

/** Null while nobody has chosen. */
export async function readCurrent(knex: Knex): Promise<string | null> {
  const row = (await knex(TABLE).first("model_id")) as { model_id: string } | undefined;
  return row?.model_id ?? null;
}

export async function writeCurrent(trx: Knex, modelId: string, at: Date): Promise<void> {
  await trx(TABLE).insert({ one: true, model_id: modelId, chosen_at: at }).onConflict("one").merge();
}

/**
 * Claims the next trial of all models for this process.
 * @returns the seconds to wait when another one ran within `pauseSeconds`, else null
 */
export async function claimTrial(knex: Knex, at: Date, pauseSeconds: number): Promise<number | null> {
  const { rows } = await knex.raw(
    `insert into model_trials (one, began_at) values (true, :at)
     on conflict (one) do update set began_at = excluded.began_at
       where model_trials.began_at <= excluded.began_at - make_interval(secs => :pause)
          or model_trials.began_at > excluded.began_at
     returning began_at`,
    { at, pause: pauseSeconds },
  );
  if (rows.length > 0) return null;
  const row = (await knex("model_trials").first("began_at")) as { began_at: Date } | undefined;
  const waited = row ? (at.getTime() - row.began_at.getTime()) / 1000 : 0;
  return Math.max(1, Math.ceil(pauseSeconds - waited));
}
