import type { Knex } from "knex";

/** A phrase may point to one unit of its section: "d-2" for (d)(2), empty for the section as a whole. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_phrases", (t) => {
    t.text("fragment").notNullable().defaultTo("");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_phrases", (t) => t.dropColumns("fragment"));
}
