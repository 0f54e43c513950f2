/** Circles of ownership, and sets of entities that nobody outside owns. */
import { findCircles } from "./circles.ts";
import { nameOf, type Graph } from "./graph.ts";
import type { OWNERSHIP_RULES } from "./ownership-rules.ts";
import { listed, type Draft } from "./rule.ts";

/** Names in one sentence; a longer circle names its first ones. */
const NAMES_SHOWN = 8;

export function checkCircles(graph: Graph): Draft<keyof typeof OWNERSHIP_RULES>[] {
  return findCircles(graph).flatMap((members) => {
    const values = { names: namesOf(graph, members) };
    const circle = { rule: "circle" as const, entityIds: members, values };
    if (!isClosed(graph, members)) return [circle];
    return [circle, { rule: "no-ultimate-owner" as const, entityIds: members, values }];
  });
}

function namesOf(graph: Graph, members: readonly string[]): string {
  const names = members.map((id) => nameOf(graph, id));
  if (names.length <= NAMES_SHOWN) return listed(names);
  return `${names.slice(0, NAMES_SHOWN).join(", ")} and ${names.length - NAMES_SHOWN} more`;
}

/** No member has a holder outside. */
function isClosed(graph: Graph, members: readonly string[]): boolean {
  const inside = new Set(members);
  return members.every((id) =>
    (graph.heldBy.get(id) ?? []).every(
      ({ holderId, units }) => units === 0 || (holderId !== null && inside.has(holderId)),
    ),
  );
}
