import type { Knex } from "knex";

/** Applicable federal rates of a month, as a ruling prints them; see modules/authority/rates. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_federal_rates", (t) => {
    t.bigInteger("version_id").primary().references("authority_versions.id").onDelete("CASCADE");
    t.integer("year").notNullable();
    t.integer("month").notNullable();
    // Percent a year, semiannual compounding: up to 3 years, over 3 to 9, over 9.
    t.decimal("short", 5, 2).notNullable();
    t.decimal("mid", 5, 2).notNullable();
    t.decimal("long", 5, 2).notNullable();
    t.index(["year", "month"]);
  });
  await knex.schema.alterTable("authority_versions", (t) => {
    // Which form of the reader read this version for federal rates; 0 before any did.
    t.integer("rates_read").notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => {
    t.dropColumn("rates_read");
  });
  await knex.schema.dropTable("authority_federal_rates");
}
