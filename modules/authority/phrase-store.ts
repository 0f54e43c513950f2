/** The search phrases and out-of-scope phrases in the database, with their vectors. */
import type { Knex } from "knex";
import { formatCitation } from "./citations/index.ts";
import { readOutOfScopePhrases, readDocumentPhrases, readSearchPhrases } from "./search/search-phrases.ts";
import type { Shelf } from "./schema.ts";
import { joined, type Vectors } from "./vector-store.ts";

/**
 * Makes the table hold the phrases of the published documents, and no others. Unchanged phrases keep their vectors.
 * @returns ids of the documents whose phrases have changed, or null when nothing has
 */
export async function syncPhrases(trx: Knex): Promise<number[] | null> {
  const phrases = [
    ...readSearchPhrases().map(({ number, ...phrase }) => ({
      citation: formatCitation({ kind: "code", key: number, path: [] }),
      ...phrase,
    })),
    ...readDocumentPhrases().map((phrase) => ({ fragment: "", ...phrase })),
  ];
  const { rows } = await trx.raw(
    `with wanted as (
       select d.id as document_id, listed.fragment, listed.text
       from unnest(?::text[], ?::text[], ?::text[]) as listed(citation, fragment, text)
       join authority_documents d using (citation)
       where exists (select from authority_release_documents rd join authority_releases r on r.id = rd.release_id
                     where rd.document_id = d.id and r.published_at is not null)
       union all
       select null, '', text from unnest(?::text[]) as out_of_scope(text)
       where exists (select from authority_releases where published_at is not null)
     ), gone as (
       delete from authority_phrases held
       where not exists (select from wanted w where w.document_id is not distinct from held.document_id and w.text = held.text)
       returning document_id
     ), added as (
       insert into authority_phrases (document_id, fragment, text) select document_id, fragment, text from wanted
       on conflict do nothing returning document_id
     ), moved as (
       update authority_phrases held set fragment = w.fragment from wanted w
       where w.document_id = held.document_id and w.text = held.text and w.fragment <> held.fragment
       returning held.document_id
     )
     select distinct document_id::int as id
     from (select * from gone union all select * from added union all select * from moved) changed`,
    [
      phrases.map(({ citation }) => citation),
      phrases.map(({ fragment }) => fragment),
      phrases.map(({ phrase }) => phrase),
      readOutOfScopePhrases(),
    ],
  );
  const changed = (rows as { id: number | null }[]).map(({ id }) => id);
  return changed.length === 0 ? null : changed.flatMap((id) => id ?? []);
}

/** The blocks of the word index that hold these documents. */
export async function blocksOfDocuments(
  trx: Knex,
  documents: number[],
): Promise<{ shelf: Shelf; block: number }[]> {
  return (await trx("authority_in_force").whereIn("document_id", documents).distinct("shelf", "block")) as {
    shelf: Shelf;
    block: number;
  }[];
}

/** A unit of a document by its fragment ("d-2"), and the chunk in force that holds its beginning. */
export interface PhraseUnit {
  fragment: string;
  chunkId: number;
}

export interface PhraseVectors {
  /** The document of each phrase. */
  documentIds: number[];
  /** The unit that each phrase is about; null for its whole document. */
  units: (PhraseUnit | null)[];
  ofDocuments: Vectors;
  outOfScope: Vectors;
}

const UNIT_CHUNK = `
  select c.id from authority_in_force f
  join authority_versions v on v.id = f.version_id
  join authority_chunks c on c.version_id = v.id
  cross join lateral jsonb_array_elements(v.structure->'units') unit
  where f.document_id = p.document_id and unit->>'id' = p.fragment and c.start_offset <= (unit->>'start')::int
  order by c.start_offset desc limit 1`;

interface Wanted {
  shelf: Shelf;
  model: string;
  isInForce: (documentId: number) => boolean;
}

/** Vectors made by this model; those of documents in force are grouped by document, by id. */
export async function readPhraseVectors(
  knex: Knex,
  { shelf, model, isInForce }: Wanted,
): Promise<PhraseVectors> {
  const { rows } = (await knex.raw(
    `select p.vector, p.document_id::int as document, p.fragment, pointed.id::int as chunk
     from authority_phrases p left join lateral (${UNIT_CHUNK}) pointed on p.fragment <> ''
     left join authority_in_force f on f.document_id = p.document_id
     where p.embedded_with = ? and coalesce(f.shelf, 'statute') = ? order by p.document_id, p.id`,
    [model, shelf],
  )) as { rows: { vector: Buffer; document: number | null; fragment: string; chunk: number | null }[] };
  const ofDocuments = rows.filter(({ document }) => document !== null && isInForce(document));
  return {
    documentIds: ofDocuments.map(({ document }) => document!),
    units: ofDocuments.map(({ fragment, chunk }) => (chunk === null ? null : { fragment, chunkId: chunk })),
    ofDocuments: joined(ofDocuments),
    outOfScope: joined(rows.filter(({ document }) => document === null)),
  };
}
