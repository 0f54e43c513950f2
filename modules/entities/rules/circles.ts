/** Circles of ownership: strongly connected components, by Tarjan's algorithm without recursion. */
import type { Graph } from "./graph.ts";

/** Entity ids of each circle, in the order of ownership where it is a simple ring. */
export function findCircles(graph: Graph): string[][] {
  const owned = (id: string) => (graph.holdings.get(id) ?? []).map(({ entityId }) => entityId);
  return stronglyConnected([...graph.entity.keys()], owned)
    .filter((members) => members.length > 1)
    .map((members) => inOrder(members, owned));
}

interface Visit {
  id: string;
  next: string[];
  at: number;
}

export function stronglyConnected(ids: readonly string[], next: (id: string) => string[]): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const components: string[][] = [];

  function enter(id: string): Visit {
    index.set(id, index.size);
    low.set(id, index.size - 1);
    open.push(id);
    isOpen.add(id);
    return { id, next: next(id), at: 0 };
  }

  function lower(id: string, value: number): void {
    low.set(id, Math.min(low.get(id) ?? value, value));
  }

  function leave(id: string): void {
    if (low.get(id) !== index.get(id)) return;
    const members = open.splice(open.lastIndexOf(id));
    for (const member of members) isOpen.delete(member);
    components.push(members);
  }

  for (const root of ids) {
    if (index.has(root)) continue;
    const visits = [enter(root)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const child = visit.next[visit.at++];
      if (child === undefined) {
        visits.pop();
        leave(visit.id);
        const parent = visits.at(-1);
        if (parent) lower(parent.id, low.get(visit.id) ?? 0);
      } else if (!index.has(child)) visits.push(enter(child));
      else if (isOpen.has(child)) lower(visit.id, index.get(child) ?? 0);
    }
  }
  return components;
}

/** Follows the first edge that stays inside; members not met come last. */
function inOrder(members: string[], next: (id: string) => string[]): string[] {
  const left = new Set(members);
  const ordered: string[] = [];
  for (let id = members[0]; id !== undefined; id = next(id).find((other) => left.has(other))) {
    ordered.push(id);
    left.delete(id);
  }
  return [...ordered, ...left];
}
