import type { Knex } from "knex";

/** The model that answered a turn of the assistant's thread, and the turn that an answer stands beside. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("ai_exchanges", (t) => {
    t.text("model");
    t.bigInteger("beside").references("ai_exchanges.id").onDelete("CASCADE").index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex("ai_exchanges").whereNotNull("beside").delete();
  await knex.schema.alterTable("ai_exchanges", (t) => {
    t.dropColumns("model", "beside");
  });
}
