import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("second_factors", (t) => {
    t.bigInteger("user_id").primary().references("users.id").onDelete("CASCADE");
    // AES-256-GCM under a key outside the database.
    t.binary("sealed_secret").notNullable();
    // The latest 30-second step used: no code works twice.
    t.integer("last_step").notNullable();
    t.timestamp("created_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("recovery_codes", (t) => {
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE");
    // SHA-256 of a code of 79 random bits.
    t.text("code_hash").notNullable();
    t.primary(["user_id", "code_hash"]);
  });
  await knex.schema.createTable("second_factor_setups", (t) => {
    t.bigInteger("user_id").primary().references("users.id").onDelete("CASCADE");
    // Only the session that began the enrollment may complete it.
    t.text("session_hash").notNullable().references("sessions.token_hash").onDelete("CASCADE").index();
    t.binary("sealed_secret").notNullable();
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("pending_sign_ins", (t) => {
    // SHA-256 of the token in the cookie.
    t.text("token_hash").primary();
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.integer("tries").notNullable().defaultTo(0);
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["pending_sign_ins", "second_factor_setups", "recovery_codes", "second_factors"]) {
    await knex.schema.dropTable(table);
  }
}
