/** The ownership graph that the rules read: records by id, edges in both directions, federal classes. */
import { groupBy } from "../group-by.ts";
import type { FederalRates } from "../ports.ts";
import type { FullGroup } from "../reading.ts";
import type { BusinessEntity, Owner, OwnerPerson } from "../schema.ts";
import { toUnits } from "../values.ts";
import { endOfYear, isInForce } from "./periods.ts";

/** An owner record with its id of whoever holds, and exact units. */
export interface Edge extends Owner {
  /** Entity or person; null while not named. */
  holderId: string | null;
  /** Ten-thousandths of a percent. */
  units: number;
}

export interface Graph extends FullGroup {
  entity: Map<string, BusinessEntity>;
  person: Map<string, OwnerPerson>;
  /** Every edge, whenever in force. */
  edges: Edge[];
  /** Edges into each entity. */
  into: Map<string, Edge[]>;
  /** Edges in force on the last day of the tax year, or of the entity's life if that ends earlier. */
  heldBy: Map<string, Edge[]>;
  /** Federal rates by month, "2026-05"; months that the library does not hold are absent. */
  rates: ReadonlyMap<string, FederalRates>;
  /** The same edges by holder. */
  holdings: Map<string, Edge[]>;
}

export function buildGraph(group: FullGroup, rates: Graph["rates"] = new Map()): Graph {
  const entity = new Map(group.entities.map((one) => [one.id, one]));
  const edges = group.owners.map((owner) => ({
    ...owner,
    holderId: owner.ownerEntityId ?? owner.personId,
    units: toUnits(owner.percentage),
  }));
  const present = edges.filter((edge) => isInForce(edge, lastDay(group.taxYear, entity.get(edge.entityId))));
  return {
    ...group,
    rates,
    entity,
    person: new Map(group.people.map((one) => [one.id, one])),
    edges,
    into: groupBy(edges, ({ entityId }) => entityId),
    heldBy: groupBy(present, ({ entityId }) => entityId),
    holdings: groupBy(
      present.filter(({ holderId }) => holderId !== null),
      ({ holderId }) => holderId ?? "",
    ),
  };
}

/** The last day of the tax year on which the entity existed. */
export function lastDay(taxYear: number, entity: BusinessEntity | undefined): string {
  const end = endOfYear(taxYear);
  return entity?.endDate && entity.endDate < end ? entity.endDate : end;
}

/** Legal name or name. */
export function nameOf(graph: Graph, id: string): string {
  return graph.entity.get(id)?.legalName ?? graph.person.get(id)?.name ?? "somebody not named yet";
}
