import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("current_model", (t) => {
    oneRow(t);
    t.text("model_id").notNullable();
    t.timestamp("chosen_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("model_trials", (t) => {
    oneRow(t);
    t.timestamp("began_at", { useTz: true }).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("model_trials");
  await knex.schema.dropTable("current_model");
}

/** A primary key that only `true` satisfies. */
function oneRow(t: Knex.CreateTableBuilder): void {
  t.boolean("one").primary().checkIn(["true"]);
}
