/** Reads clients with their newest active intake, across the tables of accounts, intake, mail and this module. */
import type { Knex } from "knex";
import type { IntakeStatus, IntakeType } from "#modules/intake/schema";
import type { LastReminder, TemplateName, WaitingWaiver } from "./records.ts";

export interface ClientSelection {
  /** IANA name of the office's time zone. */
  timeZone: string;
  /** Ids of the required categories. */
  required: readonly string[];
  clientIds?: readonly string[];
}

export interface ClientRow {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  intake_id: string;
  tax_year: number;
  intake_type: IntakeType;
  status: IntakeStatus;
  /** ISO dates in the office's time zone: begin of the intake, and when the client was last heard of. */
  begun_on: string;
  heard_on: string;
  /** Required categories that are settled. */
  settled: string[];
  is_extended: boolean | null;
  /** ISO dates. */
  postponed_from: string | null;
  postponed_to: string | null;
  quiet_at: Date | null;
  uploaded_at: Date | null;
  /** Reminders sent about the intake, and how many of them since the client was last heard of. */
  reminders: number;
  unanswered: number;
  last_sent_at: Date | null;
  last_template: TemplateName | null;
  last_state: LastReminder["state"] | null;
  last_reason: string | null;
  last_at: Date | null;
  /** The server's answer to the whole mail was lost. */
  last_unconfirmed: boolean | null;
  /** ISO date that the last reminder named. */
  named_date: string | null;
}

/**
 * Of each client the newest active intake, else the newest. A category is settled by the rules of intake: a document
 * that is not asked for again, an accepted waiver, or a `cannot_get` that waits.
 */
const CLIENTS = `
with chosen as materialized (
  select distinct on (i.user_id) i.id, i.user_id, i.tax_year, i.intake_type, i.status, i.created_at, i.updated_at
  from intakes i join users u on u.id = i.user_id
  where u.role = 'user' and u.disabled_at is null and (?::text[] is null or u.id::text = any(?::text[]))
  order by i.user_id, (i.status in ('active', 'pending', 'in_progress')) desc, i.created_at desc, i.id
),
settled as (
  select intake_id, array_agg(category_id) as categories from (
    select d.intake_id, d.category_id from chosen c join documents d on d.intake_id = c.id
    where d.category_id = any(?::text[])
      and not exists (select 1 from document_reviews r where r.document_id = d.id and r.verdict = 'asked_again')
    union
    select w.intake_id, w.category_id from chosen c join intake_waivers w on w.intake_id = c.id
    where w.state = 'accepted' or (w.state = 'waiting' and w.kind = 'cannot_get')
  ) each group by intake_id
),
answers as (
  select client_id, max(answered_at) as answered_at,
    max(answered_at) filter (where kind = 'quiet') as quiet_at,
    max(answered_at) filter (where kind = 'uploaded') as uploaded_at
  from reminder_answers group by client_id
),
messages as (
  select intake_id, max(sent_at) as sent_at from intake_messages where not from_office group by intake_id
),
heard as materialized (
  select c.id, a.quiet_at, a.uploaded_at, greatest(c.updated_at, a.answered_at, m.sent_at) as heard_at
  from chosen c left join answers a on a.client_id = c.user_id left join messages m on m.intake_id = c.id
),
told as materialized (
  select r.id, r.intake_id, r.template, r.named_date, r.created_at, r.state, r.mail_id, m.state as mail_state,
    coalesce(r.reason, m.reason) as reason, m.settled_at
  from chosen c join reminders r on r.intake_id = c.id left join mails m on m.id = r.mail_id
),
sent as (
  select r.intake_id, count(*)::int as reminders, max(r.settled_at) as last_sent_at,
    count(*) filter (where r.settled_at > h.heard_at)::int as unanswered
  from told r join heard h on h.id = r.intake_id where r.mail_state = 'sent'
  group by r.intake_id
),
last as (
  select distinct on (intake_id) intake_id, template, named_date::text as named_date, created_at,
    coalesce(case state when 'mailed' then case when mail_state = 'sending' then 'waiting' else mail_state end end, state) as state,
    reason, settled_at, mail_id
  from told order by intake_id, created_at desc, id
)
select u.id as user_id, u.email, u.first_name, u.last_name,
  c.id as intake_id, c.tax_year, c.intake_type, c.status,
  (c.created_at at time zone ?)::date::text as begun_on, (h.heard_at at time zone ?)::date::text as heard_on,
  h.quiet_at, h.uploaded_at, coalesce(s.categories, '{}') as settled,
  f.is_extended, f.postponed_from::text as postponed_from, f.postponed_to::text as postponed_to,
  coalesce(n.reminders, 0) as reminders, coalesce(n.unanswered, 0) as unanswered, n.last_sent_at,
  l.template as last_template, l.state as last_state, l.reason as last_reason,
  coalesce(l.settled_at, l.created_at) as last_at, l.named_date,
  l.state = 'sent' and (
    select t.outcome from mail_attempts t where t.mail_id = l.mail_id order by t.number desc limit 1
  ) = 'unconfirmed' as last_unconfirmed
from chosen c join users u on u.id = c.user_id join heard h on h.id = c.id
left join settled s on s.intake_id = c.id left join client_filings f on f.client_id = c.user_id
left join sent n on n.intake_id = c.id left join last l on l.intake_id = c.id`;

