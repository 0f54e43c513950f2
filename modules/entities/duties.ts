/** What follows from a group: papers of the checklist, and returns. */
import { addressOf } from "./addresses.ts";
import type { Duties, EntitiesDeps, EntityPaper } from "./contract.ts";
import { groupBy } from "./group-by.ts";
import { readGroup } from "./reading.ts";
import { classOf, hasElection } from "./rules/classes.ts";
import { disclosuresOf } from "./rules/disclosures.ts";
import { buildGraph, nameOf, type Graph } from "./rules/graph.ts";
import { returnsOf } from "./rules/returns.ts";
import type { BusinessEntity, FindingAuthority, TransactionType } from "./schema.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

const CATEGORY_OF: Record<TransactionType, [categoryId: string, paper: string]> = {
  loan: ["loan-agreements", "signed note with rate and payments"],
  "management-fee": ["service-agreements", "agreement and invoices of the management fee"],
  "cost-sharing": ["service-agreements", "agreement and computation of the shared cost"],
  service: ["service-agreements", "contract and invoices"],
  lease: ["lease-agreements", "lease"],
  "asset-transfer": ["asset-transfers", "bill of sale and appraisal"],
};

export function createDuties(deps: EntitiesDeps, numbers: TaxpayerNumbers): Omit<Duties, "listReturnsOf"> {
  const { knex, intake } = deps;
  return {
    async listPapers(actor, intakeId, connection = knex) {
      const { id, taxYear } = await intake.getIntake(actor, intakeId);
      return papersOf(buildGraph(await readGroup(connection, { id, taxYear }, numbers)));
    },

    async listReturns(actor, intakeId) {
      const { id, taxYear } = await intake.getIntake(actor, intakeId);
      const graph = buildGraph(await readGroup(knex, { id, taxYear }, numbers));
      const disclosures = groupBy(disclosuresOf(graph), ({ entityId }) => entityId);
      return returnsOf(graph).map(({ citation, ...due }) => ({
        ...due,
        authority: authorityOf(citation),
        disclosures: (disclosures.get(due.entityId) ?? []).map(({ schedule, names, citation: cited }) => {
          return { schedule, names, authority: authorityOf(cited) };
        }),
      }));
    },
  };
}

function authorityOf(citation: string): FindingAuthority {
  return { citation, url: addressOf(citation) };
}

/** Each entity's own papers, then those of the transactions, each kind between two parties once. */
export function papersOf(graph: Graph): EntityPaper[] {
  const forms = new Map(returnsOf(graph).map(({ entityId, form }) => [entityId, form]));
  const own = graph.entities.flatMap((entity) => papersOfEntity(graph, entity, forms.get(entity.id)));
  const between = graph.transactions.map(({ transactionType, fromEntityId, toEntityId }) => {
    const [categoryId, paper] = CATEGORY_OF[transactionType];
    return { categoryId, text: `${nameOf(graph, fromEntityId)} and ${nameOf(graph, toEntityId)}: ${paper}` };
  });
  return [...own, ...new Map(between.map((paper) => [`${paper.categoryId} ${paper.text}`, paper])).values()];
}

function papersOfEntity(graph: Graph, entity: BusinessEntity, form: string | undefined): EntityPaper[] {
  const { legalName } = entity;
  const papers: EntityPaper[] = [];
  const ask = (categoryId: string, paper: string) =>
    papers.push({ categoryId, text: `${legalName}: ${paper}` });
  const isNew = entity.formationDate?.startsWith(`${graph.taxYear}-`) ?? false;
  if (form) {
    if (!isNew) ask("entity-prior-returns", `last year's Form ${form}`);
    ask("trial-balance", "year-end trial balance");
    ask("ein-letters", "EIN letter");
  }
  if (isNew) ask("formation-documents", "formation papers");
  if (classOf(graph, entity.id) === "s-corporation") ask("s-election", "Form 2553 and the IRS letter");
  if (entity.trustKind === "qsst" || entity.trustKind === "esbt") {
    ask("trust-s-elections", `${entity.trustKind.toUpperCase()} election`);
  }
  const isElected = (["8832-corporation", "8832-partnership", "8832-disregarded"] as const).some((kind) =>
    hasElection(graph, entity, kind),
  );
  if (isElected) ask("classification-election", "Form 8832 and the IRS letter");
  return papers;
}
