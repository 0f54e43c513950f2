import type { Knex } from "knex";

const STATES = ["waiting", "sending", "sent", "refused", "failed"];
const OUTCOMES = ["accepted", "refused", "put-off", "unconfirmed", "interrupted"];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("mails", (t) => {
    t.bigIncrements("id");
    t.text("key").notNullable().unique();
    t.text("kind").notNullable();
    t.text("message_id").notNullable().unique();
    t.text("to_address").notNullable();
    t.text("to_name").notNullable();
    t.text("subject").notNullable();
    t.jsonb("headers").notNullable();
    // Text and HTML under ENCRYPTION_KEY; null once it was erased.
    t.binary("sealed_body");
    t.text("related_type");
    t.text("related_id");
    t.text("when_unconfirmed").notNullable().checkIn(["resend", "assume-sent"]);
    t.timestamp("valid_until", { useTz: true });
    t.text("state").notNullable().defaultTo("waiting").checkIn(STATES);
    t.text("reason");
    t.integer("attempts").notNullable().defaultTo(0);
    t.timestamp("created_at", { useTz: true }).notNullable();
    t.timestamp("changed_at", { useTz: true }).notNullable();
    t.timestamp("next_attempt_at", { useTz: true });
    t.timestamp("settled_at", { useTz: true });
    t.index(["related_type", "related_id"]);
    t.index(["kind", "id"]);
  });
  await knex.raw("create index mails_open on mails (id) where state in ('waiting', 'sending')");
  await knex.raw("create index mails_with_body on mails (settled_at) where sealed_body is not null");
  await knex.schema.createTable("mail_attempts", (t) => {
    t.bigInteger("mail_id").notNullable().references("mails.id").onDelete("CASCADE");
    t.integer("number").notNullable();
    t.timestamp("started_at", { useTz: true }).notNullable();
    // From here on the server may have the mail without our knowing.
    t.timestamp("handed_over_at", { useTz: true });
    t.timestamp("ended_at", { useTz: true });
    t.text("outcome").checkIn(OUTCOMES);
    t.text("reason");
    t.primary(["mail_id", "number"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["mail_attempts", "mails"]) await knex.schema.dropTable(table);
}
