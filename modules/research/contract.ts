import type { Knex } from "knex";
import type { Authority } from "#modules/authority";
import type { Actor, Clock } from "#modules/kernel";
import type { Jobs } from "#modules/jobs";
import type { Outbox } from "#modules/mail";
import type { SavedSearch, WatchedSearch } from "./schema.ts";

export interface Research {
  /**
   * Saves a search and watches it; one that is saved already is returned. Administrators.
   * @throws DomainError `invalid` for one that cannot be read, `limited` above `MAX_SEARCHES`.
   */
  save(actor: Actor, search: WatchedSearch): Promise<SavedSearch>;
  /** The actor's own, newest first. Administrators. */
  listSaved(actor: Actor): Promise<SavedSearch[]>;
  /** Starts or stops the mails. @throws DomainError `not_found`, also for somebody else's. */
  watch(actor: Actor, id: string, isWatched: boolean): Promise<void>;
  /** @throws DomainError `not_found`, also for somebody else's. */
  remove(actor: Actor, id: string): Promise<void>;
  /** Looks for new matches of every watched search and mails them. Operators. */
  checkSearches(actor: Actor): Promise<{ checked: number; told: number }>;
}

export interface Reader {
  id: string;
  email: string;
  name: string;
}

export interface ResearchDeps {
  knex: Knex;
  authority: Pick<Authority, "matching" | "lastPublication">;
  jobs: Pick<Jobs, "define" | "enqueue">;
  mail: Pick<Outbox, "enqueue">;
  /** Those of these users who may sign in. */
  readers(ids: string[]): Promise<Reader[]>;
  /** Origin of the links in mails. */
  site: string;
  clock: Clock;
}
