import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("password_reset_requests", (t) => {
    t.bigIncrements("id");
    t.text("email").notNullable();
    t.text("site").notNullable();
    t.timestamp("requested_at", { useTz: true }).notNullable();
    // Where it was asked from, until the audit row holds it.
    t.jsonb("origin").notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("password_reset_requests");
}
