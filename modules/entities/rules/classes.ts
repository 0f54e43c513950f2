/** Federal tax classes of entities, from type, elections and owners. */
import type { BusinessEntity, ElectionKind, TaxClass } from "../schema.ts";
import { economicEdges } from "./ultimate-owners.ts";
import type { Graph } from "./graph.ts";
import { endOfYear } from "./periods.ts";

export type FederalClass =
  "disregarded" | "partnership" | "c-corporation" | "s-corporation" | "trust" | "estate" | "unknown";

const STATED: Partial<Record<TaxClass, FederalClass>> = {
  disregarded: "disregarded",
  partnership: "partnership",
  "c-corporation": "c-corporation",
  "s-corporation": "s-corporation",
  "personal-service-corporation": "c-corporation",
  "foreign-corporation": "c-corporation",
  "exempt-organization": "c-corporation",
  "insurance-company": "c-corporation",
  "regulated-investment-company": "c-corporation",
  estate: "estate",
};

/** Later rows win: an LLC that chose corporation may also have chosen S. */
const ELECTED: readonly [ElectionKind, FederalClass][] = [
  ["2553", "s-corporation"],
  ["qsub", "disregarded"],
  ["8832-corporation", "c-corporation"],
  ["8832-partnership", "partnership"],
  ["8832-disregarded", "disregarded"],
];

/** In force by the end of the tax year; an election without a date counts. */
export function hasElection(graph: Graph, entity: BusinessEntity, kind: ElectionKind): boolean {
  return entity.elections.some(
    (election) => election.kind === kind && (election.from ?? "") <= endOfYear(graph.taxYear),
  );
}

export function classOf(graph: Graph, id: string): FederalClass {
  const entity = graph.entity.get(id);
  if (!entity) return "unknown";
  const stated = entity.taxClass ? STATED[entity.taxClass] : undefined;
  if (stated) return stated;
  if (entity.isDisregardedEntity) return "disregarded";
  const elected = ELECTED.find(([kind]) => hasElection(graph, entity, kind));
  return elected?.[1] ?? byType(graph, entity);
}

/** Treas. Reg. § 301.7701-3(b)(1): an LLC with one owner is disregarded, with more a partnership. */
function byType(graph: Graph, { id, entityType }: BusinessEntity): FederalClass {
  switch (entityType) {
    case "S-Corp":
      return "s-corporation";
    case "C-Corp":
      return "c-corporation";
    case "Partnership":
      return "partnership";
    case "Trust":
      return "trust";
    case "Disregarded Entity":
      return "disregarded";
    case "LLC": {
      const owners = regardedOwners(graph, id);
      if (owners.size === 0) return "unknown";
      return owners.size === 1 ? "disregarded" : "partnership";
    }
    default:
      return "unknown";
  }
}

/** Holders of an entity, seen through disregarded ones. A holder not named yet counts as somebody of its own. */
export function regardedOwners(graph: Graph, id: string, path: readonly string[] = []): Set<string> {
  const owners = new Set<string>();
  for (const edge of economicEdges(graph, id)) {
    if (edge.holderId === null) owners.add(edge.id);
    else for (const owner of lookThrough(graph, edge.holderId, [...path, id])) owners.add(owner);
  }
  return owners;
}

/** The holder itself, or for a disregarded entity its owner; a circle of disregarded entities ends where it closes. */
function lookThrough(graph: Graph, id: string, path: readonly string[]): string[] {
  if (path.includes(id) || !isDisregarded(graph, id, path)) return [id];
  const owners = [...regardedOwners(graph, id, path)];
  return owners.length === 1 ? owners : [id];
}

/** Like `classOf(…) === "disregarded"`, without asking an LLC on the path how its owners are classified. */
function isDisregarded(graph: Graph, id: string, path: readonly string[]): boolean {
  const entity = graph.entity.get(id);
  if (!entity) return false;
  const isPlainLlc = entity.entityType === "LLC" && entity.taxClass === null && entity.elections.length === 0;
  if (!isPlainLlc || entity.isDisregardedEntity) return classOf(graph, id) === "disregarded";
  return regardedOwners(graph, id, path).size === 1;
}

/** The person or entity that files for it: itself unless disregarded; null where nobody can be told. */
export function regardedOwner(graph: Graph, id: string): string | null {
  if (classOf(graph, id) !== "disregarded") return id;
  const owners = [...regardedOwners(graph, id)];
  return owners.length === 1 ? (owners[0] ?? null) : null;
}
