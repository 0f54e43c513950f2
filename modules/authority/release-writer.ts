import type { Knex } from "knex";
import { DomainError, type Clock, type Log } from "#modules/kernel";
import type { ReleaseWriter, WriteCounts } from "./contract.ts";
import { ReleaseModel } from "./models.ts";
import { syncPhrases } from "./phrase-store.ts";
import {
  countRelease,
  insertChunks,
  insertReleaseSections,
  insertVersions,
  placeSections,
  releaseVersions,
  replaceRelease,
  type PlacedRow,
} from "./release-store.ts";
import type { Chunk, ParsedSection } from "./schema.ts";
import { chunkRow, sectionRow, versionRow } from "./section-rows.ts";
import { buildWordIndex } from "./word-index-store.ts";

/** A release with a smaller share of the current one's sections is taken for a damaged file. */
const MIN_SHARE = 0.8;

interface WriterDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  /** The unpublished release being written. */
  staging: ReleaseModel;
  /** The label to publish it under. */
  label: string;
  /** The newest published release of the source. */
  current: ReleaseModel | null;
}

export function createReleaseWriter({
  knex,
  clock,
  log,
  staging,
  label,
  current,
}: WriterDeps): ReleaseWriter {
  let written = 0;

  return {
    async add(batch) {
      if (batch.length === 0) return { added: 0, changed: 0, unchanged: 0 };
      const first = written;
      written += batch.length;
      const rows = batch.map(({ section }, ordinal) => sectionRow(section, ordinal));
      return knex.transaction(async (trx) => {
        const placed = await placeSections(trx, staging.sourceId, current?.id ?? null, rows);
        const versionIds = await storeVersions(
          trx,
          staging.id,
          batch,
          placed,
          rows.map((row) => row.contentHash),
        );
        await insertReleaseSections(
          trx,
          staging.id,
          placed.map((row, i) => ({
            sectionId: row.sectionId,
            versionId: versionIds[i]!,
            position: first + row.ordinal,
          })),
        );
        return countChanges(placed);
      });
    },

    async publish(options = {}) {
      const figures = await knex.transaction(async (trx) => {
        const counted = await countRelease(trx, staging.id);
        if (!options.force) requireWholeRelease(label, counted.sections, current?.sectionCount ?? 0);
        const release = await promote(trx, staging, label);
        const { position, url, sha256 } = staging;
        await release
          .$query(trx)
          .patch({ position, url, sha256, sectionCount: counted.sections, publishedAt: clock.now() });
        await releaseVersions(trx, release.id);
        await syncPhrases(trx);
        await buildWordIndex(trx);
        return counted;
      });
      await knex.raw(
        "analyze authority_sections, authority_versions, authority_release_sections, authority_chunks, authority_postings",
      );
      log.info({ source: staging.sourceId, release: label, ...figures }, "release published");
      return figures;
    },

    async discard() {
      await knex.transaction(async (trx) => {
        await trx("authority_release_sections").where("release_id", staging.id).del();
        await releaseVersions(trx, staging.id);
        await staging.$query(trx).delete();
      });
    },
  };
}

/** Stores the new versions with their chunks. @returns the version id of every section of the batch */
async function storeVersions(
  trx: Knex,
  releaseId: string,
  batch: { section: ParsedSection; chunks: Chunk[] }[],
  placed: PlacedRow[],
  hashes: string[],
): Promise<string[]> {
  const ids = placed.map((row) => row.versionId);
  const fresh = placed.flatMap((row, i) => (row.versionId === null ? [i] : []));
  if (fresh.length === 0) return ids as string[];
  const inserted = await insertVersions(
    trx,
    releaseId,
    fresh.map((i) => versionRow(batch[i]!.section, placed[i]!.sectionId, hashes[i]!)),
  );
  fresh.forEach((i, n) => (ids[i] = inserted[n]!));
  await insertChunks(
    trx,
    fresh.flatMap((i) => batch[i]!.chunks.map((chunk) => chunkRow(batch[i]!.section, chunk, ids[i]!))),
  );
  return ids as string[];
}

/** Compared with the source's current release. */
function countChanges(placed: PlacedRow[]): WriteCounts {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { currentVersionId, versionId } of placed) {
    if (currentVersionId === null) counts.added += 1;
    else if (currentVersionId === versionId) counts.unchanged += 1;
    else counts.changed += 1;
  }
  return counts;
}

function requireWholeRelease(label: string, sections: number, present: number): void {
  if (sections > 0 && sections >= present * MIN_SHARE) return;
  throw new DomainError(
    "conflict",
    `Release ${label} holds ${sections} sections, under 80 % of the ${present} that the library holds, and was not published. Use --force to publish it all the same.`,
  );
}

/** The row to publish: the staging row itself, or the published row that it replaces. */
async function promote(trx: Knex, staging: ReleaseModel, label: string): Promise<ReleaseModel> {
  if (staging.label === label) return staging;
  const replaced = await ReleaseModel.query(trx).findOne({ source_id: staging.sourceId, label });
  if (!replaced) return staging.$query(trx).patchAndFetch({ label });
  await replaceRelease(trx, replaced, staging);
  return replaced;
}