export async function listClientRows(
  knex: Knex,
  { timeZone, required, clientIds }: ClientSelection,
): Promise<ClientRow[]> {
  const ids = clientIds ? [...clientIds] : null;
  const found: unknown = await knex.raw(CLIENTS, [ids, ids, [...required], timeZone, timeZone] as never[]);
  return (found as { rows: ClientRow[] }).rows;
}

export interface CategoryRow {
  id: string;
  intakeType: IntakeType;
  name: string;
  form: string;
  description: string;
  reason: string;
  /** ISO date, for tax year 2024. */
  dueToClient: string | null;
}

/** Required categories in the order of the wizard. */
export async function listRequired(knex: Knex): Promise<CategoryRow[]> {
  return knex("intake_categories")
    .where("is_required", true)
    .orderBy("position")
    .select<CategoryRow[]>(
      ...["id", "name", "form", "description", "reason"],
      { intakeType: "intake_type" },
      knex.raw(`due_to_client::text as "dueToClient"`),
    );
}

export interface CategoryReminders {
  intakeId: string;
  categoryId: string;
  sent: number;
  lastSentAt: Date;
}

/** Reminders sent, by the paper that they named. */
export async function countReminders(knex: Knex, intakeIds: readonly string[]): Promise<CategoryReminders[]> {
  const found: unknown = await knex.raw(
    `select r.intake_id as "intakeId", c.id as "categoryId", count(*)::int as sent, max(m.settled_at) as "lastSentAt"
     from reminders r join mails m on m.id = r.mail_id and m.state = 'sent'
     cross join lateral unnest(r.category_ids) as c(id)
     where r.intake_id = any(?::uuid[]) group by r.intake_id, c.id`,
    [[...intakeIds]],
  );
  return (found as { rows: CategoryReminders[] }).rows;
}

/** Waivers that wait for the CPA's word. */
export async function listWaitingWaivers(
  knex: Knex,
  intakeIds: readonly string[],
): Promise<(WaitingWaiver & { intakeId: string })[]> {
  return knex("intake_waivers as w")
    .join("intake_categories as c", "c.id", "w.category_id")
    .where("w.state", "waiting")
    .whereRaw("w.intake_id = any(?::uuid[])", [[...intakeIds]])
    .orderBy("c.position")
    .select({
      intakeId: "w.intake_id",
      categoryId: "w.category_id",
      categoryName: "c.name",
      kind: "w.kind",
      reason: "w.reason",
    });
}
