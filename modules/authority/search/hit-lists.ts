/** Hits of several shelves as one list for people. */
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchHit, Shelf } from "../schema.ts";

/** Hits of each shelf that has any, in the order of the shelves, best first. */
export type HitLists = Map<Shelf, SearchHit[]>;

/** Cited documents, then the others shelf after shelf; at most `k`. */
export function mergeWithCited(lists: HitLists, cited: SearchHit[], k: number): SearchHit[] {
  const first = cited.slice(0, k);
  const isCited = (hit: SearchHit) => cited.some(({ section }) => section === hit.section);
  const others = new Map(
    [...lists].map(([shelf, hits]) => [shelf, hits.filter((hit) => !isCited(hit))] as const),
  );
  return [...first, ...mergeLists(others, k - first.length)];
}

/**
 * At most `k` hits, shelf after shelf: the statute keeps its share of the places, the other shelves divide the rest
 * evenly. What one shelf does not fill goes to the others, first to the statute.
 */
export function mergeLists(lists: HitLists, k: number): SearchHit[] {
  const { statuteHits } = rankingProfile().retrieval.otherShelves;
  const shelves = [...lists.keys()].filter((shelf) => lists.get(shelf)!.length > 0);
  const others = shelves.filter((shelf) => shelf !== "statute");
  const places = new Map(shelves.map((shelf) => [shelf, 0]));
  let left = k;
  const take = (shelf: Shelf, wanted: number) => {
    const taken = Math.min(wanted, left, lists.get(shelf)!.length - places.get(shelf)!);
    places.set(shelf, places.get(shelf)! + taken);
    left -= taken;
  };
  if (lists.has("statute")) take("statute", others.length > 0 ? Math.ceil(k * statuteHits) : k);
  others.forEach((shelf, at) => take(shelf, Math.ceil(left / (others.length - at))));
  for (const shelf of shelves) take(shelf, left);
  return shelves.flatMap((shelf) => lists.get(shelf)!.slice(0, places.get(shelf)));
}
