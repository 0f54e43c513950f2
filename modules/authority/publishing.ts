import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn, type Clock, type Log } from "#modules/kernel";
import type { Authority, ReleaseAnnouncement } from "./contract.ts";
import { ReleaseModel, SourceModel } from "./models.ts";
import { syncPhrases } from "./phrase-store.ts";
import { countRelease } from "./release-store.ts";
import { createReleaseWriter } from "./release-writer.ts";
import { buildWordIndex } from "./word-index-store.ts";

type Publishing = Pick<Authority, "registerSources" | "setSourceActive" | "openRelease" | "currentRelease">;

/** Ends the label of an unpublished release while a published one has that label. */
const AGAIN = " (again)";

export function createPublishing({ knex, clock, log }: { knex: Knex; clock: Clock; log: Log }): Publishing {
  async function newestRelease(sourceId: string): Promise<ReleaseModel | null> {
    const release = await ReleaseModel.query(knex)
      .where("source_id", sourceId)
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
      // A newer build may bring other phrases for the law already held.
      await knex.transaction(async (trx) => {
        if (await syncPhrases(trx)) await buildWordIndex(trx);
      });
    },

    async setSourceActive(actor, id, isActive) {
      requireAdmin(actor);
      return knex.transaction(async (trx) => {
        const source = await SourceModel.query(trx).patchAndFetchById(id, { isActive });
        if (!source) throw new DomainError("not_found", `There is no source "${id}".`);
        await buildWordIndex(trx);
        return source.toSource();
      });
    },

    async openRelease(actor, announcement) {
      requireAdmin(actor);
      await requireSource(announcement.sourceId);
      const staging = await openStaging(knex, announcement, clock);
      const current = await newestRelease(announcement.sourceId);
      return createReleaseWriter({ knex, clock, log, staging, label: announcement.label, current });
    },

    async currentRelease(actor, sourceId) {
      requireSignedIn(actor);
      const release = await newestRelease(sourceId);
      if (!release) return null;
      const { label, sha256, publishedAt } = release;
      return {
        label,
        sha256,
        publishedAt: publishedAt!.toISOString(),
        ...(await countRelease(knex, release.id)),
      };
    },
  };

  async function requireSource(id: string): Promise<void> {
    const source = await SourceModel.query(knex).findById(id);
    if (!source) throw new DomainError("not_found", `There is no source "${id}".`);
  }
}

/**
 * The unpublished release to write into. One left by an interrupted ingest is resumed: its versions are found by
 * their hashes, and only its list of sections is written again.
 */
async function openStaging(
  knex: Knex,
  announcement: ReleaseAnnouncement,
  clock: Clock,
): Promise<ReleaseModel> {
  const { sourceId, label, position, url, sha256 } = announcement;
  return knex.transaction(async (trx) => {
    const published = await ReleaseModel.query(trx)
      .findOne({ source_id: sourceId, label })
      .whereNotNull("published_at");
    const staging = await ReleaseModel.query(trx)
      .insert({
        sourceId,
        label: published ? label + AGAIN : label,
        position: String(position),
        url,
        sha256,
        startedAt: clock.now(),
      })
      .onConflict(["source_id", "label"])
      .merge()
      .returning("*");
    await trx("authority_release_sections").where("release_id", staging.id).del();
    return staging;
  });
}
