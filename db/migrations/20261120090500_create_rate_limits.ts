import type { Knex } from "knex";

/** Columns and their order as `rate-limiter-flexible` expects them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("rate_limits", (t) => {
    t.string("key", 255).primary();
    t.integer("points").notNullable().defaultTo(0);
    // Milliseconds since 1970.
    t.bigInteger("expire").index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("rate_limits");
}
