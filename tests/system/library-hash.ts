/** Hash of all library content in force: ordered documents, versions, chunks, ties, and how many words are indexed. */
import { createHash } from "node:crypto";
import { acquireServers, connect } from "#db";
import { silentLog } from "#modules/kernel";

/** Joins or starts the embedded servers of the folder while it reads. */
export async function libraryHash(dataDir: string): Promise<string> {
  const servers = await acquireServers({ dataDir, log: silentLog });
  const knex = connect(servers.databaseUrl);
  try {
    const sections = await knex("authority_in_force as held")
      .join("authority_releases as release", "release.id", "held.release_id")
      .join("authority_documents as document", "document.id", "held.document_id")
      .join("authority_versions as version", "version.id", "held.version_id")
      .orderBy(["held.source_id", "document.sort_key", "document.citation"])
      .select(
        "release.label",
        "document.citation",
        "held.position",
        "held.heading_words",
        "held.phrase_words",
      )
      .select("version.id", "version.content_hash", "version.text");
    const hash = createHash("sha256");
    for (const { id, ...section } of sections) {
      const chunks = await knex("authority_chunks")
        .where("version_id", id)
        .orderBy("ordinal")
        .select("ordinal", "citation", "path", "fragment", "lead_in", "start_offset", "end_offset", "words");
      const ties = await knex("authority_ties")
        .where("version_id", id)
        .orderBy("section")
        .select("section", "mentions");
      hash.update(JSON.stringify([section, chunks, ties]));
    }
    const indexed = await knex("authority_postings")
      .groupBy("shelf", "lexeme")
      .orderBy(["shelf", "lexeme"])
      .select("shelf", "lexeme")
      .select(
        knex.raw(
          "sum(length(postings)) as postings, sum(length(headings)) as headings, sum(length(phrases)) as phrases",
        ),
      );
    hash.update(JSON.stringify(indexed));
    return `${sections.length} sections ${hash.digest("hex")}`;
  } finally {
    await knex.destroy();
    await servers.release();
  }
}
