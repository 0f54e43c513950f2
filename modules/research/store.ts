/** The only SQL of the module. */
import type { Knex } from "knex";
import type { SavedSearch, WatchedSearch } from "./schema.ts";

interface Row {
  id: string;
  userId: string;
  search: WatchedSearch;
  isWatched: boolean;
  createdAt: Date;
  checkedAt: Date;
  told: number;
  toldAt: Date | null;
}

/** A watched search as its check needs it. */
export interface WatchedRow {
  id: string;
  userId: string;
  search: WatchedSearch;
  seen: number[];
  checkedAt: Date;
}

const COLUMNS = {
  id: "id",
  userId: "user_id",
  search: "search",
  isWatched: "is_watched",
  createdAt: "created_at",
  checkedAt: "checked_at",
  told: "told",
  toldAt: "told_at",
};

export function createStore(knex: Knex) {
  const own = (trx: Knex, userId: string) => trx("saved_searches").where({ user_id: userId });

  async function list(userId: string): Promise<SavedSearch[]> {
    const rows = (await own(knex, userId).select(COLUMNS).orderBy("created_at", "desc")) as Row[];
    return rows.map(toSaved);
  }

  async function insert(
    trx: Knex.Transaction,
    saved: { userId: string; search: WatchedSearch; seen: number[]; at: Date },
  ): Promise<SavedSearch> {
    const [row] = (await trx("saved_searches")
      .insert({
        user_id: saved.userId,
        search: JSON.stringify(saved.search),
        seen: saved.seen,
        is_watched: true,
        checked_at: saved.at,
        created_at: saved.at,
      })
      .returning(Object.entries(COLUMNS).map(([name, column]) => `${column} as ${name}`))) as Row[];
    return toSaved(row!);
  }

  /** @returns whether the user has it */
  async function setWatched(
    trx: Knex.Transaction,
    { id, userId, isWatched, at }: { id: string; userId: string; isWatched: boolean; at: Date },
  ): Promise<boolean> {
    return (
      // What came while nobody watched is not told later.
      (await own(trx, userId).where({ id }).update({ is_watched: isWatched, checked_at: at })) > 0
    );
  }

  async function remove(trx: Knex.Transaction, id: string, userId: string): Promise<boolean> {
    return (await own(trx, userId).where({ id }).del()) > 0;
  }

  /** Watched searches that were last checked before this moment. */
  async function dueIds(before: Date): Promise<string[]> {
    return (await knex("saved_searches")
      .where({ is_watched: true })
      .where("checked_at", "<", before)
      .orderBy("id")
      .pluck("id")) as string[];
  }

  async function lockWatched(trx: Knex.Transaction, id: string): Promise<WatchedRow | null> {
    const row = (await trx("saved_searches")
      .where({ id, is_watched: true })
      .select("id", "search", { userId: "user_id", checkedAt: "checked_at" })
      .select(trx.raw("seen::int[] as seen"))
      .forUpdate()
      .first()) as WatchedRow | undefined;
    return row ?? null;
  }

  async function markChecked(
    trx: Knex.Transaction,
    id: string,
    { seen, told, at }: { seen: number[]; told: number; at: Date },
  ): Promise<void> {
    await trx("saved_searches")
      .where({ id })
      .update({ seen, checked_at: at, ...(told > 0 && { told, told_at: at }) });
  }

  return { list, insert, setWatched, remove, dueIds, lockWatched, markChecked };
}

function toSaved({ id, search, isWatched, told, createdAt, checkedAt, toldAt }: Row): SavedSearch {
  return {
    ...{ id, search, isWatched, told },
    createdAt: createdAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  };
}
