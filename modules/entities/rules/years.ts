/** Permitted tax years: 26 USC 441, 444, 644, 706, 1378. */
import type { BusinessEntity } from "../schema.ts";
import { classOf, hasElection, regardedOwner } from "./classes.ts";
import { nameOf, type Graph } from "./graph.ts";
import { requiredYear } from "./required-year.ts";
import { listed, type Draft } from "./rule.ts";
import { economicEdges } from "./ultimate-owners.ts";
import { monthsOfDeferral, parseYearEnd, wordYearEnd } from "./year-end.ts";
import type { YEAR_RULES } from "./year-rules.ts";

type YearDraft = Draft<keyof typeof YEAR_RULES>;

const DECEMBER = 12;
const DEFERRAL_MAX = 3;

export function checkYears(graph: Graph): YearDraft[] {
  return graph.entities.flatMap((entity) => {
    const { id, legalName, fiscalYearEnd } = entity;
    const at = { entityIds: [id], values: { entity: legalName, written: fiscalYearEnd ?? "" } };
    if (fiscalYearEnd === null) {
      return classOf(graph, id) === "disregarded" ? [] : [{ rule: "year-asked" as const, ...at }];
    }
    const anyDay = hasElection(graph, entity, "52-53-week-year");
    const { month, problem } = parseYearEnd(fiscalYearEnd, { anyDay });
    if (problem === "not-a-date") return [{ rule: "year-not-a-date" as const, ...at }];
    if (month === null) return [{ rule: "year-not-a-month-end" as const, ...at }];
    return checkMonth({ graph, entity, month });
  });
}

interface Dated {
  graph: Graph;
  entity: BusinessEntity;
  month: number;
}

function checkMonth(dated: Dated): YearDraft[] {
  const { graph, entity } = dated;
  if (hasElection(graph, entity, "consolidated-return")) return checkAsOwner(dated, "year-consolidated");
  switch (classOf(graph, entity.id)) {
    case "s-corporation":
      return checkElected(dated, { required: DECEMBER, rule: "year-s", test: "" });
    case "partnership":
      return checkPartnership(dated);
    case "trust":
      return checkTrust(dated);
    case "disregarded":
      return checkAsOwner(dated, "year-of-owner");
    default:
      return entity.taxClass === "personal-service-corporation"
        ? checkElected(dated, { required: DECEMBER, rule: "year-psc", test: "" })
        : [];
  }
}

interface Requirement {
  required: number;
  rule: "year-s" | "year-psc" | "year-partnership";
  test: string;
}

/** The required year, or another with a business purpose or a section 444 election. */
function checkElected({ graph, entity, month }: Dated, { required, rule, test }: Requirement): YearDraft[] {
  if (month === required || hasElection(graph, entity, "business-purpose-year")) return [];
  const months = monthsOfDeferral(month, required);
  const values = {
    entity: entity.legalName,
    written: entity.fiscalYearEnd ?? "",
    required: wordYearEnd(required),
    or8716: months <= DEFERRAL_MAX ? " or Form 8716" : "",
    months,
    test,
  };
  const at = { entityIds: [entity.id], values };
  if (!hasElection(graph, entity, "8716")) return [{ rule, ...at }];
  return months > DEFERRAL_MAX ? [{ rule: "year-deferral", ...at }] : [];
}

function checkPartnership(dated: Dated): YearDraft[] {
  const { graph, entity } = dated;
  const year = requiredYear(graph, entity.id);
  const [required] = year?.months ?? [];
  if (!year || required === undefined) return [];
  if (year.months.length === 1) {
    return checkElected(dated, { required, rule: "year-partnership", test: year.test });
  }
  const values = { entity: entity.legalName, required: listed(year.months.map(wordYearEnd)) };
  return [{ rule: "year-tie", entityIds: [entity.id], values }];
}

/** Exempt are estates, wholly grantor trusts, and trusts treated as part of an estate. */
function checkTrust({ graph, entity, month }: Dated): YearDraft[] {
  const isExempt = entity.trustKind === "grantor" || hasElection(graph, entity, "645");
  if (month === DECEMBER || isExempt) return [];
  const values = { entity: entity.legalName, written: entity.fiscalYearEnd ?? "" };
  return [{ rule: "year-trust", entityIds: [entity.id], values }];
}

/** A disregarded entity has its owner's year, a consolidated member its parent's. */
function checkAsOwner(
  { graph, entity, month }: Dated,
  rule: "year-of-owner" | "year-consolidated",
): YearDraft[] {
  const holder = economicEdges(graph, entity.id).find(({ holderId }) => holderId !== null)?.holderId ?? null;
  const ownerId = holder === null ? null : (regardedOwner(graph, holder) ?? holder);
  if (ownerId === null) return [];
  const written = graph.entity.get(ownerId)?.fiscalYearEnd;
  const required = graph.person.has(ownerId) ? DECEMBER : written ? parseYearEnd(written).month : null;
  if (required === null || required === month) return [];
  const values = {
    entity: entity.legalName,
    owner: nameOf(graph, ownerId),
    required: wordYearEnd(required),
    written: entity.fiscalYearEnd ?? "",
  };
  return [{ rule, entityIds: [entity.id], values }];
}
