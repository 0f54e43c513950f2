/** The writing SQL of the library; rows are passed as one JSON parameter for each statement. */
import type { Knex } from "knex";
import { ReleaseModel } from "./models.ts";
import type { ChunkRow, SectionRow, VersionRow } from "./section-rows.ts";

/** A section of a batch with its ids. */
export interface PlacedRow {
  /** Index in the batch. */
  ordinal: number;
  sectionId: string;
  /** Null while its text is new to the library. */
  versionId: string | null;
  /** The version in the source's current release; null when that lacks the section. */
  currentVersionId: string | null;
}

/** Finds or makes the sections of a batch, and finds the versions that have the same text. */
export async function placeSections(
  trx: Knex,
  sourceId: string,
  currentReleaseId: string | null,
  rows: SectionRow[],
): Promise<PlacedRow[]> {
  const batch = JSON.stringify(rows);
  await trx.raw(
    `insert into authority_sections (source_id, citation, number, sort_key)
     select ?, citation, number, "sortKey"
     from jsonb_to_recordset(?::jsonb) as row(citation text, number text, "sortKey" text)
     on conflict (source_id, number) do nothing`,
    [sourceId, batch],
  );
  const { rows: placed } = await trx.raw(
    `select row.ordinal, s.id as "sectionId", v.id as "versionId", rs.version_id as "currentVersionId"
     from jsonb_to_recordset(?::jsonb) as row(ordinal int, number text, "contentHash" text)
     join authority_sections s on s.source_id = ? and s.number = row.number
     left join authority_versions v on v.section_id = s.id and v.content_hash = row."contentHash"
     left join authority_release_sections rs on rs.section_id = s.id and rs.release_id = ?
     order by row.ordinal`,
    [batch, sourceId, currentReleaseId],
  );
  return placed as PlacedRow[];
}

/** Stores versions. @returns their ids in the order given */
export async function insertVersions(trx: Knex, releaseId: string, rows: VersionRow[]): Promise<string[]> {
  const { rows: inserted } = await trx.raw(
    `insert into authority_versions (section_id, first_release_id, content_hash, num, heading, status, hierarchy,
       text, structure, source_credit, notes, cited_sections)
     select "sectionId", ?, "contentHash", num, heading, status, hierarchy, text, structure, "sourceCredit", notes,
       "citedSections"
     from jsonb_to_recordset(?::jsonb) as row("sectionId" bigint, "contentHash" text, num text, heading text,
       status text, hierarchy jsonb, text text, structure jsonb, "sourceCredit" text, notes jsonb,
       "citedSections" text[])
     returning id, section_id as "sectionId"`,
    [releaseId, JSON.stringify(rows)],
  );
  const ids = new Map(
    (inserted as { id: string; sectionId: string }[]).map((row) => [row.sectionId, row.id]),
  );
  return rows.map((row) => ids.get(row.sectionId)!);
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

export async function insertReleaseSections(
  trx: Knex,
  releaseId: string,
  rows: { sectionId: string; versionId: string; position: number }[],
): Promise<void> {
  await trx.raw(
    `insert into authority_release_sections (release_id, section_id, version_id, position)
     select ?, "sectionId", "versionId", position
     from jsonb_to_recordset(?::jsonb) as row("sectionId" bigint, "versionId" bigint, position int)
     on conflict (release_id, section_id) do update set version_id = excluded.version_id, position = excluded.position`,
    [releaseId, JSON.stringify(rows)],
  );
}

/** Counts the sections and chunks of a release. */
export async function countRelease(
  trx: Knex,
  releaseId: string,
): Promise<{ sections: number; chunks: number }> {
  const { rows } = await trx.raw(
    `select count(*)::int as sections,
       (select count(*)::int from authority_chunks c join authority_release_sections rs using (version_id)
        where rs.release_id = ?) as chunks
     from authority_release_sections where release_id = ?`,
    [releaseId, releaseId],
  );
  return rows[0] as { sections: number; chunks: number };
}

/** Moves the sections of `staging` to the published release `replaced`, which keeps its id. */
export async function replaceRelease(
  trx: Knex,
  replaced: ReleaseModel,
  staging: ReleaseModel,
): Promise<void> {
  await trx("authority_release_sections").where("release_id", replaced.id).del();
  await trx("authority_release_sections").where("release_id", staging.id).update({ release_id: replaced.id });
  await trx("authority_versions")
    .where("first_release_id", staging.id)
    .update({ first_release_id: replaced.id });
  await ReleaseModel.query(trx).deleteById(staging.id);
}

/** Deletes versions first stored for a release that no release holds now; shared ones pass to the other release. */
export async function releaseVersions(trx: Knex, releaseId: string): Promise<void> {
  await trx.raw(
    `update authority_versions v set first_release_id = used.release_id
     from (select version_id, min(release_id) as release_id from authority_release_sections group by version_id) used
     where used.version_id = v.id and v.first_release_id = ?`,
    [releaseId],
  );
  await trx.raw(
    `delete from authority_versions v where first_release_id = ?
     and not exists (select from authority_release_sections rs where rs.version_id = v.id)`,
    [releaseId],
  );
  await trx.raw(
    `delete from authority_sections s
     where not exists (select from authority_versions v where v.section_id = s.id)
     and not exists (select from authority_release_sections rs where rs.section_id = s.id)`,
  );
}
