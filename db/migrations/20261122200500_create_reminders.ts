import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // One row: what the office has set.
  await knex.schema.createTable("tracking_settings", (t) => {
    t.integer("id").primary().checkBetween([1, 1]);
    t.text("time_zone").notNullable();
    t.boolean("extended_by_default").notNullable();
    t.boolean("is_automatic").notNullable();
    t.integer("first_after_days").notNullable();
    t.integer("repeat_every_days").notNullable();
    t.integer("reminders_max").notNullable();
    t.timestamp("updated_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("client_filings", (t) => {
    t.bigInteger("client_id").primary().references("users.id").onDelete("CASCADE");
    // Null: as the office has set.
    t.boolean("is_extended");
    t.date("postponed_from");
    t.date("postponed_to");
    t.text("reason").notNullable().defaultTo("");
    t.text("notice").notNullable().defaultTo("");
    t.timestamp("updated_at", { useTz: true }).notNullable();
  });
  // Templates that the office changed; the others are in the code.
  await knex.schema.createTable("reminder_templates", (t) => {
    t.text("name").primary().checkIn(["standard", "urgent", "final"]);
    t.text("subject").notNullable();
    t.text("body").notNullable();
    t.timestamp("updated_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("reminder_presses", (t) => {
    t.uuid("id").primary();
    t.text("template").notNullable();
    t.text("message").notNullable();
    t.boolean("is_automatic").notNullable();
    t.bigInteger("pressed_by").references("users.id").onDelete("SET NULL");
    // Origin of the links in the mails.
    t.text("site").notNullable();
    t.timestamp("pressed_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("reminders", (t) => {
    t.uuid("id").primary().defaultTo(knex.fn.uuid());
    t.uuid("press_id").notNullable().references("reminder_presses.id").onDelete("CASCADE");
    t.bigInteger("client_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE").index();
    t.text("template").notNullable();
    t.text("state").notNullable().defaultTo("waiting").checkIn(["waiting", "mailed", "dropped"]);
    // The missing papers that the mail names, and the date by which it asks for them.
    t.specificType("category_ids", "text[]").notNullable().defaultTo("{}");
    t.date("named_date");
    t.bigInteger("mail_id").references("mails.id").onDelete("SET NULL");
    // Why it was dropped.
    t.text("reason");
    t.timestamp("created_at", { useTz: true }).notNullable();
    t.unique(["press_id", "client_id"]);
  });
  await knex.raw("create index reminders_waiting on reminders (press_id) where state = 'waiting'");
  // Whose turn was taken when: the key that lets one press of several through.
  await knex.schema.createTable("reminder_turns", (t) => {
    t.bigInteger("client_id").primary().references("users.id").onDelete("CASCADE");
    t.uuid("press_id").notNullable();
    t.timestamp("taken_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("reminder_answers", (t) => {
    t.bigIncrements("id");
    t.uuid("reminder_id").notNullable().references("reminders.id").onDelete("CASCADE");
    t.bigInteger("client_id").notNullable().references("users.id").onDelete("CASCADE").index();
    t.text("kind").notNullable().checkIn(["uploaded", "quiet"]);
    t.timestamp("answered_at", { useTz: true }).notNullable();
    t.unique(["reminder_id", "kind"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    "reminder_answers",
    "reminder_turns",
    "reminders",
    "reminder_presses",
    "reminder_templates",
    "client_filings",
    "tracking_settings",
  ])
    await knex.schema.dropTable(table);
}
