import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("password_resets", (t) => {
    // SHA-256 of the token in the mail: a stolen table changes no password.
    t.text("token_hash").primary();
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("password_resets");
}
