/** Totals of owners by date, holders not named, and the life of entities. */
import type { BusinessEntity } from "../schema.ts";
import { formatPercentage, toPercent, WHOLE } from "../values.ts";
import { nameOf, type Edge, type Graph } from "./graph.ts";
import type { OWNERSHIP_RULES } from "./ownership-rules.ts";
import { addDays, endOfYear, isInForce, startOfYear } from "./periods.ts";
import type { Draft } from "./rule.ts";

type OwnershipDraft = Draft<keyof typeof OWNERSHIP_RULES>;

/** Totals within 0.001 percent of 100 count as 100. */
const TOLERANCE = 10;

export interface Total {
  entityId: string;
  /** First and last day with this total. */
  from: string;
  to: string;
  /** Ten-thousandths of a percent. */
  units: number;
}

/** A trust has beneficiaries, an estate heirs; every other entity has owners who hold it all. */
export function mustHaveOwners({ entityType, taxClass }: BusinessEntity): boolean {
  return entityType !== "Trust" && taxClass !== "estate" && taxClass !== "exempt-organization";
}

/** Totals of an entity over the days of the tax year on which it existed, one for each stretch without a change. */
export function totalsOf(graph: Graph, entity: BusinessEntity): Total[] {
  const first = later(startOfYear(graph.taxYear), entity.formationDate);
  const last = earlier(endOfYear(graph.taxYear), entity.endDate);
  if (first > last) return [];
  const edges = (graph.into.get(entity.id) ?? []).filter(({ role }) => role === "owner");
  const starts = new Set([first]);
  for (const { from, to } of edges) {
    if (from !== null && from > first && from <= last) starts.add(from);
    if (to !== null && to >= first && to < last) starts.add(addDays(to, 1));
  }
  const days = [...starts].sort();
  return days.map((from, at) => {
    const next = days[at + 1];
    const units = edges.reduce((sum, edge) => sum + (isInForce(edge, from) ? edge.units : 0), 0);
    return { entityId: entity.id, from, to: next === undefined ? last : addDays(next, -1), units };
  });
}

export function isWhole(units: number): boolean {
  return Math.abs(units - WHOLE) <= TOLERANCE;
}

function later(a: string, b: string | null): string {
  return b !== null && b > a ? b : a;
}

function earlier(a: string, b: string | null): string {
  return b !== null && b < a ? b : a;
}

export function checkOwnership(graph: Graph): OwnershipDraft[] {
  return [
    ...graph.entities.flatMap((entity) => [...checkTotals(graph, entity), ...checkLife(graph, entity)]),
    ...graph.edges.flatMap((edge) => checkEdge(graph, edge)),
    ...graph.entities.flatMap(({ id }) => checkTwice(graph, graph.into.get(id) ?? [])),
  ];
}

/** One line for each stretch whose total is wrong; a stretch of the whole year needs no dates. */
function checkTotals(graph: Graph, entity: BusinessEntity): OwnershipDraft[] {
  if (!mustHaveOwners(entity)) return [];
  const totals = totalsOf(graph, entity);
  return totals
    .filter(({ units }) => !isWhole(units))
    .map(({ from, to, units }) => ({
      rule: units < WHOLE ? "ownership-missing" : "ownership-excess",
      entityIds: [entity.id],
      citation: entity.entityType === "S-Corp" ? "26 USC 6037(b)" : "26 USC 6031(b)",
      values: {
        entity: entity.legalName,
        difference: formatPercentage(toPercent(Math.abs(WHOLE - units))),
        total: formatPercentage(toPercent(units)),
        when: totals.length === 1 ? `in ${graph.taxYear}` : `from ${from} to ${to}`,
      },
    }));
}

function checkLife({ taxYear }: Graph, entity: BusinessEntity): OwnershipDraft[] {
  const { id, legalName, formationDate: start, endDate: end } = entity;
  const values = { entity: legalName, start: start ?? "", end: end ?? "", year: taxYear };
  if (start && end && end < start) return [{ rule: "life-reversed", entityIds: [id], values }];
  if (start && start > endOfYear(taxYear)) return [{ rule: "not-yet-formed", entityIds: [id], values }];
  return [];
}

function checkEdge(graph: Graph, edge: Edge): OwnershipDraft[] {
  const entity = graph.entity.get(edge.entityId);
  if (!entity) return [];
  const values = {
    entity: entity.legalName,
    owner: nameOf(graph, edge.holderId ?? ""),
    percentage: formatPercentage(edge.percentage),
  };
  const at = { entityIds: involved(edge), ownerId: edge.id, values };
  const found: OwnershipDraft[] = [];
  if (edge.holderId === null) found.push({ rule: "owner-not-named", ...at });
  if (edge.units === 0 && edge.role === "owner") found.push({ rule: "owner-share-unknown", ...at });
  if (isOutsideLife(edge, entity)) found.push({ rule: "owner-outside-life", ...at });
  return found;
}

function involved({ entityId, ownerEntityId }: Edge): string[] {
  return ownerEntityId === null ? [entityId] : [entityId, ownerEntityId];
}

/** Open dates mean "always" and are never outside. */
function isOutsideLife({ from, to }: Edge, { formationDate, endDate }: BusinessEntity): boolean {
  const startsEarly = from !== null && formationDate !== null && from < formationDate;
  const endsLate = to !== null && endDate !== null && to > endDate;
  const isBefore = to !== null && formationDate !== null && to < formationDate;
  const isAfter = from !== null && endDate !== null && from > endDate;
  return startsEarly || endsLate || isBefore || isAfter;
}

/** The same holder in the same role twice at the same time. */
function checkTwice(graph: Graph, edges: readonly Edge[]): OwnershipDraft[] {
  const seen = new Map<string, Edge[]>();
  return edges.flatMap((edge) => {
    if (edge.holderId === null) return [];
    const key = `${edge.holderId} ${edge.role}`;
    const others = seen.get(key) ?? [];
    seen.set(key, [...others, edge]);
    if (!others.some((other) => overlap(other, edge))) return [];
    const values = { entity: nameOf(graph, edge.entityId), owner: nameOf(graph, edge.holderId) };
    return [{ rule: "owner-twice", entityIds: involved(edge), ownerId: edge.id, values }];
  });
}

function overlap(a: Edge, b: Edge): boolean {
  return (a.from ?? "") <= (b.to ?? "9999") && (b.from ?? "") <= (a.to ?? "9999");
}
