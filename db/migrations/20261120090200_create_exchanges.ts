import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("ai_exchanges", (t) => {
    t.bigIncrements("id");
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE");
    t.text("question").notNullable();
    t.jsonb("answer").notNullable();
    t.timestamp("asked_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.index(["user_id", "asked_at"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("ai_exchanges");
}
