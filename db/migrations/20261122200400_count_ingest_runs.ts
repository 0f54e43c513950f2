import type { Knex } from "knex";

/** Bytes read, what could not be reached offline, and what failed, item by item: `[{item, error}]`. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("ingest_runs", (t) => {
    t.bigInteger("bytes").notNullable().defaultTo(0);
    t.integer("not_reached").notNullable().defaultTo(0);
    t.jsonb("failures").notNullable().defaultTo("[]");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("ingest_runs", (t) => {
    t.dropColumns("bytes", "not_reached", "failures");
  });
}
