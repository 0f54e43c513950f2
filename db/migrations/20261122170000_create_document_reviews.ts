import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("document_reviews", (t) => {
    t.bigIncrements("id");
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
    // Where the document was at that moment; a request stays there when the document is moved or deleted.
    t.text("category_id").notNullable().references("intake_categories.id");
    t.uuid("document_id").unique().references("documents.id").onDelete("SET NULL");
    t.text("file_name").notNullable();
    t.text("verdict").notNullable().checkIn(["accepted", "asked_again"]);
    t.text("reason").notNullable().defaultTo("");
    t.bigInteger("decided_by").references("users.id").onDelete("SET NULL");
    t.timestamp("decided_at", { useTz: true }).notNullable();
    // When another document came into the category.
    t.timestamp("answered_at", { useTz: true });
    t.index(["intake_id", "category_id"]);
  });
  // What does not fit; null until judged.
  await knex.schema.alterTable("documents", (t) => void t.specificType("misfits", "text[]"));
  await knex.raw("create index documents_misfits on documents (intake_id) where misfits <> '{}'");
  await knex.raw(`create index documents_unjudged on documents (uploaded_at)
    where misfits is null and reading_state in ('read', 'unreadable')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("document_reviews");
  await knex.schema.alterTable("documents", (t) => t.dropColumn("misfits"));
}
