/** The search phrases and out-of-scope phrases in the database, with their vectors. */
import type { Knex } from "knex";
import { formatCitation } from "./citations.ts";
import { readOutOfScopePhrases, readSearchPhrases } from "./search-phrases.ts";
import { joined, type Vectors } from "./vector-store.ts";
import { SECTIONS_IN_FORCE } from "./word-index-store.ts";

/**
 * Makes the table hold the phrases of the published sections, and no others. Unchanged phrases keep their vectors.
 * @returns whether anything changed; then the word index must be rebuilt
 */
export async function syncPhrases(trx: Knex): Promise<boolean> {
  const phrases = readSearchPhrases();
  const { rows } = await trx.raw(
    `with wanted as (
       select s.id as section_id, listed.fragment, listed.text
       from unnest(?::text[], ?::text[], ?::text[]) as listed(citation, fragment, text)
       join authority_sections s using (citation)
       where exists (select from authority_release_sections rs join authority_releases r on r.id = rs.release_id
                     where rs.section_id = s.id and r.published_at is not null)
       union all
       select null, '', text from unnest(?::text[]) as out_of_scope(text)
       where exists (select from authority_releases where published_at is not null)
     ), gone as (
       delete from authority_phrases held
       where not exists (select from wanted w where w.section_id is not distinct from held.section_id and w.text = held.text)
       returning 1
     ), added as (
       insert into authority_phrases (section_id, fragment, text) select section_id, fragment, text from wanted
       on conflict do nothing returning 1
     ), moved as (
       update authority_phrases held set fragment = w.fragment from wanted w
       where w.section_id = held.section_id and w.text = held.text and w.fragment <> held.fragment
       returning 1
     )
     select exists (select from gone) or exists (select from added) or exists (select from moved) as changed`,
    [
      phrases.map(({ number }) => formatCitation(number)),
      phrases.map(({ fragment }) => fragment),
      phrases.map(({ phrase }) => phrase),
      readOutOfScopePhrases(),
    ],
  );
  return (rows as { changed: boolean }[])[0]!.changed;
}

/** A unit of a section by its fragment ("d-2"), and the chunk in force that holds its beginning. */
export interface PhraseUnit {
  fragment: string;
  chunkId: number;
}

export interface PhraseVectors {
  /** The section of each phrase. */
  sectionIds: number[];
  /** The unit that each phrase is about; null for its whole section. */
  units: (PhraseUnit | null)[];
  ofSections: Vectors;
  outOfScope: Vectors;
}

const UNIT_CHUNK = `
  select c.id from ${SECTIONS_IN_FORCE}
  join authority_versions v on v.id = rs.version_id
  join authority_chunks c on c.version_id = v.id
  cross join lateral jsonb_array_elements(v.structure->'units') unit
  where rs.section_id = p.section_id and unit->>'id' = p.fragment and c.start_offset <= (unit->>'start')::int
  order by c.start_offset desc limit 1`;

/** Vectors made by this model; those of sections in force are grouped by section, by id. */
export async function readPhraseVectors(
  knex: Knex,
  model: string,
  isInForce: (sectionId: number) => boolean,
): Promise<PhraseVectors> {
  const { rows } = (await knex.raw(
    `select p.vector, p.section_id::int as section, p.fragment, pointed.id::int as chunk
     from authority_phrases p left join lateral (${UNIT_CHUNK}) pointed on p.fragment <> ''
     where p.embedded_with = ? order by p.section_id, p.id`,
    [model],
  )) as { rows: { vector: Buffer; section: number | null; fragment: string; chunk: number | null }[] };
  const ofSections = rows.filter(({ section }) => section !== null && isInForce(section));
  return {
    sectionIds: ofSections.map(({ section }) => section!),
    units: ofSections.map(({ fragment, chunk }) => (chunk === null ? null : { fragment, chunkId: chunk })),
    ofSections: joined(ofSections),
    outOfScope: joined(rows.filter(({ section }) => section === null)),
  };
}
