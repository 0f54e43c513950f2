import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Required categories of all clients at once, without reading the rows.
  await knex.raw("create index documents_category on documents (category_id, intake_id, id, uploaded_at)");
  await knex.raw(
    "create index document_reviews_asked_again on document_reviews (document_id) where verdict = 'asked_again'",
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ["documents_category", "document_reviews_asked_again"])
    await knex.raw("drop index ??", [name]);
}
