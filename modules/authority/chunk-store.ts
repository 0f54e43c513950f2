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

  async function chunksOfDocument(documentId: number): Promise<ChunkRow[]> {
    return (await chunkQuery(null).where("f.document_id", documentId).orderBy("c.ordinal")) as ChunkRow[];
  }

  /** Ids of those in which the words of a text stand in a row, by their stems. */
  async function chunksInARow(ids: number[], text: string): Promise<Set<number>> {
    const { rows } = await knex.raw(
      `select id::int as id from authority_chunks where id = any(?::bigint[]) and words @@ phraseto_tsquery('english', ?)`,
      [ids, text],
    );
    return new Set((rows as { id: number }[]).map(({ id }) => id));
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

  return { chunksById, chunksInARow, chunksOfDocument };
}
