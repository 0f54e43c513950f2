import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("conversations", (t) => {
    t.bigIncrements("id");
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE");
    t.text("title").notNullable();
    t.timestamp("created_at", { useTz: true }).notNullable();
    t.timestamp("updated_at", { useTz: true }).notNullable();
    // Set while an answer is under way, so that two tabs do not ask at once.
    t.timestamp("answering_since", { useTz: true });
    t.index(["user_id", "updated_at"]);
  });
  await knex.schema.createTable("conversation_messages", (t) => {
    t.bigIncrements("id");
    t.bigInteger("conversation_id").notNullable().references("conversations.id").onDelete("CASCADE");
    t.text("type").notNullable().checkIn(["user", "assistant"]);
    t.text("content").notNullable();
    t.timestamp("created_at", { useTz: true }).notNullable();
    t.text("state").notNullable().defaultTo("complete").checkIn(["complete", "stopped", "failed"]);
    t.text("model");
    t.integer("processing_ms");
    t.integer("tokens");
    t.jsonb("answer");
    t.text("problem");
    t.text("focus");
    t.index(["conversation_id", "id"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("conversation_messages");
  await knex.schema.dropTable("conversations");
}
