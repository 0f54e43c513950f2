/** Saved searches; safe in a browser. */
import { z } from "zod";

export const MAX_SEARCHES = 100;

export const savedForm = z.object({
  query: z.string().trim().min(1, "Write what to search for.").max(1000),
  by: z.enum(["hybrid", "lexical", "semantic"]).default("hybrid"),
  facets: z.record(z.string(), z.array(z.string().max(200)).max(20)).default({}),
});

/** A search without the day: it is always about the law of today. */
export type WatchedSearch = z.infer<typeof savedForm>;

export interface SavedSearch {
  id: string;
  search: WatchedSearch;
  /** Whether a mail tells of new matches. */
  isWatched: boolean;
  /** ISO timestamps. */
  createdAt: string;
  checkedAt: string;
  /** Documents that the last mail named; 0 before the first. */
  told: number;
  toldAt: string | null;
}
