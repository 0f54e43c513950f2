import type { Knex } from "knex";

/**
 * What each stored text refers to. Replaces `cited_sections`; rows of texts that are stored already are written by the
 * next start of the product, see modules/authority/citation-store.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("authority_citations", (t) => {
    t.bigInteger("version_id").notNullable().references("authority_versions.id").onDelete("CASCADE").index();
    t.text("place").notNullable().checkIn(["text", "heading", "note", "authority line", "headnote"]);
    // Index of the unit that holds the words; null in a note and in the authority line.
    t.integer("unit");
    // Index of the note; the range is then one of its paragraphs, joined by line breaks.
    t.integer("note");
    t.integer("start_offset").notNullable();
    t.integer("end_offset").notNullable();
    t.text("raw").notNullable();
    // Canonical citation of the document, held or not; null when it is no kind that the library could hold.
    t.text("target").index();
    t.specificType("target_path", "text[]").notNullable().defaultTo("{}");
  });
  await knex.schema.alterTable("authority_versions", (t) => {
    // Which form of the reader wrote the rows of this version; 0 before any did.
    t.integer("citations_read").notNullable().defaultTo(0).index();
    t.dropColumn("cited_sections");
  });
}

/** Sections that a text cites come back out of the rows; without rows they stay empty until the text is stored again. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable("authority_versions", (t) => {
    t.dropColumn("citations_read");
    t.specificType("cited_sections", "text[]").notNullable().defaultTo("{}");
  });
  await knex.raw(`update authority_versions v set cited_sections = cited.sections
    from (select version_id, array_agg(distinct substr(target, 8)) as sections from authority_citations
          where place = 'text' and target like '26 USC %' group by version_id) cited
    where cited.version_id = v.id`);
  await knex.raw("create index authority_versions_cited on authority_versions using gin (cited_sections)");
  await knex.schema.dropTable("authority_citations");
}
