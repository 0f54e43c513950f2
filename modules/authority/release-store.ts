/** The writing SQL of the library; rows are passed as one JSON parameter for each statement. */
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import type { ChunkRow, DocumentRow, VersionRow } from "./editions/document-rows.ts";
import { FACT_READER } from "./facts/reader.ts";
import { ReleaseModel } from "./models.ts";
import { REFERENCE_READER } from "./documents/references.ts";
import type { Shelf } from "./schema.ts";
import type { Tie } from "./documents/ties.ts";

/** A document of a batch with its ids. */
export interface PlacedRow {
  /** Index in the batch. */
  ordinal: number;
  documentId: string;
  /** Null while its text is new to the library. */
  versionId: string | null;
  /** The version in the present release of the same part; null when that lacks the document. */
  currentVersionId: string | null;
}

/** The release being written. */
export interface Place {
  shelf: Shelf;
  releaseId: string;
  /** The published release that it is compared with. */
  currentReleaseId: string | null;
}

/**
 * Finds or makes the documents of a batch, and finds the versions that have the same text. A document that two sources
 * print, such as a Treasury decision of the Register in a bulletin, is one, on the shelf where it came first.
 * @throws DomainError `conflict` when documents of different kinds claim one citation.
 */
export async function placeDocuments(trx: Knex, place: Place, rows: DocumentRow[]): Promise<PlacedRow[]> {
  const batch = JSON.stringify(rows);
  await trx.raw(
    `insert into authority_documents (kind, key, citation, shelf, path, sort_key)
     select kind, key, citation, ?, path, "sortKey"
     from jsonb_to_recordset(?::jsonb) as row(kind text, key text, citation text, path text, "sortKey" text)
     on conflict do nothing`,
    [place.shelf, batch],
  );
  const { rows: placed } = await trx.raw(
    `select row.ordinal, d.id as "documentId", v.id as "versionId", rd.version_id as "currentVersionId"
     from jsonb_to_recordset(?::jsonb) as row(ordinal int, kind text, key text, "contentHash" text)
     join authority_documents d on d.kind = row.kind and d.key = row.key
     left join authority_versions v on v.document_id = d.id and v.content_hash = row."contentHash"
     left join authority_release_documents rd on rd.document_id = d.id and rd.release_id = ?
     order by row.ordinal`,
    [batch, place.currentReleaseId],
  );
  const found = new Set((placed as PlacedRow[]).map(({ ordinal }) => ordinal));
  const lost = rows.find(({ ordinal }) => !found.has(ordinal));
  if (lost) throw claimedTwice(lost.citation);
  return placed as PlacedRow[];
}

function claimedTwice(name: string): DomainError {
  return new DomainError(
    "conflict",
    `Two documents claim the name ${name}: one in the library, and another one in this file. Nothing of the file was published.`,
  );
}

/** Stores names under which the documents are cited as well. @throws DomainError `conflict` for a name that another document has. */
export async function insertAliases(trx: Knex, placed: PlacedRow[], rows: DocumentRow[]): Promise<void> {
  const named = placed.flatMap(({ documentId, ordinal }) =>
    rows[ordinal]!.aliases.map((alias) => ({ ...alias, document_id: documentId })),
  );
  if (named.length === 0) return;
  const inserted = named.map(({ name, written, document_id }) => ({ name, written, document_id }));
  await trx("authority_aliases").insert(inserted).onConflict("name").ignore();
  const aliases = named.filter(({ shared }) => !shared);
  const { rows: taken } = await trx.raw(
    `select claimed.written from jsonb_to_recordset(?::jsonb) as claimed(name text, document_id bigint, written text)
     left join authority_aliases held on held.name = claimed.name
     left join authority_documents d on lower(d.citation) = claimed.name
     where held.document_id <> claimed.document_id or d.id <> claimed.document_id limit 1`,
    [JSON.stringify(aliases)],
  );
  const [first] = taken as { written: string }[];
  if (first) throw claimedTwice(`“${first.written}”`);
}

/** Stores versions, each of another document. @returns their ids in the order given */
export async function insertVersions(trx: Knex, releaseId: string, rows: VersionRow[]): Promise<string[]> {
  const { rows: inserted } = await trx.raw(
    `insert into authority_versions (document_id, first_release_id, content_hash, num, heading, status, hierarchy,
       text, structure, source_credit, notes, facts, citations_read, facts_read)
     select "documentId", ?, "contentHash", num, heading, status, hierarchy, text, structure, "sourceCredit", notes,
       facts, ?, ?
     from jsonb_to_recordset(?::jsonb) as row("documentId" bigint, "contentHash" text, num text, heading text,
       status text, hierarchy jsonb, text text, structure jsonb, "sourceCredit" text, notes jsonb, facts jsonb)
     returning id, document_id as "documentId"`,
    [releaseId, REFERENCE_READER, FACT_READER, JSON.stringify(rows)],
  );
  const ids = new Map(
    (inserted as { id: string; documentId: string }[]).map((row) => [row.documentId, row.id]),
  );
  return rows.map((row) => ids.get(row.documentId)!);
}

