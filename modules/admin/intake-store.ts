/** Reads `intakes` with their clients, documents, waivers, messages and reviews. */
import type { Knex } from "knex";
import type { IntakeStatus, IntakeType } from "#modules/intake/schema";
import type { IntakeSort, Queue } from "./schema.ts";

export interface IntakeRow {
  id: string;
  user_id: string;
  tax_year: number;
  intake_type: IntakeType;
  status: IntakeStatus;
  progress: number;
  goals: string[];
  other_goals: string;
  created_at: Date;
  updated_at: Date;
  client_email: string;
  client_name: string;
  cpa_id: string | null;
  cpa_name: string | null;
}

export interface IntakeSelection {
  pattern: string | null;
  status?: IntakeStatus;
  waits?: Queue;
  cpaId?: string;
  /** For the queue of late intakes. */
  now: Date;
}

/** Days after its start from which an intake with missing papers is late (contract: `overdueDays`). */
const START_DAYS = 14;

const ORDERS: Record<IntakeSort, string> = {
  newest: "i.created_at desc, i.id",
  updated: "i.updated_at desc, i.id",
  client: "lower(u.last_name), lower(u.first_name), lower(u.email), i.id",
  progress: "i.progress, i.created_at, i.id",
};

const NAME = "trim(u.first_name || ' ' || u.last_name)";

const COLUMNS = `i.id, i.user_id, i.tax_year, i.intake_type, i.status, i.progress, i.goals, i.other_goals, i.created_at,
  i.updated_at, u.email as client_email, ${NAME} as client_name,
  c.id as cpa_id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as cpa_name`;

const OPEN = "i.status not in ('completed', 'filed')";

/** A required category without a fitting document and without an accepted waiver, due before `?`. */
const MISSING_AND_DUE = `exists (
  select 1 from intake_categories k where k.intake_type = i.intake_type and k.is_required
    and not exists (select 1 from documents d left join document_reviews r
      on r.document_id = d.id and r.verdict = 'asked_again'
      where d.intake_id = i.id and d.category_id = k.id and r.id is null)
    and not exists (select 1 from intake_waivers w
      where w.intake_id = i.id and w.category_id = k.id and w.state = 'accepted')
  having count(*) > 0 and coalesce(max(k.due_to_client), '-infinity'::date) < ?::timestamptz)`;

type Condition = (now: Date) => [sql: string, values: (string | number | Date)[]];

/** Which intakes wait in a queue. */
const CONDITIONS: Record<Queue, Condition> = {
  late: (now) => [
    `i.status in ('active', 'pending', 'in_progress')
     and i.created_at < ?::timestamptz - make_interval(days => ?) and ${MISSING_AND_DUE}`,
    [now, START_DAYS, now],
  ],
  review: () => ["i.status = 'review_ready'", []],
  waivers: () => [
    `${OPEN} and exists (select 1 from intake_waivers w where w.intake_id = i.id and w.state = 'waiting')`,
    [],
  ],
  messages: () => [
    `exists (select 1 from intake_messages m
     where m.intake_id = i.id and not m.from_office and m.settled_at is null)`,
    [],
  ],
  misfits: () => [
    `${OPEN} and exists (select 1 from documents d left join document_reviews r on r.document_id = d.id
     where d.intake_id = i.id and d.misfits <> '{}' and r.id is null)`,
    [],
  ],
};

export async function listIntakeRows(
  knex: Knex,
  selection: IntakeSelection,
  page: { sort: IntakeSort; limit: number; offset: number },
): Promise<IntakeRow[]> {
  return select(knex, selection)
    .select(knex.raw(COLUMNS))
    .orderByRaw(ORDERS[page.sort])
    .limit(page.limit)
    .offset(page.offset) as unknown as Promise<IntakeRow[]>;
}

export async function countIntakeRows(knex: Knex, selection: IntakeSelection): Promise<number> {
  const rows = (await select(knex, selection).select(knex.raw("count(*)::int as count"))) as {
    count: number;
  }[];
  return rows[0]?.count ?? 0;
}

export async function findIntakeRow(knex: Knex, id: string, now: Date): Promise<IntakeRow | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  const query = select(knex, { pattern: null, now }).where("i.id", id).select(knex.raw(COLUMNS));
  return ((await query) as unknown as IntakeRow[])[0];
}

/** Of these intakes: category names with their numbers of documents. */
export async function summarizeDocuments(
  knex: Knex,
  intakeIds: string[],
): Promise<{ intakeId: string; category: string; count: number }[]> {
  if (intakeIds.length === 0) return [];
  return knex("documents as d")
    .join("intake_categories as c", "c.id", "d.category_id")
    .whereIn("d.intake_id", intakeIds)
    .groupBy("d.intake_id", "c.id")
    .orderBy("c.position")
    .select({ intakeId: "d.intake_id", category: "c.name" }, knex.raw("count(*)::int as count"));
}

export async function summarizeIntakes(
  knex: Knex,
): Promise<{ intakes: number; completed: number; averageProgress: number }> {
  const rows = (await knex("intakes").select(
    knex.raw("count(*)::int as intakes"),
    knex.raw("count(*) filter (where status in ('completed', 'filed'))::int as completed"),
    knex.raw(`coalesce(round(avg(progress)), 0)::int as "averageProgress"`),
  )) as { intakes: number; completed: number; averageProgress: number }[];
  return rows[0] ?? { intakes: 0, completed: 0, averageProgress: 0 };
}

export interface Place {
  intakeId: string;
  clientName: string;
}

/** The first intakes of a queue, oldest first. */
export async function listFirst(knex: Knex, selection: IntakeSelection, limit: number): Promise<Place[]> {
  return places(knex, selection).orderByRaw("i.created_at, i.id").limit(limit) as unknown as Promise<Place[]>;
}

/** The nearest intake of a queue after or before this one; undefined at its end. */
export async function findNeighbor(
  knex: Knex,
  selection: IntakeSelection,
  { intakeId, isAfter }: { intakeId: string; isAfter: boolean },
): Promise<Place | undefined> {
  const sign = isAfter ? ">" : "<";
  const order = isAfter ? "i.created_at, i.id" : "i.created_at desc, i.id desc";
  const query = places(knex, selection)
    .whereRaw(`(i.created_at, i.id) ${sign} (select o.created_at, o.id from intakes o where o.id = ?)`, [
      intakeId,
    ])
    .orderByRaw(order)
    .limit(1);
  return ((await query) as unknown as Place[])[0];
}

function places(knex: Knex, selection: IntakeSelection): Knex.QueryBuilder {
  return select(knex, selection).select(
    knex.raw(`i.id as "intakeId", coalesce(nullif(${NAME}, ''), u.email) as "clientName"`),
  );
}

function select(knex: Knex, { pattern, status, waits, cpaId, now }: IntakeSelection): Knex.QueryBuilder {
  const query = knex("intakes as i")
    .join("users as u", "u.id", "i.user_id")
    .leftJoin("client_assignments as a", "a.client_id", "u.id")
    .leftJoin("users as c", "c.id", "a.cpa_id");
  if (pattern) query.whereRaw("u.first_name || ' ' || u.last_name || ' ' || u.email ilike ?", [pattern]);
  if (status) query.where("i.status", status);
  if (cpaId !== undefined) query.whereRaw("a.cpa_id::text = ?", [cpaId]);
  if (waits) query.whereRaw(...CONDITIONS[waits](now));
  return query;
}
