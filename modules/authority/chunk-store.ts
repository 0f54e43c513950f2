/** The reading SQL of chunks. */
import type { Knex } from "knex";
import type { Chunk, SourceType } from "./schema.ts";

export interface ChunkRow extends Chunk {
  id: number;
  number: string;
  sectionHeading: string;
  sourceType: SourceType;
  asOf: string;
  sectionCitation: string;
  body: string;
}

export function createChunkStore(knex: Knex) {
  /** Chunks in the newest published releases that hold them. */
  async function chunksById(ids: number[]): Promise<ChunkRow[]> {
    return (await chunkQuery()
      .whereIn("c.id", ids)
      .distinctOn("c.id")
      .orderBy(["c.id", { column: "r.position", order: "desc" }])) as ChunkRow[];
  }

  /** The best chunk of each section by PostgreSQL's own rank; the query reads AND, OR, "phrases" and -words. */
  async function fullText(releaseId: string, query: string, limit: number) {
    const { rows } = await knex.raw(
      `select id, rank from (
         select distinct on (c.version_id) c.id::int as id, ts_rank_cd(c.words, q) as rank
         from authority_chunks c
         join authority_release_sections rs using (version_id)
         cross join websearch_to_tsquery('english', ?) q
         where rs.release_id = ? and c.words @@ q
         order by c.version_id, rank desc
       ) best order by rank desc, id limit ?`,
      [query, releaseId, limit],
    );
    const ranked = rows as { id: number; rank: number }[];
    const chunks = new Map((await chunksById(ranked.map((row) => row.id))).map((chunk) => [chunk.id, chunk]));
    return ranked.flatMap(({ id, rank }) => (chunks.has(id) ? [{ chunk: chunks.get(id)!, rank }] : []));
  }

  async function chunksOfSection(releaseId: string, number: string): Promise<ChunkRow[]> {
    return (await chunkQuery()
      .where("r.id", releaseId)
      .where("s.number", number)
      .orderBy("c.ordinal")) as ChunkRow[];
  }

  function chunkQuery() {
    return knex("authority_chunks as c")
      .join("authority_versions as v", "v.id", "c.version_id")
      .join("authority_release_sections as rs", "rs.version_id", "v.id")
      .join("authority_sections as s", "s.id", "rs.section_id")
      .join("authority_releases as r", "r.id", "rs.release_id")
      .join("authority_sources as src", "src.id", "r.source_id")
      .select(
        "c.ordinal",
        "c.citation",
        "c.path",
        "c.fragment",
        "c.headings",
        "c.tokens",
        "s.number",
        knex.raw("c.id::int as id"),
        "c.body",
        { leadIn: "c.lead_in", start: "c.start_offset", end: "c.end_offset" },
        { sectionCitation: "s.citation", sectionHeading: "v.heading" },
        { sourceType: "src.source_type", asOf: "r.label" },
      );
  }

  return { chunksById, fullText, chunksOfSection };
}
