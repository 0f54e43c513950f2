/** Whether type, class and owners of an entity fit together. Treas. Reg. § 301.7701-3; 26 USC 761, 1361(b)(3), 6038A. */
import type { BusinessEntity } from "../schema.ts";
import { formatPercentage, WHOLE } from "../values.ts";
import type { CLASS_RULES } from "./class-rules.ts";
import { classOf, hasElection, regardedOwners } from "./classes.ts";
import { nameOf, type Edge, type Graph } from "./graph.ts";
import type { Draft } from "./rule.ts";
import { economicEdges } from "./ultimate-owners.ts";

type ClassDraft = Draft<keyof typeof CLASS_RULES>;

/** Community property States (Pub. 555). */
const COMMUNITY_PROPERTY = new Set(["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"]);
const FOREIGN_OWNED = 250_000;

export function checkClasses(graph: Graph): ClassDraft[] {
  return graph.entities.flatMap((entity) => [
    ...checkType(graph, entity),
    ...checkOwners(graph, entity),
    ...checkForeign(graph, entity),
  ]);
}

function checkType(graph: Graph, entity: BusinessEntity): ClassDraft[] {
  const { id, legalName, entityType, taxClass, trustKind, isDisregardedEntity } = entity;
  const at = { entityIds: [id], values: { entity: legalName } };
  if (entityType === null && taxClass === null) return [{ rule: "type-asked", ...at }];
  const isEstate = taxClass === "estate" || taxClass === "exempt-organization";
  if (entityType === "Trust" && trustKind === null && !isEstate) return [{ rule: "trust-kind-asked", ...at }];
  const isCorporation = entityType === "C-Corp" || entityType === "S-Corp";
  if (isCorporation && isDisregardedEntity && !hasElection(graph, entity, "qsub")) {
    return [{ rule: "disregarded-corporation", ...at }];
  }
  return [];
}

function checkOwners(graph: Graph, entity: BusinessEntity): ClassDraft[] {
  const edges = economicEdges(graph, entity.id);
  // Missing owners are counted by the totals.
  if (edges.length === 0) return [];
  const isStated = entity.isDisregardedEntity || entity.entityType === "Disregarded Entity";
  if (isStated && entity.entityType !== "C-Corp" && entity.entityType !== "S-Corp") {
    return checkDisregarded(graph, entity, edges);
  }
  const owners = [...regardedOwners(graph, entity.id)];
  const values = { entity: entity.legalName, owner: nameOf(graph, owners[0] ?? "") };
  const at = { entityIds: [entity.id], values };
  if (owners.length !== 1 || !isWhole(edges)) return [];
  if (entity.entityType === "Partnership" && classOf(graph, entity.id) === "partnership") {
    return [{ rule: "partnership-one-owner", ...at }];
  }
  const isPlain = entity.taxClass === null && entity.elections.length === 0;
  return entity.entityType === "LLC" && isPlain ? [{ rule: "llc-one-owner", ...at }] : [];
}

function checkDisregarded(graph: Graph, entity: BusinessEntity, edges: readonly Edge[]): ClassDraft[] {
  const owners = [...regardedOwners(graph, entity.id)];
  const values = { entity: entity.legalName, owners: counted(edges) };
  const at = { entityIds: [entity.id], values };
  if (owners.length === 2 && isWhole(edges) && areSpouses(graph, owners)) {
    const states = [entity.jurisdictionFormation, entity.jurisdictionOperation];
    const isCommunity = states.some((state) => COMMUNITY_PROPERTY.has(state?.toUpperCase() ?? ""));
    return isCommunity ? [] : [{ rule: "disregarded-spouses", ...at }];
  }
  return owners.length === 1 && isWhole(edges) ? [] : [{ rule: "disregarded-owner", ...at }];
}

function counted(edges: readonly Edge[]): string {
  const total = formatPercentage(edges.reduce((sum, { percentage }) => sum + percentage, 0));
  return edges.length === 1 ? `1 owner with ${total} is` : `${edges.length} owners with ${total} are`;
}

function isWhole(edges: readonly Edge[]): boolean {
  return edges.reduce((sum, { units }) => sum + units, 0) === WHOLE;
}

function areSpouses(graph: Graph, [a = "", b = ""]: string[]): boolean {
  const isSpouse = (id: string, other: string) =>
    graph.person.get(id)?.relations.some(({ personId, kind }) => personId === other && kind === "spouse");
  return Boolean(isSpouse(a, b) ?? false) || Boolean(isSpouse(b, a) ?? false);
}

function checkForeign(graph: Graph, entity: BusinessEntity): ClassDraft[] {
  const federal = classOf(graph, entity.id);
  return economicEdges(graph, entity.id).flatMap((edge): ClassDraft[] => {
    const isForeign = edge.holderId !== null && graph.person.get(edge.holderId)?.isUsPerson === false;
    if (!isForeign) return [];
    const values = {
      entity: entity.legalName,
      owner: nameOf(graph, edge.holderId ?? ""),
      percentage: formatPercentage(edge.percentage),
    };
    const at = { entityIds: [entity.id], ownerId: edge.id, values };
    if (federal === "disregarded") return [{ rule: "foreign-owner", ...at }];
    const isReportable = federal === "c-corporation" && edge.units >= FOREIGN_OWNED;
    return isReportable ? [{ rule: "foreign-shareholder", ...at }] : [];
  });
}
