/** Direct and constructive shares of one entity for the schedules of a return. */
import { holdingsUnder } from "./attribution.ts";
import type { Graph } from "./graph.ts";
import type { UltimateShares } from "./ultimate-owners.ts";

/** Owner → units of 1/10,000 percent: held directly, and in all. */
export type Ownership = Map<string, { direct: number; total: number }>;

/**
 * 267(c) without its paragraph (3). A relative without an interest of their own, direct or through entities, is not
 * counted: instructions of Form 1065, question 2.
 */
export function disclosedShares(graph: Graph, entityId: string, economic: UltimateShares): Ownership {
  const { holdings } = holdingsUnder(graph, entityId, "707");
  const hasInterest = (id: string) => !graph.person.has(id) || (economic.get(entityId)?.get(id) ?? 0) > 0;
  return new Map(
    [...holdings]
      .filter(([id]) => hasInterest(id))
      .map(([id, { direct, units }]) => [id, { direct, total: units }]),
  );
}
