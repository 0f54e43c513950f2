import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("invitations", (t) => {
    t.bigInteger("user_id").primary().references("users.id").onDelete("CASCADE");
    // SHA-256 of the token in the mail; null once withdrawn.
    t.text("token_hash").unique();
    t.bigInteger("invited_by").references("users.id").onDelete("SET NULL");
    t.timestamp("sent_at", { useTz: true }).notNullable();
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("client_assignments", (t) => {
    t.bigInteger("client_id").primary().references("users.id").onDelete("CASCADE");
    t.bigInteger("cpa_id").notNullable().references("users.id").onDelete("CASCADE").index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("client_assignments");
  await knex.schema.dropTable("invitations");
}
