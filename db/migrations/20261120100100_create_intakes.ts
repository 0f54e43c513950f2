import type { Knex } from "knex";

const STATUSES = ["active", "pending", "in_progress", "review_ready", "completed", "filed"];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("intake_categories", (t) => {
    t.text("id").primary();
    t.text("intake_type").notNullable().checkIn(["personal", "multi-entity"]);
    t.text("group").notNullable();
    t.text("name").notNullable();
    t.text("form").notNullable();
    t.text("description").notNullable();
    t.text("reason").notNullable();
    t.boolean("is_required").notNullable();
    t.boolean("ask_first").notNullable();
    t.specificType("accepted_formats", "text[]").notNullable();
    t.boolean("allow_multiple").notNullable();
    t.text("expected_class").notNullable();
    t.date("due_to_client");
    t.integer("position").notNullable();
  });
  await knex.schema.createTable("intakes", (t) => {
    t.uuid("id").primary().defaultTo(knex.fn.uuid());
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.integer("tax_year").notNullable();
    t.text("intake_type").notNullable().checkIn(["personal", "multi-entity"]);
    t.text("status").notNullable().defaultTo("in_progress").checkIn(STATUSES);
    t.integer("progress").notNullable().defaultTo(0).checkBetween([0, 100]);
    // Whether the owner may have only one active intake; fixed at creation.
    t.boolean("is_exclusive").notNullable();
    t.specificType("goals", "text[]").notNullable().defaultTo("{}");
    t.text("other_goals").notNullable().defaultTo("");
    t.timestamp("created_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("updated_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw(`create unique index intakes_one_active on intakes (user_id)
    where is_exclusive and status in ('active', 'pending', 'in_progress')`);
  await knex.schema.createTable("intake_status_changes", (t) => {
    t.bigIncrements("id");
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE").index();
    t.text("from_status").notNullable();
    t.text("to_status").notNullable();
    t.bigInteger("changed_by").references("users.id").onDelete("SET NULL");
    t.timestamp("changed_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("intake_waivers", (t) => {
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
    t.text("category_id").notNullable().references("intake_categories.id");
    t.text("kind").notNullable().checkIn(["does_not_apply", "cannot_get"]);
    t.text("reason").notNullable();
    t.text("state").notNullable().checkIn(["waiting", "accepted", "refused"]);
    t.timestamp("created_at", { useTz: true }).notNullable();
    t.timestamp("decided_at", { useTz: true });
    t.primary(["intake_id", "category_id"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["intake_waivers", "intake_status_changes", "intakes", "intake_categories"]) {
    await knex.schema.dropTable(table);
  }
}
