/**
 * The phrases of `plain-words` as the library holds them, with their vectors: texts of a section beside its own, and
 * of what no section speaks of.
 */
import type { Knex } from "knex";
import { formatCitation } from "./citations.ts";
import { ELSEWHERE } from "./plain-words/elsewhere.ts";
import { plainWords } from "./plain-words/index.ts";

/**
 * Makes the library hold the phrases of the sections that it has published, and no others. What did not change keeps
 * its vector. Answers whether anything changed: then the word index has to be built anew.
 */
export async function syncPhrases(trx: Knex): Promise<boolean> {
  const { rows } = await trx.raw(
    `with wanted as (
       select s.id as section_id, listed.text
       from unnest(?::text[], ?::text[]) as listed(citation, text)
       join authority_sections s using (citation)
       where exists (select from authority_release_sections rs join authority_releases r on r.id = rs.release_id
                     where rs.section_id = s.id and r.published_at is not null)
       union all
       select null, text from unnest(?::text[]) as elsewhere(text)
       where exists (select from authority_releases where published_at is not null)
     ), gone as (
       delete from authority_phrases held
       where not exists (select from wanted w where w.section_id is not distinct from held.section_id and w.text = held.text)
       returning 1
     ), added as (
       insert into authority_phrases (section_id, text) select section_id, text from wanted
       on conflict do nothing returning 1
     )
     select exists (select from gone) or exists (select from added) as changed`,
    [
      plainWords.map(({ number }) => formatCitation(number)),
      plainWords.map(({ phrase }) => phrase),
      ELSEWHERE,
    ],
  );
  return (rows as { changed: boolean }[])[0]!.changed;
}

/** Vectors one after another. */
export interface PhraseVectors {
  /** Of each phrase. */
  sectionIds: number[];
  ofSections: Float32Array;
  /** Of what no section speaks of. */
  elsewhere: Float32Array;
}

/** Those that this model has made. */
export async function readPhraseVectors(knex: Knex, model: string): Promise<PhraseVectors> {
  const rows = (await knex("authority_phrases")
    .where("embedded_with", model)
    .orderBy("id")
    .select("vector", knex.raw("section_id::int as section"))) as {
    vector: Buffer;
    section: number | null;
  }[];
  const ofSections = rows.filter(({ section }) => section !== null);
  return {
    sectionIds: ofSections.map(({ section }) => section!),
    ofSections: joined(ofSections),
    elsewhere: joined(rows.filter(({ section }) => section === null)),
  };
}

function joined(rows: { vector: Buffer }[]): Float32Array {
  const bytes = new Uint8Array(Buffer.concat(rows.map(({ vector }) => vector)));
  return new Float32Array(bytes.buffer);
}

/** Stores vectors with the mark of their model. */
export async function putPhraseVectors(
  knex: Knex,
  model: string,
  vectors: { id: number; vector: Float32Array }[],
): Promise<void> {
  await knex.raw(
    `update authority_phrases set vector = made.vector, embedded_with = ?
     from unnest(?::bigint[], ?::bytea[]) as made(id, vector) where authority_phrases.id = made.id`,
    [model, vectors.map(({ id }) => id), vectors.map(({ vector }) => bytesOf(vector))],
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
