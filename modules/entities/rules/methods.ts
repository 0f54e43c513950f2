/** The cash method: 26 USC 448. */
import type { BusinessEntity } from "../schema.ts";
import { formatAmount } from "../values.ts";
import { classOf, regardedOwner } from "./classes.ts";
import { nameOf, type Graph } from "./graph.ts";
import { RECEIPTS_LIMITS } from "./method-limits.ts";
import type { METHOD_RULES } from "./method-rules.ts";
import type { Draft } from "./rule.ts";
import { ultimateShares } from "./ultimate-owners.ts";

type MethodDraft = Draft<keyof typeof METHOD_RULES>;

const PRIOR_YEARS = 3;
const MONTHS = 12;
/** Aggregation solves the shares of every entity; beyond this size each is tested alone. */
const AGGREGATED_ENTITIES = 200;

export function checkMethods(graph: Graph): MethodDraft[] {
  const limit = RECEIPTS_LIMITS[graph.taxYear];
  const onCash = graph.entities.filter(({ accountingMethod }) => accountingMethod === "Cash");
  if (limit === undefined || onCash.length === 0) return [];
  const groups = commonControl(graph);
  return onCash.flatMap((entity) => checkCash(graph, { entity, limit, group: groups(entity.id) }));
}

interface Tested {
  entity: BusinessEntity;
  limit: number;
  /** Under common control, 52(a), with the entity itself. */
  group: string[];
}

function checkCash(graph: Graph, { entity, limit, group }: Tested): MethodDraft[] {
  const at = { entityIds: [entity.id] };
  if (entity.taxClass === "tax-shelter") {
    return [{ rule: "cash-shelter", ...at, values: { entity: entity.legalName } }];
  }
  const partner = barredBy(graph, entity);
  if (partner === null) return [];
  const average = averageReceipts(graph, group);
  if (average === null) {
    return [{ rule: "receipts-asked", ...at, values: { entity: entity.legalName, year: graph.taxYear } }];
  }
  if (average <= limit) return [];
  const values = {
    entity: entity.legalName,
    partner: nameOf(graph, partner),
    average: formatAmount(Math.ceil(average)),
    limit: formatAmount(limit),
    together: group.length > 1 ? `, ${group.length} entities under common control together,` : "",
  };
  return [{ rule: partner === entity.id ? "cash-corporation" : "cash-partnership", ...at, values }];
}

/** The C corporation that the bar is about: the entity itself or a partner; null where there is none. */
function barredBy(graph: Graph, { id, taxClass }: BusinessEntity): string | null {
  if (taxClass === "personal-service-corporation" || taxClass === "farming") return null;
  const federal = classOf(graph, id);
  if (federal === "c-corporation") return id;
  if (federal !== "partnership") return null;
  const partners = (graph.heldBy.get(id) ?? []).flatMap(({ holderId }) =>
    holderId === null ? [] : (regardedOwner(graph, holderId) ?? holderId),
  );
  return partners.find((partner) => isBarredPartner(graph, partner)) ?? null;
}

/** A qualified personal service corporation is treated as an individual: 448(b)(2). */
function isBarredPartner(graph: Graph, id: string): boolean {
  if (graph.person.get(id)?.kind === "corporation") return true;
  const isPersonal = graph.entity.get(id)?.taxClass === "personal-service-corporation";
  return classOf(graph, id) === "c-corporation" && !isPersonal;
}

/** Cents a year over the prior years in existence, all members together; null when nothing is recorded. */
function averageReceipts(graph: Graph, group: readonly string[]): number | null {
  const years = Array.from({ length: PRIOR_YEARS }, (_, at) => graph.taxYear - 1 - at);
  const sums = years.flatMap((year) => {
    const recorded = group.flatMap((id) => {
      const entity = graph.entity.get(id);
      const receipts = entity?.grossReceipts.find((one) => one.year === year);
      return entity && receipts ? [(receipts.cents * MONTHS) / monthsOf(entity, year)] : [];
    });
    return recorded.length === 0 ? [] : [recorded.reduce((sum, cents) => sum + cents, 0)];
  });
  if (sums.length === 0) return null;
  return sums.reduce((sum, cents) => sum + cents, 0) / sums.length;
}

/** Months of a calendar year in which the entity existed; a shorter first year is annualized: 448(c)(3)(B). */
function monthsOf({ formationDate }: BusinessEntity, year: number): number {
  if (!formationDate?.startsWith(`${year}-`)) return MONTHS;
  return MONTHS + 1 - Number(formationDate.slice(5, 7));
}

/** Entities with one person or entity above 50% of each, 52(a); one alone where the group is too large to solve. */
function commonControl(graph: Graph): (id: string) => string[] {
  if (graph.entities.length > AGGREGATED_ENTITIES) return (id) => [id];
  const shares = ultimateShares(graph);
  const controller = (id: string) => [...(shares.get(id) ?? [])].find(([, share]) => share > 0.5)?.[0];
  return (id) => {
    const own = controller(id);
    if (own === undefined || own === "") return [id];
    return graph.entities.filter((other) => controller(other.id) === own).map((other) => other.id);
  };
}
