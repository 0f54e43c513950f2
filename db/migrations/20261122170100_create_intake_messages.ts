import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("intake_messages", (t) => {
    t.bigIncrements("id");
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
    t.bigInteger("author_id").references("users.id").onDelete("SET NULL");
    t.boolean("from_office").notNullable();
    t.text("kind").notNullable().checkIn(["message", "reopened"]);
    t.text("text").notNullable();
    t.timestamp("sent_at", { useTz: true }).notNullable();
    // When the other side answered, or said that no answer is needed.
    t.timestamp("settled_at", { useTz: true });
    t.index(["intake_id", "id"]);
  });
  await knex.raw("create index intake_messages_open on intake_messages (intake_id) where settled_at is null");
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("intake_messages");
}
