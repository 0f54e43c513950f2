/** Who owns at the end of each chain, and how much: T = D (I − E)⁻¹, exact through circles. */
import type { UltimateOwner } from "../schema.ts";
import { toPercent, WHOLE } from "../values.ts";
import { stronglyConnected } from "./circles.ts";
import { solve, substitute, type Row } from "./elimination.ts";
import type { Edge, Graph } from "./graph.ts";

/** Stands for holders not named yet. */
export const NOBODY = "";

/** Entity id → person id (or `NOBODY`) → share from 0 to 1. */
export type UltimateShares = Map<string, Row>;

/** Of all entities, or only of those that these depend on. */
export function ultimateShares(
  graph: Graph,
  of: readonly string[] = [...graph.entity.keys()],
): UltimateShares {
  const holders = (id: string) =>
    economicEdges(graph, id).flatMap(({ ownerEntityId }) => ownerEntityId ?? []);
  const solved: UltimateShares = new Map();
  // Tarjan emits a component after everything that it reaches: holders come first.
  for (const members of stronglyConnected(of, holders)) {
    const rows = new Map(members.map((id) => [id, rowOf(graph, id)]));
    for (const row of rows.values()) {
      for (const key of row.keys()) {
        const known = solved.get(key);
        if (known) substitute(row, key, known);
      }
    }
    for (const [id, row] of solve(rows)) solved.set(id, row);
  }
  return solved;
}

/** Owners, for a trust its beneficiaries, for a grantor trust its grantors. */
export function economicEdges(graph: Graph, entityId: string): Edge[] {
  const edges = graph.heldBy.get(entityId) ?? [];
  const entity = graph.entity.get(entityId);
  if (entity?.entityType !== "Trust") return edges.filter(({ role }) => role === "owner");
  const grantors = edges.filter(({ role }) => role === "grantor");
  if (entity.trustKind === "grantor" && grantors.length > 0) return grantors;
  return edges.filter(({ role }) => role !== "grantor");
}

/** Direct holders only; a sole grantor without a percentage is treated as owning all. */
function rowOf(graph: Graph, entityId: string): Row {
  const row: Row = new Map();
  const edges = economicEdges(graph, entityId);
  for (const { holderId, units, role } of edges) {
    const key = holderId ?? NOBODY;
    const share = role === "grantor" && units === 0 && edges.length === 1 ? WHOLE : units;
    row.set(key, (row.get(key) ?? 0) + share / WHOLE);
  }
  return row;
}

/** People and outside holders at the end of each chain, largest share first. */
export function ultimateOwners(graph: Graph): UltimateOwner[] {
  const shares = ultimateShares(graph);
  return graph.entities.flatMap(({ id: entityId }) =>
    [...(shares.get(entityId) ?? [])]
      .flatMap(([personId, share]) => {
        const person = graph.person.get(personId);
        if (!person) return [];
        const { name, kind } = person;
        return [
          {
            personId,
            name,
            kind,
            entityId,
            percentage: share * 100,
            direct: direct(graph, entityId, personId),
          },
        ];
      })
      .sort((a, b) => b.percentage - a.percentage || a.name.localeCompare(b.name)),
  );
}

function direct(graph: Graph, entityId: string, personId: string): number {
  const held = economicEdges(graph, entityId).filter(({ holderId }) => holderId === personId);
  return toPercent(held.reduce((sum, { units }) => sum + units, 0));
}
