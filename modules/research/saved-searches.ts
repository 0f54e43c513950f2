import { isDeepStrictEqual } from "node:util";
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { Research, ResearchDeps } from "./contract.ts";
import { MAX_SEARCHES, savedForm } from "./schema.ts";
import { createStore } from "./store.ts";

type SavedSearches = Pick<Research, "save" | "listSaved" | "watch" | "remove">;

export function createSavedSearches({ knex, authority, clock }: ResearchDeps): SavedSearches {
  const store = createStore(knex);

  async function change(work: () => Promise<boolean>): Promise<void> {
    if (!(await work())) throw new DomainError("not_found", "This saved search is not there any more.");
  }

  return {
    async save(actor, given) {
      const userId = requireUser(actor);
      const search = savedForm.parse(given);
      const all = await store.list(userId);
      const same = all.find((one) => isDeepStrictEqual(one.search, search));
      if (same) return same;
      if (all.length >= MAX_SEARCHES)
        throw new DomainError("limited", `You have ${MAX_SEARCHES} saved searches. Delete one first.`);
      const { query, ...options } = search;
      const matching = await authority.matching(actor, query, options);
      const seen = matching.map(({ documentId }) => documentId);
      return knex.transaction((trx) => store.insert(trx, { userId, search, seen, at: clock.now() }));
    },

    async listSaved(actor) {
      return store.list(requireUser(actor));
    },

    async watch(actor, id, isWatched) {
      const userId = requireUser(actor);
      await change(() =>
        knex.transaction((trx) => store.setWatched(trx, { id, userId, isWatched, at: clock.now() })),
      );
    },

    async remove(actor, id) {
      const userId = requireUser(actor);
      await change(() => knex.transaction((trx) => store.remove(trx, id, userId)));
    },
  };
}

/** Searches belong to a person. */
function requireUser(actor: Actor): string {
  requireAdmin(actor);
  if (actor.kind === "user") return actor.userId;
  throw new DomainError("forbidden", "Only a person has saved searches.");
}
