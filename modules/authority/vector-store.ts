/** Vectors stored in table rows as little-endian float32. */
import type { Knex } from "knex";
import { SECTIONS_IN_FORCE } from "./word-index-store.ts";

/** Vectors one after another in one array. */
export interface Vectors {
  numbers: Float32Array;
  dimensions: number;
}

export function joined(rows: { vector: Buffer }[]): Vectors {
  const bytes = new Uint8Array(Buffer.concat(rows.map(({ vector }) => vector)));
  const numbers = new Float32Array(bytes.buffer);
  return { numbers, dimensions: rows.length > 0 ? numbers.length / rows.length : 0 };
}

/** The vector of the row with this id. */
export interface Vector {
  id: number;
  vector: Float32Array;
}

/** Tables whose rows hold a vector and the id of the model that made it. */
export type VectorTable = "authority_phrases" | "authority_versions";

/** Stores vectors with their model's id. */
export async function putInRows(
  knex: Knex,
  table: VectorTable,
  model: string,
  vectors: Vector[],
): Promise<void> {
  await knex.raw(
    `update ?? t set vector = made.vector, embedded_with = ?
     from unnest(?::bigint[], ?::bytea[]) as made(id, vector) where t.id = made.id`,
    [table, model, vectors.map(({ id }) => id), vectors.map(({ vector }) => bytesOf(vector))],
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Vectors of the sections in force that this model has made. */
export async function readSectionVectors(
  knex: Knex,
  model: string,
  isInForce: (sectionId: number) => boolean,
): Promise<{ sectionIds: number[]; vectors: Vectors }> {
  const { rows } = (await knex.raw(
    `select rs.section_id::int as section, v.vector
     from ${SECTIONS_IN_FORCE} join authority_versions v on v.id = rs.version_id where v.embedded_with = ?`,
    [model],
  )) as { rows: { section: number; vector: Buffer }[] };
  const held = rows.filter(({ section }) => isInForce(section));
  return { sectionIds: held.map(({ section }) => section), vectors: joined(held) };
}
