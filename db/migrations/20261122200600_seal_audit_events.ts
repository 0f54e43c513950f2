import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit_seals", (t) => {
    // Without gaps: the place in the chain.
    t.bigInteger("position").primary();
    t.bigInteger("event_sequence").notNullable().unique();
    t.text("event_hash").notNullable();
    t.text("hash").notNullable();
    t.timestamp("sealed_at", { useTz: true }).notNullable();
  });
  await knex.raw(`create trigger audit_seals_append_only before update or delete or truncate on audit_seals
    for each statement execute function refuse_audit_change()`);
  await knex.schema.createTable("audit_unsealed", (t) => {
    t.bigInteger("event_sequence").primary();
  });
  // In the database, so that processes of earlier builds line their events up as well.
  await knex.raw(`create function line_up_audit_event() returns trigger language plpgsql as $$
    begin
      insert into audit_unsealed (event_sequence) values (new.sequence);
      return null;
    end $$`);
  await knex.raw(`create trigger audit_events_line_up after insert on audit_events
    for each row execute function line_up_audit_event()`);
  await knex.raw("insert into audit_unsealed (event_sequence) select sequence from audit_events");
  await knex.raw(`create index audit_events_intake on audit_events ((details ->> 'intakeId'), sequence)
    where details ->> 'intakeId' is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop index audit_events_intake");
  await knex.raw("drop trigger audit_events_line_up on audit_events");
  await knex.raw("drop function line_up_audit_event()");
  await knex.schema.dropTable("audit_unsealed");
  await knex.schema.dropTable("audit_seals");
}
