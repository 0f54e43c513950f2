/**
 * The phrases of `plain-words` as the library holds them, with their vectors: texts of a section beside its own, and
 * of what no section speaks of.
 */
import type { Knex } from "knex";
import { formatCitation } from "./citations.ts";
import { ELSEWHERE } from "./plain-words/elsewhere.ts";
import { plainWords } from "./plain-words/index.ts";
import { joined, type Vectors } from "./stored-vectors.ts";
import { SECTIONS_IN_FORCE } from "./word-index.ts";

/**
 * Makes the library hold the phrases of the sections that it has published, and no others. What did not change keeps
 * its vector. Answers whether anything changed: then the word index has to be built anew.
 */
export async function syncPhrases(trx: Knex): Promise<boolean> {
  const { rows } = await trx.raw(
    `with wanted as (
       select s.id as section_id, listed.fragment, listed.text
       from unnest(?::text[], ?::text[], ?::text[]) as listed(citation, fragment, text)
       join authority_sections s using (citation)
       where exists (select from authority_release_sections rs join authority_releases r on r.id = rs.release_id
                     where rs.section_id = s.id and r.published_at is not null)
       union all
       select null, '', text from unnest(?::text[]) as elsewhere(text)
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
      plainWords.map(({ number }) => formatCitation(number)),
      plainWords.map(({ fragment }) => fragment),
      plainWords.map(({ phrase }) => phrase),
      ELSEWHERE,
    ],
  );
  return (rows as { changed: boolean }[])[0]!.changed;
}

/** A unit of a section by its fragment ("d-2"), and the chunk in force that holds its beginning. */
export interface PointedUnit {
  fragment: string;
  chunkId: number;
}

export interface PhraseVectors {
  /** Of each phrase. */
  sectionIds: number[];
  /** The unit that each speaks of; null for its section as a whole. */
  units: (PointedUnit | null)[];
  ofSections: Vectors;
  /** Of what no section speaks of. */
  elsewhere: Vectors;
}

const POINTED_CHUNK = `
  select c.id from ${SECTIONS_IN_FORCE}
  join authority_versions v on v.id = rs.version_id
  join authority_chunks c on c.version_id = v.id
  cross join lateral jsonb_array_elements(v.structure->'units') unit
  where rs.section_id = p.section_id and unit->>'id' = p.fragment and c.start_offset <= (unit->>'start')::int
  order by c.start_offset desc limit 1`;

/** Those that this model has made; of the sections in force, section after section in the order of their ids. */
export async function readPhraseVectors(
  knex: Knex,
  model: string,
  isInForce: (sectionId: number) => boolean,
): Promise<PhraseVectors> {
  const { rows } = (await knex.raw(
    `select p.vector, p.section_id::int as section, p.fragment, pointed.id::int as chunk
     from authority_phrases p left join lateral (${POINTED_CHUNK}) pointed on p.fragment <> ''
     where p.embedded_with = ? order by p.section_id, p.id`,
    [model],
  )) as { rows: { vector: Buffer; section: number | null; fragment: string; chunk: number | null }[] };
  const ofSections = rows.filter(({ section }) => section !== null && isInForce(section));
  return {
    sectionIds: ofSections.map(({ section }) => section!),
    units: ofSections.map(({ fragment, chunk }) => (chunk === null ? null : { fragment, chunkId: chunk })),
    ofSections: joined(ofSections),
    elsewhere: joined(rows.filter(({ section }) => section === null)),
  };
}