export async function insertChunks(trx: Knex, rows: ChunkRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into authority_chunks (version_id, ordinal, citation, path, fragment, headings, lead_in, start_offset,
       end_offset, tokens, body, words)
     select "versionId", ordinal, citation, path, fragment, headings, "leadIn", start, "end", tokens, body,
       setweight(to_tsvector('english', words->>'a'), 'A') || setweight(to_tsvector('english', words->>'b'), 'B') ||
       setweight(to_tsvector('english', words->>'c'), 'C') || setweight(to_tsvector('english', words->>'d'), 'D')
     from jsonb_to_recordset(?::jsonb) as row("versionId" bigint, ordinal int, citation text, path text[],
       fragment text, headings text[], "leadIn" text, start int, "end" int, tokens int, body text, words jsonb)`,
    [JSON.stringify(rows)],
  );
}

export async function insertTies(trx: Knex, rows: (Tie & { versionId: string })[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into authority_ties (version_id, section, mentions, in_heading, official)
     select "versionId", section, mentions, "inHeading", official
     from jsonb_to_recordset(?::jsonb) as row("versionId" bigint, section text, mentions int, "inHeading" boolean,
       official boolean)`,
    [JSON.stringify(rows)],
  );
}

export interface Membership {
  documentId: string;
  versionId: string;
  position: number;
  /** ISO date of the words; null for the release's. */
  dated: string | null;
}

/** @throws DomainError `conflict` when the release has the document already, with other words. */
export async function insertReleaseDocuments(
  trx: Knex,
  releaseId: string,
  rows: Membership[],
): Promise<void> {
  const { rows: doubled } = await trx.raw(
    `with row as (
       select * from jsonb_to_recordset(?::jsonb) as row("documentId" bigint, "versionId" bigint, position int, dated date)
     ), added as (
       insert into authority_release_documents (release_id, document_id, version_id, position, dated)
       select r.id, "documentId", "versionId", row.position, coalesce(dated, r.as_of)
       from row join authority_releases r on r.id = ?
       on conflict (release_id, document_id) do nothing
     )
     select d.citation from row join authority_documents d on d.id = row."documentId"
     join authority_release_documents rd on rd.document_id = d.id and rd.release_id = ?
     where rd.version_id <> row."versionId" limit 1`,
    [JSON.stringify(rows), releaseId, releaseId],
  );
  const [first] = doubled as { citation: string }[];
  if (first) throw claimedTwice(first.citation);
}

/** Counts the documents and chunks of a release. */
export async function countRelease(
  trx: Knex,
  releaseId: string,
): Promise<{ sections: number; chunks: number }> {
  const { rows } = await trx.raw(
    `select count(*)::int as sections,
       (select count(*)::int from authority_chunks c join authority_release_documents rd using (version_id)
        where rd.release_id = ?) as chunks
     from authority_release_documents where release_id = ?`,
    [releaseId, releaseId],
  );
  return rows[0] as { sections: number; chunks: number };
}

/** Ids of all documents that these releases hold. */
export async function documentsOf(trx: Knex, releaseIds: string[]): Promise<number[]> {
  const { rows } = await trx.raw(
    "select distinct document_id::int as id from authority_release_documents where release_id = any(?::bigint[])",
    [releaseIds],
  );
  return (rows as { id: number }[]).map(({ id }) => id);
}

/** Moves the documents of `staging` to the published release `replaced`, which keeps its id. */
export async function replaceRelease(
  trx: Knex,
  replaced: ReleaseModel,
  staging: ReleaseModel,
): Promise<void> {
  await trx("authority_release_documents").where("release_id", replaced.id).del();
  await trx("authority_release_documents")
    .where("release_id", staging.id)
    .update({ release_id: replaced.id });
  await trx("authority_versions")
    .where("first_release_id", staging.id)
    .update({ first_release_id: replaced.id });
  await ReleaseModel.query(trx).deleteById(staging.id);
}

/** Deletes versions first stored for a release that no release holds now; shared ones pass to the other release. */
export async function releaseVersions(trx: Knex, releaseId: string): Promise<void> {
  await trx.raw(
    `update authority_versions v set first_release_id = used.release_id
     from (select rd.version_id, min(rd.release_id) as release_id
           from authority_release_documents rd join authority_versions first on first.id = rd.version_id
           where first.first_release_id = ? group by rd.version_id) used
     where used.version_id = v.id and v.first_release_id = ?`,
    [releaseId, releaseId],
  );
  const { rows } = await trx.raw(
    `delete from authority_versions v where first_release_id = ?
     and not exists (select from authority_release_documents rd where rd.version_id = v.id) returning document_id`,
    [releaseId],
  );
  await trx.raw(
    `delete from authority_documents d where d.id = any(?::bigint[])
     and not exists (select from authority_versions v where v.document_id = d.id)
     and not exists (select from authority_release_documents rd where rd.document_id = d.id)`,
    [(rows as { document_id: string }[]).map(({ document_id }) => document_id)],
  );
}
