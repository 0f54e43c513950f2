import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("saved_searches", (t) => {
    t.uuid("id").primary().defaultTo(knex.fn.uuid());
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE").index();
    // Query, way of searching and facets.
    t.jsonb("search").notNullable();
    t.boolean("is_watched").notNullable();
    // Ids of the documents that matched when it was last checked.
    t.specificType("seen", "bigint[]").notNullable();
    t.timestamp("checked_at", { useTz: true }).notNullable();
    t.timestamp("created_at", { useTz: true }).notNullable();
    // How many documents its last mail named, and when that was sent.
    t.integer("told").notNullable().defaultTo(0);
    t.timestamp("told_at", { useTz: true });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("saved_searches");
}
