import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit_events", (t) => {
    t.bigIncrements("sequence");
    t.timestamp("at", { useTz: true }).notNullable();
    t.text("actor_kind").notNullable().checkIn(["operator", "visitor", "user"]);
    // No foreign keys: what happened stays, whatever becomes of whom and what it happened to.
    t.text("user_id");
    t.text("role");
    t.text("action").notNullable();
    t.text("subject_type");
    t.text("subject_id");
    t.text("address");
    t.text("session_id");
    t.text("user_agent");
    t.jsonb("details").notNullable().defaultTo("{}");
    t.index(["user_id", "sequence"]);
    t.index(["subject_type", "subject_id", "sequence"]);
    t.index(["action", "sequence"]);
    t.index("at");
  });
  await knex.raw(`alter table audit_events add constraint audit_events_details_small
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4000)`);
  await knex.raw(`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_events is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
    end $$`);
  await knex.raw(`create trigger audit_events_append_only before update or delete or truncate on audit_events
    for each statement execute function refuse_audit_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("audit_events");
  await knex.raw("drop function refuse_audit_change()");
}
