import type { Knex } from "knex";

const CLASSES = ["w2", "1099", "bank-statement", "receipt", "tax-return", "spreadsheet", "other"];

export async function up(knex: Knex): Promise<void> {
  await knex.raw("create extension if not exists pg_trgm");
  await knex.schema.createTable("documents", (t) => {
    t.uuid("id").primary().defaultTo(knex.fn.uuid());
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
    t.text("category_id").notNullable().references("intake_categories.id");
    t.text("original_file_name").notNullable();
    t.bigInteger("file_size").notNullable();
    t.text("mime_type").notNullable();
    t.text("sha256").notNullable();
    t.text("storage_key").notNullable().unique();
    // The document's own key, wrapped by ENCRYPTION_KEY.
    t.binary("wrapped_key").notNullable();
    t.bigInteger("uploaded_by").references("users.id").onDelete("SET NULL");
    t.timestamp("uploaded_at", { useTz: true }).notNullable();
    t.text("reading_state")
      .notNullable()
      .defaultTo("queued")
      .checkIn(["queued", "reading", "read", "unreadable"]);
    t.text("reading_problem");
    t.integer("pages");
    t.text("classification").notNullable().defaultTo("other").checkIn(CLASSES);
    t.float("classification_confidence").notNullable().defaultTo(0);
    t.text("first_guess").checkIn(CLASSES);
    t.text("corrected_class").checkIn(CLASSES);
    t.specificType("tags", "text[]").notNullable().defaultTo("{}");
    t.index(["intake_id", "category_id"]);
    t.index(["intake_id", "sha256"]);
  });
  await knex.raw("create index documents_name on documents using gin (original_file_name gin_trgm_ops)");
  await knex.schema.createTable("document_favorites", (t) => {
    t.bigInteger("user_id").notNullable().references("users.id").onDelete("CASCADE");
    t.uuid("document_id").notNullable().references("documents.id").onDelete("CASCADE");
    t.primary(["user_id", "document_id"]);
  });
  await knex.schema.createTable("document_pages", (t) => {
    t.uuid("document_id").notNullable().references("documents.id").onDelete("CASCADE");
    t.integer("page").notNullable();
    t.text("text").notNullable();
    t.primary(["document_id", "page"]);
  });
  await knex.raw(`alter table document_pages add column words tsvector
    generated always as (to_tsvector('english', left(text, 500000))) stored`);
  await knex.raw("create index document_pages_words on document_pages using gin (words)");
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["document_pages", "document_favorites", "documents"]) {
    await knex.schema.dropTable(table);
  }
}
