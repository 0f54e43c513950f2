import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("known_devices", (t) => {
    t.text("token_hash").notNullable();
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE");
    t.timestamp("used_at", { useTz: true }).notNullable();
    // A browser may be used by several people.
    t.primary(["token_hash", "user_id"]);
    t.index("user_id");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("known_devices");
}
