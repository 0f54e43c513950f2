import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_chunks", (t) => {
    // Model whose vector the index holds; null while it waits for one.
    t.text("embedded_with");
  });
  // One row, made at first use: names this library's vectors among those of others on one Chroma server.
  await knex.schema.createTable("authority_library", (t) => {
    t.boolean("only").primary().defaultTo(true).checkIn(["true"]);
    t.uuid("id").notNullable().defaultTo(knex.fn.uuid());
  });
  await knex.schema.alterTable("authority_sections", (t) => {
    // How many sections of the newest release name this one.
    t.integer("cited_by").notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("authority_library");
  await knex.schema.alterTable("authority_sections", (t) => t.dropColumn("cited_by"));
  await knex.schema.alterTable("authority_chunks", (t) => t.dropColumn("embedded_with"));
}
