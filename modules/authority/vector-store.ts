/** Vectors stored in table rows as little-endian float32. */
import type { Knex } from "knex";
import type { Shelf } from "./schema.ts";
import { SEARCHED } from "./word-index-store.ts";

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

interface Wanted {
  shelf: Shelf;
  model: string;
  isInForce: (documentId: number) => boolean;
}

/** Vectors of the documents searched on a shelf that this model has made. */
export async function readSectionVectors(
  knex: Knex,
  { shelf, model, isInForce }: Wanted,
): Promise<{ documentIds: number[]; vectors: Vectors }> {
  const { rows } = (await knex.raw(
    `select f.document_id::int as document, v.vector
     from ${SEARCHED} join authority_versions v on v.id = f.version_id
     where f.shelf = ? and v.embedded_with = ? order by f.document_id`,
    [shelf, model],
  )) as { rows: { document: number; vector: Buffer }[] };
  const held = rows.filter(({ document }) => isInForce(document));
  return { documentIds: held.map(({ document }) => document), vectors: joined(held) };
}
