import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn, type Clock } from "#modules/kernel";
import { readPendingAmounts } from "../amounts/amount-store.ts";
import { readPendingRates } from "../rates/rate-store.ts";
import { readPendingCitations } from "../citation-store.ts";
import type { Authority, AuthorityDeps, ReleaseAnnouncement } from "../contract.ts";
import { readPendingFacts } from "../facts/fact-store.ts";
import { isInForceCurrent, refreshInForce } from "../in-force-store.ts";
import { ReleaseModel, SourceModel } from "../models.ts";
import { addPhrases } from "./release-publishing.ts";
import { countRelease } from "../release-store.ts";
import { createReleaseWriter } from "./release-writer.ts";
import { announceChange, indexBlocks, lockWordIndex, rebuildWordIndex } from "../word-index-store.ts";

type Publishing = Pick<
  Authority,
  "registerSources" | "setSourceActive" | "openRelease" | "currentRelease" | "releaseLabel"
>;

/** Ends the label of an unpublished release while a published one has that label. */
const AGAIN = " (again)";

/** Without `audit` switches are not recorded: only tests of loading do without. */
type PublishingDeps = Pick<AuthorityDeps, "knex" | "clock" | "log"> & Partial<Pick<AuthorityDeps, "audit">>;

export function createPublishing({ knex, audit, clock, log }: PublishingDeps): Publishing {
  async function newestRelease(
    sourceId: string,
    { part, ...named }: { part?: string; label?: string; url?: string; sha256?: string } = {},
  ): Promise<ReleaseModel | null> {
    const release = await ReleaseModel.query(knex)
      .where({ source_id: sourceId, ...(part !== undefined && { part }), ...named })
      .whereNotNull("published_at")
      .orderBy("position", "desc")
      .first();
    return release ?? null;
  }

  return {
    async registerSources(actor, definitions) {
      requireAdmin(actor);
      if (definitions.length === 0) return;
      await SourceModel.query(knex).insert(definitions).onConflict("id").merge();
      await bringUpToDate(knex, clock);
      const read = await readPendingCitations(knex);
      if (read > 0) log.info({ texts: read }, "references read");
      const texts = await readPendingFacts(knex);
      if (texts > 0) log.info({ texts }, "facts read");
      await readPendingAmounts(knex);
      await readPendingRates(knex);
    },

    async setSourceActive(actor, id, isActive) {
      requireAdmin(actor);
      return knex.transaction(async (trx) => {
        const source = await SourceModel.query(trx).patchAndFetchById(id, { isActive });
        if (!source) throw new DomainError("not_found", `There is no source "${id}".`);
        // Search leaves the documents of inactive sources out when it reads the index.
        await announceChange(trx, source.shelf);
        const subject = { type: "source", id } as const;
        await audit?.record(trx, actor, { action: "source-switched", subject, details: { isActive } });
        return source.toSource();
      });
    },

    async openRelease(actor, announcement) {
      requireAdmin(actor);
      const { sourceId, label, part = "" } = announcement;
      const source = await SourceModel.query(knex).findById(sourceId);
      if (!source) throw new DomainError("not_found", `There is no source "${sourceId}".`);
      const staging = await openStaging(knex, announcement, clock);
      // An issue that is read again, as after a change of its reader, is compared with itself.
      const compared = source.publishes === "issues" ? { part, label } : { part };
      const current = await newestRelease(sourceId, compared);
      return createReleaseWriter({ knex, clock, log, source, staging, label, current });
    },

    async currentRelease(actor, sourceId, of) {
      requireSignedIn(actor);
      const release = await newestRelease(sourceId, of);
      if (!release) return null;
      const { label, sha256, publishedAt } = release;
      return {
        label,
        sha256,
        publishedAt: publishedAt!.toISOString(),
        ...(await countRelease(knex, release.id)),
      };
    },

    async releaseLabel(actor, sourceId) {
      requireSignedIn(actor);
      return (await newestRelease(sourceId))?.label ?? null;
    },
  };
}

/**
 * Brings phrases, what is in force today and the word index up to date: a newer build may bring other phrases or another
 * form of the index, and an edition of a later date comes into force on its day. Writes nothing when nothing has changed.
 */
export async function bringUpToDate(knex: Knex, clock: Clock): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await knex.transaction(async (trx) => {
    const isCurrent = await isInForceCurrent(trx, today);
    if (!isCurrent) await lockWordIndex(trx);
    const touched = isCurrent ? new Map() : await refreshInForce(trx, today, null);
    await addPhrases(trx, touched);
    if (touched.size === 0) return;
    if (isCurrent) await lockWordIndex(trx);
    await indexBlocks(trx, touched);
  });
}

/** Writes what is in force and the whole word index anew. */
export async function rebuild(knex: Knex, clock: Clock): Promise<void> {
  await knex.transaction(async (trx) => {
    await lockWordIndex(trx);
    await refreshInForce(trx, clock.now().toISOString().slice(0, 10), null);
    await rebuildWordIndex(trx);
  });
}

/**
 * The unpublished release to write into. One left by an interrupted ingest is resumed: its versions are found by
 * their hashes, and only its list of documents is written again.
 */
async function openStaging(
  knex: Knex,
  announcement: ReleaseAnnouncement,
  clock: Clock,
): Promise<ReleaseModel> {
  const { sourceId, label, position, url, sha256, part = "" } = announcement;
  const asOf = announcement.asOf ?? clock.now().toISOString().slice(0, 10);
  return knex.transaction(async (trx) => {
    const published = await ReleaseModel.query(trx)
      .findOne({ source_id: sourceId, part, label })
      .whereNotNull("published_at");
    const staging = await ReleaseModel.query(trx)
      .insert({
        sourceId,
        label: published ? label + AGAIN : label,
        part,
        asOf,
        position: String(position),
        url,
        sha256,
        startedAt: clock.now(),
      })
      .onConflict(["source_id", "part", "label"])
      .merge()
      .returning("*");
    await trx("authority_release_documents").where("release_id", staging.id).del();
    return staging;
  });
}
