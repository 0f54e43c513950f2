/** Weeks of the season: reads `intakes` and `documents`. */
import type { Knex } from "knex";
import type { IntakeType } from "#modules/intake/schema";

const NEWEST = `select distinct on (n.user_id) n.* from intakes n join users u on u.id = n.user_id
  where u.role = 'user' and u.disabled_at is null
  order by n.user_id, (n.status in ('active', 'pending', 'in_progress')) desc, n.created_at desc, n.id`;

export interface SeasonRows {
  begun: { day: string; intakeType: IntakeType; count: number }[];
  received: { day: string; count: number }[];
}

/** Intakes by the day they began, and first papers of required categories by the day they came in; not before `since`. */
export async function listSeasonRows(
  knex: Knex,
  { since, timeZone }: { since: string; timeZone: string },
): Promise<SeasonRows> {
  const begun: unknown = await knex.raw(
    `select greatest((i.created_at at time zone ?)::date, ?::date)::text as day, i.intake_type as "intakeType",
       count(*)::int as count
     from (${NEWEST}) i group by 1, 2`,
    [timeZone, since],
  );
  const received: unknown = await knex.raw(
    `select greatest((first_at at time zone ?)::date, ?::date)::text as day, count(*)::int as count from (
       select min(d.uploaded_at) as first_at
       from (${NEWEST}) i join documents d on d.intake_id = i.id
       where d.category_id in (select id from intake_categories where is_required)
       group by d.intake_id, d.category_id) each group by 1`,
    [timeZone, since],
  );
  return {
    begun: (begun as { rows: SeasonRows["begun"] }).rows,
    received: (received as { rows: SeasonRows["received"] }).rows,
  };
}
