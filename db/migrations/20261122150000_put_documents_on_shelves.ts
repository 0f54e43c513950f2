import type { Knex } from "knex";

/**
 * Sections become documents of any kind on shelves; releases get a date and a named part; what is in force gets rows
 * of its own. Texts, chunks, phrases and vectors keep their ids. The word index is derived: it is written anew by the
 * first start of the product.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_sources", (t) => {
    t.text("shelf").notNullable().defaultTo("statute");
    t.text("publishes").notNullable().defaultTo("editions").checkIn(["editions", "issues"]);
  });
  await dateReleases(knex);
  await turnSectionsIntoDocuments(knex);
  await createInForce(knex);
  await createNames(knex);
  await dropWordIndex(knex);
  await createWordIndex(knex);
  // What is still to be embedded is found without reading every text.
  await knex.schema.alterTable("authority_chunks", (t) => t.index("embedded_with"));
  await knex.schema.alterTable("authority_versions", (t) => t.index("embedded_with"));
}

async function dateReleases(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_releases", (t) => {
    // The named part of which this is the state, such as a volume; empty for the whole source.
    t.text("part").notNullable().defaultTo("");
    t.date("as_of");
    t.dropUnique(["source_id", "label"]);
    t.unique(["source_id", "part", "label"]);
  });
  // Dates that the official files of these release points state; of others the day on which they were loaded.
  await knex.raw(`
    update authority_releases set as_of = case
      when source_id = 'irc' and label = '119-73' then date '2026-01-12'
      when source_id = 'irc' and label = '119-100' then date '2026-07-18'
      else (coalesce(published_at, started_at) at time zone 'UTC')::date end`);
  await knex.schema.alterTable("authority_releases", (t) => t.dropNullable("as_of"));
}

async function turnSectionsIntoDocuments(knex: Knex): Promise<void> {
  await knex.schema.renameTable("authority_sections", "authority_documents");
  await knex.schema.alterTable("authority_documents", (t) => {
    t.renameColumn("number", "key");
    t.text("kind").notNullable().defaultTo("code");
    t.text("shelf").notNullable().defaultTo("statute");
    // Address of its page.
    t.text("path").notNullable().defaultTo("");
  });
  await knex.raw("update authority_documents set path = '/authority/26-usc/' || replace(key, ' ', '%20')");
  // Which source a document is of follows from its releases.
  await knex.raw("alter table authority_documents drop column source_id");
  await knex.raw(`alter table authority_documents
    add constraint authority_documents_key unique (kind, key),
    alter column kind drop default, alter column shelf drop default, alter column path drop default`);
  await knex.raw("create index authority_documents_citation_folded on authority_documents (upper(citation))");
  await knex.schema.alterTable("authority_versions", (t) => {
    t.renameColumn("section_id", "document_id");
    t.jsonb("facts").notNullable().defaultTo("{}");
  });
  await knex.schema.renameTable("authority_release_sections", "authority_release_documents");
  await knex.schema.alterTable("authority_release_documents", (t) => {
    t.renameColumn("section_id", "document_id");
    // Date of the words; the release's unless the publisher states another.
    t.date("dated");
    t.index("document_id");
  });
  await knex.raw(`update authority_release_documents rd set dated = r.as_of
    from authority_releases r where r.id = rd.release_id`);
  await knex.schema.alterTable("authority_release_documents", (t) => t.dropNullable("dated"));
  await knex.schema.alterTable("authority_phrases", (t) => t.renameColumn("section_id", "document_id"));
}

/** The version of each document that is in force today, and where the word index keeps its postings. */
async function createInForce(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_in_force", (t) => {
    t.bigInteger("document_id").primary().references("authority_documents.id").onDelete("CASCADE");
    t.bigInteger("version_id").notNullable().references("authority_versions.id").index();
    t.bigInteger("release_id").notNullable().references("authority_releases.id");
    t.text("source_id").notNullable().references("authority_sources.id");
    t.text("shelf").notNullable();
    t.integer("position").notNullable();
    t.date("dated").notNullable();
    // Documents of one block are indexed together.
    t.integer("block").notNullable();
    // Lengths in lexemes; written with the postings.
    t.integer("heading_words").notNullable().defaultTo(0);
    t.integer("phrase_words").notNullable().defaultTo(0);
    t.index(["shelf", "block"]);
    t.index("source_id");
  });
}

