/** Personal holding companies: 26 USC 541, 542, 544. */
import type { BusinessEntity, TaxClass } from "../schema.ts";
import { formatPercentage, toPercent, WHOLE } from "../values.ts";
import { blocksUnder, type Block } from "./attribution.ts";
import { classOf } from "./classes.ts";
import type { Graph } from "./graph.ts";
import type { PERSONAL_HOLDING_RULES } from "./personal-holding-rules.ts";
import { listed, type Draft } from "./rule.ts";

/** 542(a)(2) */
const INDIVIDUALS_MAX = 5;
/** 542(c)(1), (3), (5) */
const EXCLUDED: readonly (TaxClass | null)[] = [
  "exempt-organization",
  "insurance-company",
  "foreign-corporation",
];
/** Attribution is followed for groups of a size that a person reviews. */
const REVIEWED_ENTITIES = 200;

/** Whether income is mostly of the kinds of 543(a) is not recorded: one question for all whose stock and records fit. */
export function checkPersonalHolding(graph: Graph): Draft<keyof typeof PERSONAL_HOLDING_RULES>[] {
  if (graph.entities.length > REVIEWED_ENTITIES) return [];
  const corporations = graph.entities.filter(
    ({ id, taxClass }) => classOf(graph, id) === "c-corporation" && !EXCLUDED.includes(taxClass),
  );
  const isStated = ({ taxClass }: BusinessEntity) => taxClass === "personal-holding-company";
  const stated = corporations.filter(isStated).map((entity) => ({
    rule: "personal-holding" as const,
    entityIds: [entity.id],
    values: { entity: entity.legalName, owners: formatPercentage(toPercent(fewHands(graph, entity.id))) },
  }));
  const asked = corporations.filter(
    (entity) =>
      !isStated(entity) &&
      entity.taxClass !== "personal-service-corporation" &&
      hasPassiveIncome(graph, entity.id) &&
      isCloselyHeld(graph, entity.id),
  );
  if (asked.length === 0) return stated;
  const values = { names: listed(asked.map(({ legalName }) => legalName)) };
  return [...stated, { rule: "personal-holding-asked", entityIds: asked.map(({ id }) => id), values }];
}

/** More than half of the value in the hands of five or fewer individuals: 542(a)(2), 544(a). */
export function isCloselyHeld(graph: Graph, entityId: string): boolean {
  return fewHands(graph, entityId) > WHOLE / 2;
}

/**
 * Stock that five individuals own among them, in units; what several of them own constructively counts once. Each is
 * chosen for what the ones before do not own.
 */
function fewHands(graph: Graph, entityId: string): number {
  const blocks = blocksUnder(graph, entityId, "544");
  const left = blocks.map(({ units }) => units);
  const people = graph.people.filter(({ kind }) => kind === "individual").map(({ id }) => id);
  let together = 0;
  for (let chosen = 0; chosen < INDIVIDUALS_MAX; chosen += 1) {
    const parts = people.map((id) => blocks.map((block, at) => Math.min(left[at]!, partOf(block, id))));
    const sums = parts.map((part) => part.reduce((sum, units) => sum + units, 0));
    const most = Math.max(0, ...sums);
    if (most === 0) break;
    together += most;
    for (const [at, units] of parts[sums.indexOf(most)]!.entries()) left[at]! -= units;
  }
  return Math.round(together);
}

function partOf({ units, factors }: Block, id: string): number {
  return units * (factors.get(id) ?? 0);
}

/** Dividends of a corporation of the group, rent or interest from another entity. */
function hasPassiveIncome(graph: Graph, id: string): boolean {
  const holdsCorporation = (graph.holdings.get(id) ?? []).some(
    ({ entityId, units }) => units > 0 && classOf(graph, entityId) === "c-corporation",
  );
  return (
    holdsCorporation ||
    graph.transactions.some(
      ({ transactionType, fromEntityId, toEntityId }) =>
        (transactionType === "lease" && toEntityId === id) ||
        (transactionType === "loan" && fromEntityId === id),
    )
  );
}
