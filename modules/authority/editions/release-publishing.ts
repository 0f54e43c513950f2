/** Publishing: the switch to a complete release, what is in force with it, and the word index, in one transaction. */
import type { Knex } from "knex";
import { DomainError, type Clock } from "#modules/kernel";
import { readPendingAmounts } from "../amounts/amount-store.ts";
import { documentsInForceOf, refreshInForce, type TouchedBlocks } from "../in-force-store.ts";
import { ReleaseModel } from "../models.ts";
import { readPendingRates } from "../rates/rate-store.ts";
import { blocksOfDocuments, syncPhrases } from "../phrase-store.ts";
import { countRelease, documentsOf, releaseVersions, replaceRelease } from "../release-store.ts";
import type { Publishing, Shelf } from "../schema.ts";
import { indexBlocks, lockWordIndex } from "../word-index-store.ts";

/** An edition with a smaller share of the present one's documents is taken for a damaged file. */
const MIN_SHARE = 0.8;

export interface Publication {
  clock: Clock;
  /** Where the source's documents stand, and how it publishes them. */
  source: { shelf: Shelf; publishes: Publishing };
  /** The unpublished release. */
  staging: ReleaseModel;
  /** The label to publish it under. */
  label: string;
  /** The newest published release of the same part; null for the first one, and for an issue. */
  current: ReleaseModel | null;
}

/** @throws DomainError `conflict` for a release that is empty, or an edition that holds too little of its part. */
export async function publishRelease(
  trx: Knex,
  { clock, source, staging, label, current }: Publication,
  { force }: { force?: boolean },
): Promise<{ sections: number; chunks: number }> {
  await lockWordIndex(trx);
  const counted = await countRelease(trx, staging.id);
  const present = source.publishes === "editions" ? (current?.sectionCount ?? 0) : 0;
  if (!force) requireWholeRelease(nameOf(staging, label), counted.sections, present);
  const affected = await documentsOf(trx, await releasesBeside(trx, staging, label));
  if (staging.part === "") affected.push(...(await documentsInForceOf(trx, staging.sourceId)));
  const release = await promote(trx, staging, label);
  const { position, url, sha256, asOf } = staging;
  const publishedAt = clock.now();
  await release
    .$query(trx)
    .patch({ position, url, sha256, asOf, sectionCount: counted.sections, publishedAt });
  const today = publishedAt.toISOString().slice(0, 10);
  const touched = await refreshInForce(trx, today, affected);
  if (PHRASED.includes(source.shelf)) await addPhrases(trx, touched);
  await releaseVersions(trx, release.id);
  await readPendingAmounts(trx);
  await readPendingRates(trx);
  await indexBlocks(trx, touched.size > 0 ? touched : new Map([[source.shelf, new Set()]]));
  return counted;
}

/** Shelves whose documents have search phrases. */
const PHRASED: Shelf[] = ["statute", "regulation"];

/** Search phrases follow what is published; documents whose phrases have changed are indexed again. */
export async function addPhrases(trx: Knex, touched: TouchedBlocks): Promise<void> {
  const changed = await syncPhrases(trx);
  if (changed === null) return;
  // Out-of-scope phrases stand with the Code's.
  if (!touched.has("statute")) touched.set("statute", new Set());
  for (const { shelf, block } of await blocksOfDocuments(trx, changed))
    touched.set(shelf, (touched.get(shelf) ?? new Set()).add(block));
}

/** The release itself and the others of its part: what any of them holds may come into force or go. */
async function releasesBeside(
  trx: Knex,
  { id, sourceId, part }: ReleaseModel,
  label: string,
): Promise<string[]> {
  const others = ReleaseModel.query(trx).where({ source_id: sourceId, part }).whereNotNull("published_at");
  const newest = await others.clone().orderBy("position", "desc").first();
  const replaced = await others.clone().findOne({ label });
  return [id, newest?.id, replaced?.id].flatMap((found) => found ?? []);
}

function nameOf({ part }: ReleaseModel, label: string): string {
  return part ? `${label} of ${part}` : label;
}

function requireWholeRelease(name: string, documents: number, present: number): void {
  if (documents > 0 && documents >= present * MIN_SHARE) return;
  throw new DomainError(
    "conflict",
    `Release ${name} holds ${documents} sections, under 80 % of the ${present} that the library holds, and was not published. Use --force to publish it all the same.`,
  );
}

/** The row to publish: the staging row itself, or the published row that it replaces. */
async function promote(trx: Knex, staging: ReleaseModel, label: string): Promise<ReleaseModel> {
  if (staging.label === label) return staging;
  const { sourceId, part } = staging;
  const replaced = await ReleaseModel.query(trx).findOne({ source_id: sourceId, part, label });
  if (!replaced) return staging.$query(trx).patchAndFetch({ label });
  await replaceRelease(trx, replaced, staging);
  return replaced;
}