async function createNames(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_aliases", (t) => {
    // Folded for comparison; one document may claim it.
    t.text("name").primary();
    t.bigInteger("document_id")
      .notNullable()
      .references("authority_documents.id")
      .onDelete("CASCADE")
      .index();
    t.text("written").notNullable();
  });
  await knex.schema.createTable("authority_ties", (t) => {
    t.bigInteger("version_id").notNullable().references("authority_versions.id").onDelete("CASCADE");
    // Citation of a section of the Code, held or not.
    t.text("section").notNullable();
    t.integer("mentions").notNullable();
    t.boolean("in_heading").notNullable();
    // In the document's own number, or named by the publisher as its authority.
    t.boolean("official").notNullable();
    t.primary(["version_id", "section"]);
  });
}

async function dropWordIndex(knex: Knex): Promise<void> {
  await knex.schema.dropTable("authority_postings");
  await knex.schema.dropTable("authority_word_index");
}

/** See modules/authority/word-index-store.ts for what a posting holds. */
async function createWordIndex(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_postings", (t) => {
    t.text("shelf").notNullable();
    t.text("lexeme").notNullable();
    t.integer("block").notNullable();
    t.binary("postings").notNullable();
    t.binary("headings").notNullable();
    t.binary("phrases").notNullable();
    t.primary(["shelf", "lexeme", "block"]);
    t.index(["shelf", "block"]);
  });
  // A row a shelf; every write makes processes read their search snapshot of that shelf again.
  await knex.schema.createTable("authority_word_index", (t) => {
    t.text("shelf").primary();
    t.bigInteger("revision").notNullable().defaultTo(0);
  });
}

/** Only the Code's whole releases fit the earlier tables; what stands on other shelves is deleted. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => t.dropIndex("embedded_with"));
  await knex.schema.alterTable("authority_chunks", (t) => t.dropIndex("embedded_with"));
  await dropWordIndex(knex);
  await knex.schema.dropTable("authority_ties");
  await knex.schema.dropTable("authority_aliases");
  await knex.schema.dropTable("authority_in_force");
  await knex.raw(
    "delete from authority_release_documents where document_id in (select id from authority_documents where kind <> 'code')",
  );
  await knex.raw(
    "delete from authority_versions where document_id in (select id from authority_documents where kind <> 'code')",
  );
  await knex.raw("delete from authority_documents where kind <> 'code'");
  await knex.raw("delete from authority_releases where source_id <> 'irc' or part <> ''");
  await knex.raw("delete from authority_sources where id <> 'irc'");
  await knex.schema.alterTable("authority_phrases", (t) => t.renameColumn("document_id", "section_id"));
  await knex.schema.alterTable("authority_release_documents", (t) => {
    t.dropColumn("dated");
    t.dropIndex("document_id");
    t.renameColumn("document_id", "section_id");
  });
  await knex.schema.renameTable("authority_release_documents", "authority_release_sections");
  await knex.schema.alterTable("authority_versions", (t) => {
    t.dropColumn("facts");
    t.renameColumn("document_id", "section_id");
  });
  await turnDocumentsIntoSections(knex);
  await knex.schema.alterTable("authority_releases", (t) => {
    t.dropUnique(["source_id", "part", "label"]);
    t.dropColumns("part", "as_of");
    t.unique(["source_id", "label"]);
  });
  await knex.schema.alterTable("authority_sources", (t) => t.dropColumns("shelf", "publishes"));
  await createEarlierWordIndex(knex);
}

async function turnDocumentsIntoSections(knex: Knex): Promise<void> {
  await knex.raw("drop index authority_documents_citation_folded");
  await knex.raw("alter table authority_documents drop constraint authority_documents_key");
  await knex.schema.alterTable("authority_documents", (t) => {
    t.dropColumns("kind", "shelf", "path");
    t.renameColumn("key", "number");
    t.text("source_id").notNullable().defaultTo("irc").references("authority_sources.id");
  });
  await knex.schema.renameTable("authority_documents", "authority_sections");
  await knex.raw("alter table authority_sections alter column source_id drop default");
  await knex.schema.alterTable("authority_sections", (t) => t.unique(["source_id", "number"]));
}

async function createEarlierWordIndex(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_postings", (t) => {
    t.text("lexeme").primary();
    t.integer("chunks").notNullable();
    t.binary("postings").notNullable();
    t.binary("headings").notNullable();
    t.binary("phrases").notNullable().defaultTo("");
  });
  await knex.schema.createTable("authority_word_index", (t) => {
    t.integer("id").primary();
    t.integer("sections").notNullable();
    t.integer("chunks").notNullable();
    t.float("average_length").notNullable();
    t.float("average_heading").notNullable();
    t.integer("phrased").notNullable().defaultTo(0);
    t.float("average_phrases").notNullable().defaultTo(1);
  });
}
