import type { Knex } from "knex";

/** Section vectors move from Chroma into their rows, beside the model mark; they are computed again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => {
    t.binary("vector");
  });
  await knex("authority_versions").update({ embedded_with: null });
}

export async function down(knex: Knex): Promise<void> {
  await knex("authority_versions").update({ embedded_with: null });
  await knex.schema.alterTable("authority_versions", (t) => t.dropColumns("vector"));
}
