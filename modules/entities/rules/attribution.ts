/** Constructive ownership of one entity under one provision: every block of its stock, along every path once. */
import type { AttributedShare, Attribution, AttributionSection } from "../schema.ts";
import { PATHS_MAX, SECTIONS } from "./attribution-sections.ts";
import {
  holdersOf,
  stepsDown,
  stepsToFamily,
  stepsUp,
  type Step,
  type StepContext,
  type StepKind,
} from "./attribution-steps.ts";
import { familyOf } from "./family.ts";
import { nameOf, type Edge, type Graph } from "./graph.ts";
import { economicEdges } from "./ultimate-owners.ts";
import { toPercent, WHOLE } from "../values.ts";

/** What one party owns of the entity, in units of 1/10,000 percent, and along which path most of it came. */
interface Held {
  direct: number;
  units: number;
  through: string[];
  strongest: number;
}

type Holdings = Map<string, Held>;

interface Walk {
  context: StepContext;
  entityId: string;
  pathsLeft: number;
}

export function attribute(graph: Graph, entityId: string, section: AttributionSection): Attribution {
  const { holdings, isTooEntangled } = holdingsUnder(graph, entityId, section);
  const shares = [...holdings].map(([ownerId, held]): AttributedShare => {
    return {
      ownerId,
      name: nameOf(graph, ownerId),
      direct: toPercent(held.direct),
      percentage: held.units / 10_000,
      through: held.through.map((id) => nameOf(graph, id)),
    };
  });
  shares.sort((a, b) => b.percentage - a.percentage || a.name.localeCompare(b.name));
  return { entityId, section, shares, isTooEntangled };
}

/** Constructive share of one party, from 0 to 1. */
export function shareUnder(
  graph: Graph,
  question: { ownerId: string; entityId: string; section: AttributionSection },
): number {
  const { holdings } = holdingsUnder(graph, question.entityId, question.section);
  return (holdings.get(question.ownerId)?.units ?? 0) / WHOLE;
}

export function holdingsUnder(
  graph: Graph,
  entityId: string,
  section: AttributionSection,
): { holdings: Holdings; isTooEntangled: boolean } {
  const rule = SECTIONS[section];
  const family = familyOf(graph);
  const context: StepContext = {
    ...{ graph, rule, family, majority: new Set(), owners: new Set() },
    controlOf: controlUnder(graph, section),
  };
  if (rule.partners === "owners") context.owners = directAndThroughEntities(context, entityId);
  const walk = { context, entityId, pathsLeft: PATHS_MAX };
  let holdings = follow(walk);
  if (rule.onlyMinors) {
    context.majority = new Set([...holdings].filter(([, { units }]) => units > WHOLE / 2).map(([id]) => id));
    if (context.majority.size > 0) holdings = follow(walk);
  }
  return { holdings, isTooEntangled: walk.pathsLeft <= 0 };
}

function follow(walk: Walk): Holdings {
  const holdings: Holdings = new Map();
  for (const edge of economicEdges(walk.context.graph, walk.entityId)) {
    addBlock(holdings, edge, followBlock(walk, edge));
  }
  return holdings;
}

/** One owner record's stock, and which part of it each party owns, from 0 to 1. */
export interface Block {
  units: number;
  factors: Map<string, number>;
}

/** The blocks of an entity's stock under a provision without a test of majority. */
export function blocksUnder(graph: Graph, entityId: string, section: AttributionSection): Block[] {
  const context: StepContext = {
    ...{ graph, rule: SECTIONS[section], family: familyOf(graph), ...NOBODY_SPECIAL },
    controlOf: controlUnder(graph, section),
  };
  const walk = { context, entityId, pathsLeft: PATHS_MAX };
  return economicEdges(graph, entityId).map((edge) => {
    const reached = followBlock(walk, edge);
    return { units: edge.units, factors: new Map([...reached].map(([id, { factor }]) => [id, factor])) };
  });
}

interface Reached {
  factor: number;
  path: string[];
  strongest: number;
}

