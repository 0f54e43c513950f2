/** Tells by mail what is new among the matches of watched searches. */
import type { Knex } from "knex";
import { z } from "zod";
import type { MatchingDocument } from "#modules/authority";
import { OPERATOR, DomainError } from "#modules/kernel";
import type { JobType } from "#modules/jobs";
import type { Reader, Research, ResearchDeps } from "./contract.ts";
import { newMatchesMail } from "./mails.ts";
import { createStore, type WatchedRow } from "./store.ts";

const CHECK: JobType<Record<string, never>> = {
  name: "check-saved-searches",
  payload: z.object({}).strict() as JobType<Record<string, never>>["payload"],
  attempts: 3,
  pauseSeconds: 60,
  expirySeconds: 60 * 60,
  concurrency: 1,
};

/** A load of several sources publishes one after the other; what they bring is told in one mail. */
const SETTLED_AFTER_MS = 10 * 60 * 1000;

export function createChecking({ knex, authority, jobs, mail, clock, ...deps }: ResearchDeps) {
  const store = createStore(knex);

  async function checkOne(id: string): Promise<boolean> {
    return knex.transaction(async (trx) => {
      const row = await store.lockWatched(trx, id);
      if (!row) return false;
      const { query, ...options } = row.search;
      const matching = await authority.matching(OPERATOR, query, options);
      const fresh = newOf(row, matching);
      const [reader] = fresh.length > 0 ? await deps.readers([row.userId]) : [];
      if (reader) await tell(trx, { row, reader, fresh });
      const seen = [...new Set([...row.seen, ...matching.map(({ documentId }) => documentId)])];
      await store.markChecked(trx, id, { seen, told: reader ? fresh.length : 0, at: clock.now() });
      return reader !== undefined;
    });
  }

  async function tell(
    trx: Knex.Transaction,
    { row, reader, fresh }: { row: WatchedRow; reader: Reader; fresh: MatchingDocument[] },
  ): Promise<void> {
    await mail.enqueue(trx, newMatchesMail({ row, reader, fresh, site: deps.site }));
  }

  const checkSearches: Research["checkSearches"] = async (actor) => {
    if (actor.kind !== "operator") throw new DomainError("forbidden", "Only operators may do this.");
    const ids = await store.dueIds(clock.now());
    let told = 0;
    for (const id of ids) if (await checkOne(id)) told += 1;
    return { checked: ids.length, told };
  };

  /** After a publication, once no other has followed for a while. */
  async function reconcile(): Promise<void> {
    const last = await authority.lastPublication(OPERATOR);
    if (!last || clock.now().getTime() - last.getTime() < SETTLED_AFTER_MS) return;
    if ((await store.dueIds(last)).length === 0) return;
    await knex.transaction((trx) => jobs.enqueue(trx, CHECK, { payload: {}, key: "all" }));
  }

  jobs.define(CHECK, { run: () => checkSearches(OPERATOR), reconcile });
  return { checkSearches };
}

/** Documents that did not match before and whose words were published since. */
function newOf({ seen, checkedAt }: WatchedRow, matching: MatchingDocument[]): MatchingDocument[] {
  const known = new Set(seen);
  return matching.filter(({ documentId, publishedAt }) => !known.has(documentId) && publishedAt > checkedAt);
}
