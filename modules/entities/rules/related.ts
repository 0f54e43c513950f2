/** How much two parties have in common. */
import { shareUnder } from "./attribution.ts";
import { ultimateShares, type UltimateShares } from "./ultimate-owners.ts";
import type { Graph } from "./graph.ts";

/** Anybody with a part of both, or one with a part of the other; through any chain, also through circles. */
export function haveCommonOwner(graph: Graph, a: string, b: string): boolean {
  const others = ownersAbove(graph, b);
  return [...ownersAbove(graph, a)].some((id) => others.has(id));
}

function ownersAbove(graph: Graph, id: string): Set<string> {
  const met = new Set([id]);
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { holderId, units } of graph.heldBy.get(next) ?? []) {
      if (holderId === null || units === 0 || met.has(holderId)) continue;
      met.add(holderId);
      waiting.push(holderId);
    }
  }
  return met;
}

/** Share of one party in the other under section 267, in whichever direction is larger; 0 to 1. */
export function shareBetween(graph: Graph, a: string, b: string): number {
  const of = (ownerId: string, entityId: string) =>
    graph.entity.has(entityId) ? shareUnder(graph, { ownerId, entityId, section: "267" }) : 0;
  return Math.max(of(a, b), of(b, a), commonShare(graph, a, b));
}

/** Largest share that one person has in both. */
function commonShare(graph: Graph, a: string, b: string): number {
  if (!graph.entity.has(a) || !graph.entity.has(b)) return 0;
  const shares: UltimateShares = ultimateShares(graph, [a, b]);
  const [inA, inB] = [shares.get(a), shares.get(b)];
  return Math.max(
    0,
    ...[...(inA ?? [])].map(([id, share]) => (id === "" ? 0 : Math.min(share, inB?.get(id) ?? 0))),
  );
}
