import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_sources", (t) => {
    t.text("id").primary();
    t.text("name").notNullable();
    t.text("description").notNullable();
    t.text("source_type").notNullable();
    t.text("format").notNullable();
    t.text("priority").notNullable();
    t.text("update_frequency").notNullable();
    t.boolean("is_active").notNullable().defaultTo(true);
  });
  await knex.schema.createTable("authority_releases", (t) => {
    t.bigIncrements("id");
    t.text("source_id").notNullable().references("authority_sources.id");
    t.text("label").notNullable();
    // Sorts releases of a source: Congress and public law, so that 119-100 follows 119-73.
    t.specificType("position", "bigint").notNullable();
    t.text("url").notNullable();
    t.text("sha256").notNullable();
    t.integer("section_count");
    t.timestamp("started_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // Readers see only published releases; a release that was cut off is finished by the next ingest.
    t.timestamp("published_at", { useTz: true });
    t.unique(["source_id", "label"]);
  });
  await knex.schema.createTable("authority_sections", (t) => {
    t.bigIncrements("id");
    t.text("source_id").notNullable().references("authority_sources.id");
    t.text("citation").notNullable().unique();
    t.text("number").notNullable();
    t.text("sort_key").notNullable();
    t.unique(["source_id", "number"]);
  });
  await knex.schema.createTable("authority_versions", (t) => {
    t.bigIncrements("id");
    t.bigInteger("section_id").notNullable().references("authority_sections.id");
    t.bigInteger("first_release_id").notNullable().references("authority_releases.id");
    t.text("content_hash").notNullable();
    t.text("num").notNullable();
    t.text("heading").notNullable();
    t.text("status");
    t.jsonb("hierarchy").notNullable();
    t.text("text").notNullable();
    t.jsonb("structure").notNullable();
    t.text("source_credit");
    t.jsonb("notes").notNullable();
    // Numbers of the sections that the text names, for "cited by".
    t.specificType("cited_sections", "text[]").notNullable().defaultTo("{}");
    t.unique(["section_id", "content_hash"]);
  });
  await knex.schema.createTable("authority_release_sections", (t) => {
    t.bigInteger("release_id").notNullable().references("authority_releases.id").onDelete("CASCADE");
    t.bigInteger("section_id").notNullable().references("authority_sections.id");
    t.bigInteger("version_id").notNullable().references("authority_versions.id").index();
    t.integer("position").notNullable();
    t.primary(["release_id", "section_id"]);
  });
  await knex.schema.createTable("authority_chunks", (t) => {
    t.bigIncrements("id");
    t.bigInteger("version_id").notNullable().references("authority_versions.id").onDelete("CASCADE");
    t.integer("ordinal").notNullable();
    t.text("citation").notNullable();
    t.specificType("path", "text[]").notNullable();
    t.text("fragment").notNullable();
    t.specificType("headings", "text[]").notNullable();
    t.text("lead_in").notNullable();
    t.integer("start_offset").notNullable();
    t.integer("end_offset").notNullable();
    t.integer("tokens").notNullable();
    // The characters of the range: PostgreSQL counts code points, the ranges count UTF-16 units.
    t.text("body").notNullable().defaultTo("");
    // Weights: A headings of the units, B lead-in, C headings of section and hierarchy, D the text.
    t.specificType("words", "tsvector").notNullable();
    t.unique(["version_id", "ordinal"]);
  });
  await knex.raw("create index authority_chunks_words on authority_chunks using gin (words)");
  await knex.raw("create index authority_versions_cited on authority_versions using gin (cited_sections)");
  await createWordIndex(knex);
  await knex.schema.createTable("ingest_runs", (t) => {
    t.bigIncrements("id");
    t.text("source_id").notNullable();
    t.text("release_label");
    t.text("state").notNullable().checkIn(["running", "succeeded", "failed"]);
    t.text("phase").notNullable().defaultTo("starting");
    t.integer("sections_done").notNullable().defaultTo(0);
    t.integer("sections_new").notNullable().defaultTo(0);
    t.integer("sections_changed").notNullable().defaultTo(0);
    t.integer("sections_unchanged").notNullable().defaultTo(0);
    t.text("error");
    t.timestamp("started_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("updated_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
    t.timestamp("finished_at", { useTz: true });
    t.index(["source_id", "started_at"]);
  });
}

/** The inverted index behind ranked search; see modules/authority/word-index-store.ts for what a posting holds. */
async function createWordIndex(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_postings", (t) => {
    t.text("lexeme").primary();
    t.integer("chunks").notNullable();
    t.binary("postings").notNullable();
    t.binary("headings").notNullable();
  });
  // One row: what the index was built over.
  await knex.schema.createTable("authority_word_index", (t) => {
    t.integer("id").primary();
    t.integer("sections").notNullable();
    t.integer("chunks").notNullable();
    t.float("average_length").notNullable();
    t.float("average_heading").notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    "ingest_runs",
    "authority_word_index",
    "authority_postings",
    "authority_chunks",
    "authority_release_sections",
    "authority_versions",
    "authority_sections",
    "authority_releases",
    "authority_sources",
  ]) {
    await knex.schema.dropTable(table);
  }
}
