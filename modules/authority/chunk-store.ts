/** The reading SQL of chunks. */
import type { Knex } from "knex";
import { inForceAt, type Moment } from "./in-force-store.ts";
import type { Chunk, Shelf, SourceType } from "./schema.ts";

export interface ChunkRow extends Chunk {
  id: number;
  documentId: number;
  heading: string;
  shelf: Shelf;
  sourceType: SourceType;
  asOf: string;
  documentCitation: string;
  /** Address of the document's page. */
  documentUrl: string;
  body: string;
}

export function createChunkStore(knex: Knex) {
  const inForce = (moment: Moment | null) =>
    moment ? knex.raw("? as f", [inForceAt(knex, moment)]) : knex.raw("authority_in_force as f");

  /** Chunks in force that have these ids. */
  async function chunksById(ids: number[], moment: Moment | null = null): Promise<ChunkRow[]> {
    return (await chunkQuery(moment).whereIn("c.id", ids)) as ChunkRow[];
  }

  /**
   * The best chunk of each document of a shelf by PostgreSQL's own rank; the query reads AND, OR, "phrases" and -words.
   * @param moment null for today
   */
  async function fullText(
    query: string,
    { shelf, moment, limit }: { shelf: Shelf; moment: Moment | null; limit: number },
  ): Promise<{ chunk: ChunkRow; rank: number }[]> {
    const { rows } = await knex.raw(
      `select id, rank from (
         select distinct on (c.version_id) c.id::int as id, ts_rank_cd(c.words, q) as rank
         from authority_chunks c
         join ? using (version_id)
         join authority_sources src on src.id = f.source_id and src.is_active
         cross join websearch_to_tsquery('english', ?) q
         where f.shelf = ? and c.words @@ q
         order by c.version_id, rank desc
       ) best order by rank desc, id limit ?`,
      [inForce(moment), query, shelf, limit],
    );
    const ranked = rows as { id: number; rank: number }[];
    const found = await chunksById(
      ranked.map((row) => row.id),
      moment,
    );
    const chunks = new Map(found.map((chunk) => [chunk.id, chunk]));
    return ranked.flatMap(({ id, rank }) => (chunks.has(id) ? [{ chunk: chunks.get(id)!, rank }] : []));
  }

  async function chunksOfDocument(documentId: number): Promise<ChunkRow[]> {
    return (await chunkQuery(null).where("f.document_id", documentId).orderBy("c.ordinal")) as ChunkRow[];
  }

  function chunkQuery(moment: Moment | null) {
    return knex("authority_chunks as c")
      .join("authority_versions as v", "v.id", "c.version_id")
      .join(inForce(moment) as unknown as string, "f.version_id", "v.id")
      .join("authority_documents as d", "d.id", "f.document_id")
      .join("authority_releases as r", "r.id", "f.release_id")
      .join("authority_sources as src", "src.id", "f.source_id")
      .select(
        ...["c.ordinal", "c.citation", "c.path", "c.fragment", "c.headings", "c.tokens", "c.body"],
        ...["v.heading", "d.shelf"],
        knex.raw('c.id::int as id, d.id::int as "documentId"'),
        { leadIn: "c.lead_in", start: "c.start_offset", end: "c.end_offset" },
        { documentCitation: "d.citation", documentUrl: "d.path" },
        { sourceType: "src.source_type", asOf: "r.label" },
      );
  }

  return { chunksById, fullText, chunksOfDocument };
}
