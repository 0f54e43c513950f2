import type { Knex } from "knex";

/**
 * What the words of each unit do, fact by fact; see modules/authority/facts. Rows of texts that are stored already are
 * written by the next start of the product.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_facts", (t) => {
    t.bigInteger("version_id").notNullable().references("authority_versions.id").onDelete("CASCADE");
    // In the order of the text.
    t.integer("ordinal").notNullable();
    // Index into the units of the version's structure.
    t.integer("unit").notNullable();
    t.text("kind").notNullable();
    t.integer("start_offset").notNullable();
    t.integer("end_offset").notNullable();
    // What the words state, as printed: "$25,000"; of a rule what it does: "denies".
    t.text("value");
    // Of a substitution what its value stands in place of.
    t.text("replaced");
    t.primary(["version_id", "ordinal"]);
  });
  await knex.schema.alterTable("authority_versions", (t) => {
    // Which form of the reader wrote the rows of this version; 0 before any did.
    t.integer("facts_read").notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => {
    t.dropColumn("facts_read");
  });
  await knex.schema.dropTable("authority_facts");
}
