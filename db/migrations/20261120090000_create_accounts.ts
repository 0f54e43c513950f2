import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("users", (t) => {
    t.bigIncrements("id");
    t.text("email").notNullable();
    t.text("first_name").notNullable().defaultTo("");
    t.text("last_name").notNullable().defaultTo("");
    t.text("role").notNullable().defaultTo("user").checkIn(["admin", "user"]);
    t.text("password_hash").notNullable();
    t.text("profile_image_url");
    t.timestamp("created_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("disabled_at", { useTz: true });
  });
  await knex.raw("create unique index users_email_key on users (lower(email))");
  await knex.schema.createTable("sessions", (t) => {
    // SHA-256 of the token in the cookie: a stolen table opens no session.
    t.text("token_hash").primary();
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.timestamp("created_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("last_seen_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("expires_at", { useTz: true }).notNullable();
    t.text("user_agent").notNullable().defaultTo("");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("sessions");
  await knex.schema.dropTable("users");
}
