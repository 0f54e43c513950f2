import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("disclosure_settings", (t) => {
    t.boolean("one").primary().checkIn(["true"]);
    t.boolean("hosted_models").notNullable().defaultTo(true);
    // The office's record that its contract meets 26 CFR 301.7216-2(d).
    t.boolean("contractor").notNullable().defaultTo(false);
    // Name of the tax return preparer, as consents give it.
    t.text("preparer").notNullable().defaultTo("");
    t.text("disclosure_wording").notNullable().defaultTo("");
    t.text("use_wording").notNullable().defaultTo("");
    t.bigInteger("changed_by").references("users.id").onDelete("SET NULL");
    t.timestamp("changed_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("disclosure_consents", (t) => {
    t.uuid("id").primary().defaultTo(knex.fn.uuid());
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE").index();
    t.text("kind").notNullable().checkIn(["disclosure", "use"]);
    t.text("recipient").notNullable();
    t.text("purpose").notNullable();
    // Null for all papers of the intake.
    t.specificType("document_ids", "uuid[]");
    // What the client reads and signs, whole, and its SHA-256.
    t.text("wording").notNullable();
    t.text("wording_hash").notNullable();
    t.date("ends_on");
    t.timestamp("requested_at", { useTz: true }).notNullable();
    t.timestamp("signed_at", { useTz: true });
    t.text("signed_name");
    t.timestamp("expires_at", { useTz: true });
    t.timestamp("withdrawn_at", { useTz: true });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("disclosure_consents");
  await knex.schema.dropTable("disclosure_settings");
}
