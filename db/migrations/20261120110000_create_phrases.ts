import type { Knex } from "knex";

/** Search phrases of sections, and their field in the inverted word index. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_phrases", (t) => {
    t.bigIncrements("id");
    t.bigInteger("section_id").notNullable().references("authority_sections.id").onDelete("CASCADE");
    t.text("text").notNullable();
    // Little-endian float32, and the model that produced it; null while there is none.
    t.binary("vector");
    t.text("embedded_with");
    t.unique(["section_id", "text"]);
  });
  await knex.schema.alterTable("authority_postings", (t) => {
    t.binary("phrases").notNullable().defaultTo("");
  });
  await knex.schema.alterTable("authority_word_index", (t) => {
    t.integer("phrased").notNullable().defaultTo(0);
    t.float("average_phrases").notNullable().defaultTo(1);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_word_index", (t) => t.dropColumns("phrased", "average_phrases"));
  await knex.schema.alterTable("authority_postings", (t) => t.dropColumn("phrases"));
  await knex.schema.dropTable("authority_phrases");
}
