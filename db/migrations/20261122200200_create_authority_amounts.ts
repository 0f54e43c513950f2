import type { Knex } from "knex";

/** Amounts that yearly papers state for units of the Code, row by row; see modules/authority/amounts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_amounts", (t) => {
    t.bigIncrements("id");
    t.bigInteger("version_id").notNullable().references("authority_versions.id").onDelete("CASCADE").index();
    // Citation of the section, and pin cite of the unit: "26 USC 179", "26 USC 179(b)(1)".
    t.text("section").notNullable();
    t.text("unit").notNullable();
    t.integer("tax_year").notNullable();
    t.text("heading").notNullable();
    t.text("label").notNullable();
    t.text("status").checkIn(["joint", "separate", "head", "single", "other", "trust"]);
    t.bigInteger("cents");
    t.decimal("percent", 7, 3);
    // Place in the paper: "§ 4.24".
    t.text("pin").notNullable();
    t.integer("start_offset").notNullable();
    t.integer("end_offset").notNullable();
    t.integer("quote_start").notNullable();
    t.integer("quote_end").notNullable();
    // A step of a tax table.
    t.jsonb("bracket");
    t.index(["section", "tax_year"]);
  });
  await knex.schema.alterTable("authority_versions", (t) => {
    // Which form of the reader read this version for amounts; 0 before any did.
    t.integer("amounts_read").notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => {
    t.dropColumn("amounts_read");
  });
  await knex.schema.dropTable("authority_amounts");
}
