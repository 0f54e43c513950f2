/** Vectors as they stand in rows: little-endian float32. */
import type { Knex } from "knex";
import { SECTIONS_IN_FORCE } from "./word-index.ts";

/** One after another. */
export interface Vectors {
  numbers: Float32Array;
  dimensions: number;
}

export function joined(rows: { vector: Buffer }[]): Vectors {
  const bytes = new Uint8Array(Buffer.concat(rows.map(({ vector }) => vector)));
  const numbers = new Float32Array(bytes.buffer);
  return { numbers, dimensions: rows.length > 0 ? numbers.length / rows.length : 0 };
}

/** Of each section in force as a whole, as far as this model has made them. */
export async function readSectionVectors(
  knex: Knex,
  model: string,
): Promise<{ sectionIds: number[]; vectors: Vectors }> {
  const { rows } = (await knex.raw(
    `select rs.section_id::int as section, v.vector
     from ${SECTIONS_IN_FORCE} join authority_versions v on v.id = rs.version_id where v.embedded_with = ?`,
    [model],
  )) as { rows: { section: number; vector: Buffer }[] };
  return { sectionIds: rows.map(({ section }) => section), vectors: joined(rows) };
}
