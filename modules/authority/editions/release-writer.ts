import type { Knex } from "knex";
import { DomainError, type Log } from "#modules/kernel";
import { insertCitations } from "../citation-store.ts";
import { insertFacts, statesFacts } from "../facts/fact-store.ts";
import type { NewDocument, ReleaseWriter, WriteCounts } from "../contract.ts";
import { chunkRow, documentRow, versionRow, type DocumentRow } from "./document-rows.ts";
import { publishRelease, type Publication } from "./release-publishing.ts";
import {
  insertAliases,
  insertChunks,
  insertReleaseDocuments,
  insertTies,
  insertVersions,
  placeDocuments,
  releaseVersions,
  type PlacedRow,
} from "../release-store.ts";
import { referencesOf } from "../documents/references.ts";
import type { Shelf } from "../schema.ts";
import { tiesOf } from "../documents/ties.ts";

/** Smaller releases leave the statistics of the tables as they are. */
const ANALYZED_CHUNKS = 1000;

interface WriterDeps extends Publication {
  knex: Knex;
  log: Log;
}

export function createReleaseWriter(deps: WriterDeps): ReleaseWriter {
  const { knex, log, source, staging, label, current } = deps;
  let written = 0;

  return {
    async add(given) {
      const { batch, rows } = withoutDoubles(given);
      if (batch.length === 0) return { added: 0, changed: 0, unchanged: 0 };
      const first = written;
      written += batch.length;
      const place = { shelf: source.shelf, releaseId: staging.id, currentReleaseId: current?.id ?? null };
      return knex.transaction(async (trx) => {
        const placed = await placeDocuments(trx, place, rows);
        await insertAliases(trx, placed, rows);
        const versionIds = await storeVersions(trx, place, { batch, placed, rows });
        await insertReleaseDocuments(
          trx,
          staging.id,
          placed.map(({ documentId, ordinal }, i) => ({
            documentId,
            versionId: versionIds[i]!,
            position: first + ordinal,
            dated: rows[ordinal]!.dated,
          })),
        );
        return countChanges(placed);
      });
    },

    async publish(options = {}) {
      const figures = await knex.transaction((trx) => publishRelease(trx, deps, options));
      if (figures.chunks >= ANALYZED_CHUNKS)
        await knex.raw(
          "analyze authority_documents, authority_versions, authority_release_documents, authority_in_force, authority_chunks, authority_postings",
        );
      log.info({ source: staging.sourceId, release: label, ...figures }, "release published");
      return figures;
    },

    async discard() {
      await knex.transaction(async (trx) => {
        await trx("authority_release_documents").where("release_id", staging.id).del();
        await releaseVersions(trx, staging.id);
        await staging.$query(trx).delete();
      });
    },
  };
}

/**
 * A document that the batch has twice with the same words counts once.
 * @throws DomainError `conflict` when the words differ.
 */
function withoutDoubles(given: NewDocument[]): { batch: NewDocument[]; rows: DocumentRow[] } {
  const hashes = new Map<string, string>();
  const batch = given.filter(({ document }) => {
    const { citation, contentHash } = documentRow(document, 0);
    const known = hashes.get(citation);
    if (known !== undefined && known !== contentHash)
      throw new DomainError(
        "conflict",
        `Two documents of the file claim the name ${citation}, with different words. Nothing of it was published.`,
      );
    hashes.set(citation, contentHash);
    return known === undefined;
  });
  return { batch, rows: batch.map(({ document }, ordinal) => documentRow(document, ordinal)) };
}

/** Stores the new versions with their chunks, ties, references and facts. @returns the version id of every document of the batch */
async function storeVersions(
  trx: Knex,
  { shelf, releaseId }: { shelf: Shelf; releaseId: string },
  { batch, placed, rows }: { batch: NewDocument[]; placed: PlacedRow[]; rows: DocumentRow[] },
): Promise<string[]> {
  const ids = placed.map((row) => row.versionId);
  const fresh = placed.flatMap((row, i) => (row.versionId === null ? [i] : []));
  if (fresh.length === 0) return ids as string[];
  const inserted = await insertVersions(
    trx,
    releaseId,
    fresh.map((i) => versionRow(batch[i]!.document, placed[i]!.documentId, rows[i]!.contentHash)),
  );
  fresh.forEach((i, n) => (ids[i] = inserted[n]!));
  await insertChunks(
    trx,
    fresh.flatMap((i) => batch[i]!.chunks.map((chunk) => chunkRow(batch[i]!.document, chunk, ids[i]!))),
  );
  await insertTies(
    trx,
    fresh.flatMap((i) => tiesOf(batch[i]!.document).map((tie) => ({ ...tie, versionId: ids[i]! }))),
  );
  await insertCitations(
    trx,
    fresh.flatMap((i) =>
      referencesOf(batch[i]!.document).map((reference) => ({ ...reference, versionId: ids[i]! })),
    ),
  );
  if (statesFacts(shelf))
    await insertFacts(
      trx,
      fresh.map((i) => ({ ...batch[i]!.document, versionId: ids[i]! })),
    );
  return ids as string[];
}

/** Compared with the present release of the same part. */
function countChanges(placed: PlacedRow[]): WriteCounts {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { currentVersionId, versionId } of placed) {
    if (currentVersionId === null) counts.added += 1;
    else if (currentVersionId === versionId) counts.unchanged += 1;
    else counts.changed += 1;
  }
  return counts;
}
