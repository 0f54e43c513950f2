/** References as rows: written with each version, and once for the texts of a library that an earlier build made. */
import type { Knex } from "knex";
import { readInBatches } from "./editions/pending.ts";
import { REFERENCE_READER, referencesOf, type DocumentReference } from "./documents/references.ts";
import type { DocumentKind, Note, Structure } from "./schema.ts";

/** Texts that are read in one transaction. */
const BATCH = 40;

export interface CitationRow extends DocumentReference {
  versionId: string;
}

export async function insertCitations(trx: Knex, rows: CitationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into authority_citations (version_id, place, unit, note, start_offset, end_offset, raw, target, target_path)
     select "versionId", place, unit, note, start, "end", raw, target, array(select jsonb_array_elements_text("targetPath"))
     from jsonb_to_recordset(?::jsonb) as row("versionId" bigint, place text, unit int, note int, start int, "end" int,
       raw text, target text, "targetPath" jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Marks versions as read by the present reader. */
export async function markCitationsRead(trx: Knex, versionIds: string[]): Promise<void> {
  await trx("authority_versions").whereIn("id", versionIds).update({ citations_read: REFERENCE_READER });
}

/** Reads the texts that the present reader has not read yet. @returns how many it read */
export function readPendingCitations(knex: Knex): Promise<number> {
  return readInBatches(knex, readBatch);
}

async function readBatch(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw(
    `select v.id::text as "versionId", d.kind, d.key, v.text, v.structure, v.notes
     from authority_versions v join authority_documents d on d.id = v.document_id
     where v.citations_read <> ? order by v.id limit ? for update of v skip locked`,
    [REFERENCE_READER, BATCH],
  );
  type Row = {
    versionId: string;
    kind: DocumentKind;
    key: string;
    text: string;
    structure: Structure;
    notes: Note[];
  };
  const versions = rows as Row[];
  const ids = versions.map(({ versionId }) => versionId);
  // What the publisher named as authority stands in no stored text.
  await trx("authority_citations").whereIn("version_id", ids).whereNot("place", "authority line").del();
  await insertCitations(
    trx,
    versions.flatMap((row) =>
      referencesOf(row).map((reference) => ({ ...reference, versionId: row.versionId })),
    ),
  );
  await markCitationsRead(trx, ids);
  return versions.length;
}
