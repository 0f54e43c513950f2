/** Hash of all library content: ordered sections, versions and chunks. */
import { createHash } from "node:crypto";
import { acquireServers, connect } from "#db";
import { silentLog } from "#modules/kernel";

/** Joins or starts the embedded servers of the folder while it reads. */
export async function libraryHash(dataDir: string): Promise<string> {
  const servers = await acquireServers({ dataDir, log: silentLog });
  const knex = connect(servers.databaseUrl);
  try {
    const current = knex("authority_releases")
      .distinctOn("source_id")
      .whereNotNull("published_at")
      .orderBy(["source_id", { column: "position", order: "desc" }])
      .select("id", "label");
    const sections = await knex("authority_release_sections as held")
      .join(current.as("release"), "release.id", "held.release_id")
      .join("authority_sections as section", "section.id", "held.section_id")
      .join("authority_versions as version", "version.id", "held.version_id")
      .orderBy(["section.source_id", "held.position"])
      .select("release.label", "section.citation", "version.id", "version.content_hash", "version.text");
    const hash = createHash("sha256");
    for (const { id, ...section } of sections) {
      const chunks = await knex("authority_chunks")
        .where("version_id", id)
        .orderBy("ordinal")
        .select("ordinal", "citation", "path", "fragment", "lead_in", "start_offset", "end_offset", "words");
      hash.update(JSON.stringify([section, chunks]));
    }
    return `${sections.length} sections ${hash.digest("hex")}`;
  } finally {
    await knex.destroy();
    await servers.release();
  }
}
