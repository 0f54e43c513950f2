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
  "personal-holding-company": "c-corporation",
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

/** Most rules ask for the class of each entity. */
const classesRead = new WeakMap<Graph, Map<string, FederalClass>>();

export function classOf(graph: Graph, id: string): FederalClass {
  const classes = classesRead.get(graph) ?? new Map<string, FederalClass>();
  classesRead.set(graph, classes);
  const federal = classes.get(id) ?? readClass(graph, id);
  classes.set(id, federal);
  return federal;
}

function readClass(graph: Graph, id: string): FederalClass {
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

/** Owners found so far, and entities being looked at, by graph: each entity is looked through once. */
const looked = new WeakMap<Graph, { known: Map<string, Set<string>>; open: Set<string> }>();

/** A chain of disregarded entities is followed this far. */
const CHAIN_MAX = 1_000;

/** Holders of an entity, seen through disregarded ones. A holder not named yet counts as somebody of its own. */
export function regardedOwners(graph: Graph, id: string): Set<string> {
  const { known, open } = looked.get(graph) ?? {
    known: new Map<string, Set<string>>(),
    open: new Set<string>(),
  };
  looked.set(graph, { known, open });
  const found = known.get(id);
  if (found) return found;
  const owners = new Set<string>();
  open.add(id);
  for (const edge of economicEdges(graph, id)) {
    const { holderId } = edge;
    // A circle of disregarded entities ends where it closes.
    const isOpen = holderId !== null && (open.has(holderId) || open.size > CHAIN_MAX);
    if (holderId === null) owners.add(edge.id);
    else owners.add(isOpen ? holderId : (regardedOwner(graph, holderId) ?? holderId));
  }
  open.delete(id);
  known.set(id, owners);
  return owners;
}

/** The person or entity that files for it: itself unless disregarded; null where nobody can be told. */
export function regardedOwner(graph: Graph, id: string): string | null {
  if (classOf(graph, id) !== "disregarded") return id;
  const owners = [...regardedOwners(graph, id)];
  return owners.length === 1 ? (owners[0] ?? null) : null;
}
