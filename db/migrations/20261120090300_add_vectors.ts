import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  for (const table of ["authority_chunks", "authority_versions"]) {
    await knex.schema.alterTable(table, (t) => {
      // Model of the stored vector; null while there is none.
      t.text("embedded_with");
    });
  }
  // One row, created at first use: names this library's collection on a shared Chroma server.
  await knex.schema.createTable("authority_library", (t) => {
    t.boolean("only").primary().defaultTo(true).checkIn(["true"]);
    t.uuid("id").notNullable().defaultTo(knex.fn.uuid());
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("authority_library");
  for (const table of ["authority_versions", "authority_chunks"]) {
    await knex.schema.alterTable(table, (t) => t.dropColumn("embedded_with"));
  }
}
