/** Single steps of attribution: who is treated as owning what somebody owns. */
import type { Edge, Graph } from "./graph.ts";
import type { SectionRule } from "./attribution-sections.ts";
import { classOf, type FederalClass } from "./classes.ts";
import { ancestorsOf, descendantsOf, type Kin } from "./family.ts";
import { economicEdges } from "./ultimate-owners.ts";
import { WHOLE } from "../values.ts";

export type StepKind = "up" | "down" | "family";

export interface Step {
  to: string;
  /** Share of the stock that passes, from 0 to 1. */
  factor: number;
  kind: StepKind;
}

export interface StepContext {
  graph: Graph;
  rule: SectionRule;
  family: Map<string, Kin>;
  /** Constructive share of a holder in a corporation, from 0 to 1. */
  controlOf(holderId: string, corporationId: string): number;
  /** People who own more than half: 1563(e)(6)(B). */
  majority: ReadonlySet<string>;
  /** People who own stock themselves: 267(c)(3). */
  owners: ReadonlySet<string>;
}

/** From an entity to its holders, in proportion. */
export function stepsUp(context: StepContext, entityId: string): Step[] {
  const { graph, rule } = context;
  const federal = classOf(graph, entityId);
  return edgesUp(context, entityId).flatMap((edge) => {
    const units = unitsFor(edge, federal, rule);
    return holdersOf(graph, edge, rule).flatMap((to) =>
      passes(context, { to, entityId, units, federal })
        ? [{ to, factor: units / WHOLE, kind: "up" as const }]
        : [],
    );
  });
}

function edgesUp({ graph, rule }: StepContext, entityId: string): Edge[] {
  const entity = graph.entity.get(entityId);
  const beneficiaries = (graph.heldBy.get(entityId) ?? []).filter(({ role }) => role !== "grantor");
  const isOthers = entity?.entityType === "Trust" && !rule.grantorTrust && beneficiaries.length > 0;
  return isOthers ? beneficiaries : economicEdges(graph, entityId);
}

/** The holder of a record, and whoever holds an option on it. */
export function holdersOf(graph: Graph, edge: Edge, rule: SectionRule): string[] {
  const holders = edge.holderId === null ? [] : [edge.holderId];
  if (!rule.options) return holders;
  const options = (graph.heldBy.get(edge.entityId) ?? []).filter(({ optionOn }) => optionOn === edge.id);
  return [...holders, ...options.flatMap(({ holderId }) => holderId ?? [])];
}

interface Passing {
  to: string;
  entityId: string;
  units: number;
  federal: FederalClass;
}

function passes({ rule, controlOf }: StepContext, { to, entityId, units, federal }: Passing): boolean {
  if (federal === "disregarded") return true;
  if (federal === "trust" || federal === "estate") return units >= rule.fromTrust;
  if (federal === "partnership") return units >= rule.fromPartnership;
  if (!rule.corporationByControl) return units >= rule.fromCorporation;
  // 318(a)(5)(E): an S corporation is treated as a partnership.
  return federal === "s-corporation" || controlOf(to, entityId) * WHOLE >= rule.fromCorporation;
}

/** A grantor without a percentage holds all; 1563 takes the greater of capital and profits of a partner. */
function unitsFor(edge: Edge, federal: FederalClass, rule: SectionRule): number {
  if (edge.units === 0 && edge.role === "grantor") return WHOLE;
  const { capital, profits, value } = edge.shares;
  if (federal === "partnership" && rule.fromPartnership > 0) {
    return Math.max(toUnits(capital) ?? edge.units, toUnits(profits) ?? edge.units);
  }
  return federal === "partnership" ? edge.units : (toUnits(value) ?? edge.units);
}

function toUnits(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 10_000);
}

/** From an owner to the entities that own all that their owners own: 318(a)(3). */
export function stepsDown({ graph, rule, controlOf }: StepContext, ownerId: string): Step[] {
  if (!rule.toEntities) return [];
  return (graph.holdings.get(ownerId) ?? []).flatMap(({ entityId, units, role }) => {
    const federal = classOf(graph, entityId);
    if (federal === "disregarded" || (units === 0 && role === "owner")) return [];
    const isControlled = federal !== "c-corporation" || controlOf(ownerId, entityId) >= 0.5;
    return isControlled ? [{ to: entityId, factor: 1, kind: "down" as const }] : [];
  });
}

/**
 * From a person to relatives and partners, in full. Partners in a partnership on the path have had their own part of
 * what came through it.
 */
export function stepsToFamily(context: StepContext, personId: string, path: readonly string[]): Step[] {
  const kin = context.family.get(personId);
  const relatives = kin ? relativesOf(context, personId, kin) : [];
  return [...new Set([...relatives, ...partnersOf(context, personId, path)])].map((to) => {
    return { to, factor: 1, kind: "family" as const };
  });
}

function relativesOf(context: StepContext, personId: string, kin: Kin): string[] {
  const { rule, family, majority } = context;
  const close = rule.family.flatMap((kind) =>
    [...kin[kind]].filter(
      (to) =>
        !rule.onlyMinors ||
        kind === "spouse" ||
        majority.has(to) ||
        isMinorPair(context, kind, [personId, to]),
    ),
  );
  if (!rule.anyGeneration) return close;
  return [...close, ...ancestorsOf(family, personId), ...descendantsOf(family, personId)];
}

/** Parent and child, the child under 21. `to` is `kind` to the person. */
function isMinorPair({ graph }: StepContext, kind: string, [person, to]: [string, string]): boolean {
  if (kind === "parent") return graph.person.get(person)?.isMinor === true;
  return kind === "child" && graph.person.get(to)?.isMinor === true;
}

function partnersOf(
  { graph, rule, owners }: StepContext,
  personId: string,
  path: readonly string[],
): string[] {
  if (rule.partners === "none") return [];
  const partners = (graph.holdings.get(personId) ?? [])
    .filter(({ entityId }) => !path.includes(entityId) && classOf(graph, entityId) === "partnership")
    .flatMap(({ entityId }) => (graph.heldBy.get(entityId) ?? []).flatMap(({ personId: id }) => id ?? []))
    .filter((id) => id !== personId);
  return rule.partners === "all" ? partners : partners.filter((id) => owners.has(id));
}
