/** S corporation eligibility: 26 USC 1361(b). */
import type { BusinessEntity, TaxClass } from "../schema.ts";
import { formatPercentage, WHOLE } from "../values.ts";
import { classOf, hasElection, regardedOwner } from "./classes.ts";
import { nameOf, type Edge, type Graph } from "./graph.ts";
import { startOfYear } from "./periods.ts";
import type { Draft } from "./rule.ts";
import { listed } from "./rule.ts";
import type { S_CORPORATION_RULES } from "./s-corporation-rules.ts";
import { countShareholders, judgeHolder, type Judgment } from "./shareholders.ts";

type SDraft = Draft<keyof typeof S_CORPORATION_RULES>;

const SHAREHOLDERS_MAX = 100;

const INELIGIBLE: Partial<Record<TaxClass, string>> = {
  "foreign-corporation": "a foreign corporation",
  "insurance-company": "an insurance company",
  "regulated-investment-company": "a regulated investment company",
};

export function checkSCorporations(graph: Graph): SDraft[] {
  return graph.entities.flatMap((entity) => {
    if (hasElection(graph, entity, "qsub")) return checkQsub(graph, entity);
    const isS = entity.entityType === "S-Corp" || classOf(graph, entity.id) === "s-corporation";
    return isS ? checkOne(graph, entity) : [];
  });
}

function checkOne(graph: Graph, entity: BusinessEntity): SDraft[] {
  const edges = graph.heldBy.get(entity.id) ?? [];
  const parent = edges.find(({ holderId }) => holderId && ownerClass(graph, holderId) === "s-corporation");
  if (parent) return [checkParent(graph, entity, parent)];
  const judged = edges.map((edge) => ({ edge, judgment: judgeHolder(graph, edge) }));
  const counts = new Set(judged.flatMap(({ judgment }) => judgment.counts));
  return [
    ...judged.flatMap(({ edge, judgment }) => wordJudgment(graph, entity, { edge, judgment })),
    ...checkResidence(entity, judged),
    ...checkCount(graph, entity, [...counts]),
    ...edges.flatMap((edge) => checkStock(graph, entity, edge)),
    ...checkKind(entity),
    ...checkElection(graph, entity),
  ];
}

function ownerClass(graph: Graph, id: string) {
  return classOf(graph, regardedOwner(graph, id) ?? id);
}

function checkParent(
  graph: Graph,
  entity: BusinessEntity,
  { holderId, units, percentage, id }: Edge,
): SDraft {
  const parent = holderId ?? "";
  const values = {
    entity: entity.legalName,
    parent: nameOf(graph, parent),
    percentage: formatPercentage(percentage),
  };
  const rule = units === WHOLE ? "s-qsub-asked" : "s-qsub-share";
  return { rule, entityIds: [entity.id, parent], ownerId: id, values };
}

/** A QSub has an S corporation that holds all of it, directly or through disregarded entities. */
function checkQsub(graph: Graph, entity: BusinessEntity): SDraft[] {
  const edges = graph.heldBy.get(entity.id) ?? [];
  const isWhole = edges.reduce((sum, { units }) => sum + units, 0) === WHOLE;
  const isHeldByS = edges.every(
    ({ holderId }) => holderId && ownerClass(graph, holderId) === "s-corporation",
  );
  if (isWhole && isHeldByS) return [];
  return [{ rule: "qsub-parent", entityIds: [entity.id], values: { entity: entity.legalName } }];
}

interface Judged {
  edge: Edge;
  judgment: Judgment;
}

function wordJudgment(graph: Graph, entity: BusinessEntity, { edge, judgment }: Judged): SDraft[] {
  const { refusal, question } = judgment;
  const at = {
    entityIds: edge.ownerEntityId ? [entity.id, edge.ownerEntityId] : [entity.id],
    ownerId: edge.id,
  };
  const values = { entity: entity.legalName, owner: nameOf(graph, edge.holderId ?? "") };
  if (refusal) {
    const { reason, citation } = refusal;
    return [{ rule: "s-holder", ...at, citation, values: { ...values, reason } }];
  }
  if (question?.ask === "trust-kind") return [{ rule: "s-trust-kind", ...at, values }];
  if (question?.ask === "trust-parties") return [{ rule: "s-trust-parties", ...at, values }];
  return [];
}

/** One line for all owners of unknown residence. */
function checkResidence(entity: BusinessEntity, judged: readonly Judged[]): SDraft[] {
  const names = judged.flatMap(({ judgment: { question } }) =>
    question?.ask === "residence" ? question.name : [],
  );
  if (names.length === 0) return [];
  const values = { entity: entity.legalName, names: listed(names) };
  return [{ rule: "s-residence", entityIds: [entity.id], values }];
}

function checkCount(graph: Graph, entity: BusinessEntity, ids: string[]): SDraft[] {
  if (ids.length <= SHAREHOLDERS_MAX) return [];
  const count = countShareholders(graph, ids);
  if (count <= SHAREHOLDERS_MAX) return [];
  return [{ rule: "s-holder-count", entityIds: [entity.id], values: { entity: entity.legalName, count } }];
}

/** Voting rights may differ, 1361(c)(4); rights to distributions and to liquidation proceeds may not. */
function checkStock(graph: Graph, entity: BusinessEntity, edge: Edge): SDraft[] {
  const { profits, capital } = edge.shares;
  if (profits === null || capital === null || profits === capital) return [];
  const values = {
    entity: entity.legalName,
    owner: nameOf(graph, edge.holderId ?? ""),
    profits: formatPercentage(profits),
    capital: formatPercentage(capital),
  };
  return [{ rule: "s-one-class", entityIds: [entity.id], ownerId: edge.id, values }];
}

function checkKind({ id, legalName, taxClass }: BusinessEntity): SDraft[] {
  const kind = taxClass ? INELIGIBLE[taxClass] : undefined;
  return kind ? [{ rule: "s-kind", entityIds: [id], values: { entity: legalName, kind } }] : [];
}

function checkElection(
  { taxYear }: Graph,
  { id, legalName, elections, formationDate }: BusinessEntity,
): SDraft[] {
  const election = elections.find(({ kind }) => kind === "2553");
  const at = { entityIds: [id], values: { entity: legalName, from: election?.from ?? "", year: taxYear } };
  if (!election) return [{ rule: "s-election-asked", ...at }];
  const start = formationDate && formationDate > startOfYear(taxYear) ? formationDate : startOfYear(taxYear);
  return (election.from ?? "") > start ? [{ rule: "s-election-late", ...at }] : [];
}