/** One block of stock: who owns which part of it; several ways to one party never add up to more than the block. */
function followBlock(walk: Walk, edge: Edge): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  const path: string[] = [walk.entityId];
  const arrive = (to: string, factor: number, by: { kind: StepKind; hasFamily: boolean }): void => {
    if (path.includes(to) || walk.pathsLeft-- <= 0) return;
    path.push(to);
    note(reached, path, factor);
    for (const step of stepsFrom(walk.context, path, by)) {
      const hasFamily = by.hasFamily || step.kind === "family";
      arrive(step.to, factor * step.factor, { kind: step.kind, hasFamily });
    }
    path.pop();
  };
  for (const holder of holdersOf(walk.context.graph, edge, walk.context.rule)) {
    arrive(holder, 1, { kind: "up", hasFamily: false });
  }
  return reached;
}

/** Never twice through family, and never down into an entity and up to another of its owners: 318(a)(5)(B), (C). */
function stepsFrom(
  context: StepContext,
  path: readonly string[],
  by: { kind: StepKind; hasFamily: boolean },
): Step[] {
  const id = path.at(-1) ?? "";
  if (!context.graph.entity.has(id)) {
    return [...(by.hasFamily ? [] : stepsToFamily(context, id, path)), ...stepsDown(context, id)];
  }
  return [...(by.kind === "down" ? [] : stepsUp(context, id)), ...stepsDown(context, id)];
}

function note(reached: Map<string, Reached>, path: readonly string[], factor: number): void {
  const to = path.at(-1) ?? "";
  const known = reached.get(to) ?? { factor: 0, path: [], strongest: -1 };
  const isStronger = factor > known.strongest;
  reached.set(to, {
    factor: Math.min(1, known.factor + factor),
    path: isStronger ? path.toReversed() : known.path,
    strongest: Math.max(factor, known.strongest),
  });
}

function addBlock(holdings: Holdings, edge: Edge, reached: Map<string, Reached>): void {
  const block = edge.units === 0 && edge.role === "grantor" ? WHOLE : edge.units;
  for (const [id, { factor, path }] of reached) {
    const held = holdings.get(id) ?? { direct: 0, units: 0, through: [], strongest: -1 };
    const units = block * factor;
    const isStronger = units > held.strongest;
    holdings.set(id, {
      direct: held.direct + (edge.holderId === id ? block : 0),
      units: held.units + units,
      through: isStronger ? path : held.through,
      strongest: Math.max(units, held.strongest),
    });
  }
}

/** People with stock of their own, not counting family and partners. */
function directAndThroughEntities(context: StepContext, entityId: string): Set<string> {
  const alone: StepContext = { ...context, family: new Map(), rule: { ...context.rule, partners: "none" } };
  const holdings = follow({ context: alone, entityId, pathsLeft: PATHS_MAX });
  return new Set([...holdings].filter(([, { units }]) => units > 0).map(([id]) => id));
}

/**
 * The 50% test of a corporation's holder counts constructive ownership. Within it the test of further corporations
 * counts what is held directly, so that it ends.
 */
function controlUnder(graph: Graph, section: AttributionSection): StepContext["controlOf"] {
  const known = new Map<string, Holdings>();
  const direct = (holderId: string, corporationId: string) =>
    (graph.heldBy.get(corporationId) ?? []).reduce(
      (sum, edge) => sum + (edge.holderId === holderId ? edge.units : 0),
      0,
    ) / WHOLE;
  return (holderId, corporationId) => {
    let holdings = known.get(corporationId);
    if (!holdings) {
      const rule = SECTIONS[section];
      const context = { ...{ graph, rule, family: familyOf(graph), controlOf: direct }, ...NOBODY_SPECIAL };
      holdings = follow({ context, entityId: corporationId, pathsLeft: PATHS_MAX / 100 });
      known.set(corporationId, holdings);
    }
    return (holdings.get(holderId)?.units ?? 0) / WHOLE;
  };
}

const NOBODY_SPECIAL = { majority: new Set<string>(), owners: new Set<string>() };
