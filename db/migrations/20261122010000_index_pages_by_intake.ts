import type { Knex } from "knex";

/** Search within one intake does not read the words of the others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("create extension if not exists btree_gin");
  await knex.schema.alterTable("document_pages", (t) => {
    t.uuid("intake_id");
  });
  await knex.raw(
    "update document_pages set intake_id = documents.intake_id from documents where documents.id = document_id",
  );
  await knex.schema.alterTable("document_pages", (t) => {
    t.dropNullable("intake_id");
  });
  await knex.raw("drop index document_pages_words");
  await knex.raw("create index document_pages_words on document_pages using gin (intake_id, words)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop index document_pages_words");
  await knex.schema.alterTable("document_pages", (t) => {
    t.dropColumn("intake_id");
  });
  await knex.raw("create index document_pages_words on document_pages using gin (words)");
}
