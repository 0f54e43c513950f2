/** The tables `reminder_presses`, `reminders`, `reminder_turns` and `reminder_answers`. */
import type { Knex } from "knex";
import type { AnswerKind, TemplateName } from "../records.ts";

export interface Press {
  id: string;
  template: TemplateName;
  message: string;
  isAutomatic: boolean;
  /** Null for an automatic one. */
  pressedBy: string | null;
  site: string;
}

/** False when this press was stored before. */
export async function insertPress(knex: Knex, press: Press, now: Date): Promise<boolean> {
  const { id, template, message, isAutomatic, pressedBy, site } = press;
  const row = { id, template, message, is_automatic: isAutomatic, pressed_by: pressedBy, site };
  const inserted = await knex("reminder_presses")
    .insert({ ...row, pressed_at: now })
    .onConflict("id")
    .ignore()
    .returning<{ id: string }[]>("id");
  return inserted.length > 0;
}

export async function findPress(knex: Knex, id: string): Promise<Press | undefined> {
  return knex("reminder_presses").where({ id }).first<Press | undefined>({
    id: "id",
    template: "template",
    message: "message",
    isAutomatic: "is_automatic",
    pressedBy: "pressed_by",
    site: "site",
  });
}

/**
 * Takes the turn of each client whose last one was taken at or before `before`; the ids of those that were taken. The
 * primary key decides between presses at the same time: the second waits for the first and finds the turn taken. In
 * the order of ids, so that two bulk presses do not wait for each other.
 */
export async function takeTurns(
  knex: Knex,
  {
    clientIds,
    pressId,
    now,
    before,
  }: { clientIds: readonly string[]; pressId: string; now: Date; before: Date },
): Promise<Set<string>> {
  const found: unknown = await knex.raw(
    `insert into reminder_turns (client_id, press_id, taken_at)
     select id, ?::uuid, ? from unnest(?::bigint[]) as each(id) order by id
     on conflict (client_id) do update set press_id = excluded.press_id, taken_at = excluded.taken_at
       where reminder_turns.taken_at <= ?
     returning client_id::text as id`,
    [pressId, now, [...clientIds], before],
  );
  return new Set((found as { rows: { id: string }[] }).rows.map(({ id }) => id));
}

export async function insertReminders(
  knex: Knex,
  clients: readonly { clientId: string; intakeId: string }[],
  { pressId, template, now }: { pressId: string; template: TemplateName; now: Date },
): Promise<void> {
  const rows = clients.map(({ clientId, intakeId }) => {
    return { press_id: pressId, client_id: clientId, intake_id: intakeId, template, created_at: now };
  });
  await knex.batchInsert("reminders", rows, 1_000);
}

export interface WaitingReminder {
  id: string;
  clientId: string;
  intakeId: string;
}

/** Locks some reminders of a press that have no mail yet. */
export async function lockWaiting(knex: Knex, pressId: string, limit: number): Promise<WaitingReminder[]> {
  return knex("reminders")
    .where({ press_id: pressId, state: "waiting" })
    .orderBy("client_id")
    .limit(limit)
    .forUpdate()
    .select<WaitingReminder[]>("id", { clientId: "client_id", intakeId: "intake_id" });
}

export async function putMailed(
  knex: Knex,
  id: string,
  mailed: { mailId: string; categoryIds: string[]; namedDate: string },
): Promise<void> {
  await knex("reminders").where({ id }).update({
    state: "mailed",
    mail_id: mailed.mailId,
    category_ids: mailed.categoryIds,
    named_date: mailed.namedDate,
  });
}

export async function putDropped(knex: Knex, id: string, reason: string): Promise<void> {
  await knex("reminders").where({ id }).update({ state: "dropped", reason });
}

/** Presses with reminders that have no mail yet. */
export async function listOpenPresses(knex: Knex): Promise<string[]> {
  return knex("reminders").where({ state: "waiting" }).distinct("press_id").pluck<string[]>("press_id");
}

/** The reminder that the row of the list shows. */
export async function findLastReminder(
  knex: Knex,
  intakeId: string,
): Promise<{ id: string; mailId: string | null; template: TemplateName } | undefined> {
  return knex("reminders")
    .where({ intake_id: intakeId })
    .orderBy([{ column: "created_at", order: "desc" }, { column: "id" }])
    .first<{ id: string; mailId: string | null; template: TemplateName } | undefined>({
      id: "id",
      mailId: "mail_id",
      template: "template",
    });
}

export interface AnswerableReminder {
  id: string;
  clientId: string;
  taxYear: number;
  isGiven: boolean;
}

export async function findReminder(
  knex: Knex,
  id: string,
  kind: AnswerKind,
): Promise<AnswerableReminder | undefined> {
  return knex("reminders as r")
    .join("intakes as i", "i.id", "r.intake_id")
    .where("r.id", id)
    .first<AnswerableReminder | undefined>(
      { id: "r.id", clientId: "r.client_id", taxYear: "i.tax_year" },
      knex.raw(
        `exists (select 1 from reminder_answers a where a.reminder_id = r.id and a.kind = ?) as "isGiven"`,
        [kind],
      ),
    );
}

/** False when it was given before. */
export async function insertAnswer(
  knex: Knex,
  { id, clientId, kind, now }: { id: string; clientId: string; kind: AnswerKind; now: Date },
): Promise<boolean> {
  const inserted = await knex("reminder_answers")
    .insert({ reminder_id: id, client_id: clientId, kind, answered_at: now })
    .onConflict(["reminder_id", "kind"])
    .ignore()
    .returning<{ id: string }[]>("id");
  return inserted.length > 0;
}
