import type { Knex } from "knex";

/** Phrases without a section: out-of-scope subjects. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_phrases", (t) => {
    t.setNullable("section_id");
    t.dropUnique(["section_id", "text"]);
  });
  await knex.raw(
    "create unique index authority_phrases_once on authority_phrases (section_id, text) nulls not distinct",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex("authority_phrases").whereNull("section_id").del();
  await knex.raw("drop index authority_phrases_once");
  await knex.schema.alterTable("authority_phrases", (t) => {
    t.dropNullable("section_id");
    t.unique(["section_id", "text"]);
  });
}
