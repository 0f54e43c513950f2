import type { Knex } from "knex";

/**
 * Texts of papers are stored sealed. What is there is sealed at the next start, which has the key; a worker of an
 * earlier build may still store plain text, hence the column. The word index went with the words.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("drop index document_pages_words");
  await knex.raw("alter table document_pages drop column words");
  await knex.schema.alterTable("document_pages", (t) => {
    t.binary("sealed");
    t.index("intake_id");
  });
  await knex.raw("alter table document_pages alter column text set default ''");
  await knex.raw("create index document_pages_plain on document_pages (document_id) where text <> ''");
}

/** Sealed texts cannot be opened here: their papers are read again. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `update documents set reading_state = 'queued'
     where id in (select document_id from document_pages where sealed is not null)`,
  );
  await knex("document_pages").whereNotNull("sealed").delete();
  await knex.raw("drop index document_pages_plain");
  await knex.raw("alter table document_pages alter column text drop default");
  await knex.schema.alterTable("document_pages", (t) => {
    t.dropIndex("intake_id");
    t.dropColumn("sealed");
  });
  await knex.raw(`alter table document_pages add column words tsvector
    generated always as (to_tsvector('english', left(text, 500000))) stored`);
  await knex.raw("create index document_pages_words on document_pages using gin (intake_id, words)");
}
