import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("paper_index", (t) => {
    t.uuid("document_id").primary().references("documents.id").onDelete("CASCADE");
    t.uuid("intake_id").notNullable();
    // A keyed hash: it tells a change of the text and nothing of its words.
    t.text("text_mac").notNullable();
    // The embedding model, or "words" where none was there.
    t.text("model").notNullable();
    t.timestamp("indexed_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("paper_passages", (t) => {
    t.uuid("id").primary();
    t.uuid("document_id").notNullable().references("documents.id").onDelete("CASCADE").index();
    t.uuid("intake_id").notNullable().index();
    t.integer("page").notNullable();
    t.integer("start_at").notNullable();
    t.integer("end_at").notNullable();
  });
  await knex.schema.createTable("gone_paper_vectors", (t) => {
    t.uuid("id").primary();
    t.timestamp("gone_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  // Whatever deletes a paper, its vectors are listed for removal in the same transaction.
  await knex.raw(`create function list_gone_paper_vectors() returns trigger language plpgsql as $$
    begin
      insert into gone_paper_vectors (id) select id from gone on conflict do nothing;
      return null;
    end $$`);
  await knex.raw(`create trigger paper_passages_gone after delete on paper_passages
    referencing old table as gone for each statement execute function list_gone_paper_vectors()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("gone_paper_vectors");
  await knex.schema.dropTable("paper_passages");
  await knex.raw("drop function list_gone_paper_vectors()");
  await knex.schema.dropTable("paper_index");
}
