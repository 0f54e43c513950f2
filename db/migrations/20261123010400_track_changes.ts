import type { Knex } from "knex";

/** What a client's row of the tracking list is read from: table, events, what the column names, column. */
const SOURCES = [
  ["users", "insert or delete or update of email, first_name, last_name, role, disabled_at", "client", "id"],
  ["intakes", "insert or delete or update", "client", "user_id"],
  ["documents", "insert or delete or update of intake_id, category_id", "intake", "intake_id"],
  ["document_reviews", "insert or delete or update", "intake", "intake_id"],
  ["intake_waivers", "insert or delete or update", "intake", "intake_id"],
  ["intake_messages", "insert or delete", "intake", "intake_id"],
  ["business_entities", "insert or delete or update", "intake", "intake_id"],
  ["entity_owners", "insert or delete or update", "intake", "intake_id"],
  ["client_filings", "insert or delete or update", "client", "client_id"],
  ["reminders", "insert or delete or update", "client", "client_id"],
  ["reminder_answers", "insert or delete or update", "client", "client_id"],
  ["mails", "delete or update", "mail", "id"],
] as const;

export async function up(knex: Knex): Promise<void> {
  // Only ever inserted: deeds about the same client do not wait for each other.
  await knex.schema.createTable("tracking_changes", (t) => {
    t.bigInteger("client_id").notNullable();
    t.specificType("xid", "xid8").notNullable().defaultTo(knex.raw("pg_current_xact_id()")).index();
    t.timestamp("changed_at", { useTz: true }).notNullable().defaultTo(knex.raw("clock_timestamp()"));
  });
  await knex.raw("create index reminders_mail on reminders (mail_id)");
  await knex.raw(`create function note_tracking_change() returns trigger language plpgsql as $$
    declare changed text;
    begin
      if tg_op = 'DELETE' then
        execute format('select ($1).%I::text', tg_argv[1]) into changed using old;
      else
        execute format('select ($1).%I::text', tg_argv[1]) into changed using new;
      end if;
      if tg_argv[0] = 'client' then
        insert into tracking_changes (client_id) values (changed::bigint);
      elsif tg_argv[0] = 'intake' then
        insert into tracking_changes (client_id) select user_id from intakes where id = changed::uuid;
      else
        insert into tracking_changes (client_id) select client_id from reminders where mail_id = changed::bigint;
      end if;
      return null;
    end $$`);
  for (const [table, events, kind, column] of SOURCES)
    await knex.raw(
      `create trigger ?? after ${events} on ?? for each row execute function note_tracking_change('${kind}', '${column}')`,
      [`${table}_tracking_change`, table],
    );
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of SOURCES) await knex.raw("drop trigger ?? on ??", [`${table}_tracking_change`, table]);
  await knex.raw("drop function note_tracking_change");
  await knex.raw("drop index reminders_mail");
  await knex.schema.dropTable("tracking_changes");
}
