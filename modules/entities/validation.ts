/** Use cases of validation: findings, their acceptance, attribution. */
import { requireAdmin, type Actor } from "#modules/kernel";
import type { EntitiesDeps, RecordKey, Validation } from "./contract.ts";
import { forReader, wordFindings, type Found } from "./findings.ts";
import { deleteAcceptance, listAcceptances, upsertAcceptance } from "./group-store.ts";
import { addressOf } from "./addresses.ts";
import { toChart } from "./chart-shape.ts";
import { createCheck, createKeptGroups } from "./kept-groups.ts";
import { forPeople, readGroup, type FullGroup } from "./reading.ts";
import { invalid, missing } from "./refusals.ts";
import { summarize } from "./result.ts";
import { attribute } from "./rules/attribution.ts";
import { buildGraph, type Graph } from "./rules/graph.ts";
import { REASON_MAX, type EntityValidation, type Finding, type Group } from "./schema.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

export function createValidation(deps: EntitiesDeps, numbers: TaxpayerNumbers): Validation {
  const { knex, intake, library, audit, clock } = deps;
  const groups = createKeptGroups(knex, numbers);
  const check = createCheck();

  async function find(actor: Actor, intakeId: string): Promise<Read> {
    const { id, taxYear } = await intake.getIntake(actor, intakeId);
    const group = await groups.read({ id, taxYear });
    const { graph, drafts } = check(group, await ratesFor(actor, group));
    const acceptances = await listAcceptances(knex, id);
    return { group, graph, found: wordFindings(drafts, { urlOf: addressOf, acceptances }) };
  }

  /** Rulings of the months in which loans were made. */
  async function ratesFor(actor: Actor, { transactions }: Group): Promise<Graph["rates"]> {
    const loans = transactions.filter(({ transactionType }) => transactionType === "loan");
    const months = [...new Set(loans.map(({ transactionDate }) => transactionDate.slice(0, 7)))];
    const found = await Promise.all(
      months.map(async (month) => {
        const [year = 0, number = 0] = month.split("-").map(Number);
        return [month, await library.federalRates(actor, { year, month: number })] as const;
      }),
    );
    return new Map(found.flatMap(([month, rates]) => (rates ? [[month, rates]] : [])));
  }

  async function findOne(actor: Actor, key: RecordKey): Promise<Found> {
    requireAdmin(actor);
    const { found } = await find(actor, key.intakeId);
    const finding = found.find(({ id }) => id === key.id);
    if (!finding) throw missing("finding");
    return finding;
  }

  return {
    async validate(actor, intakeId) {
      return validationOf(await find(actor, intakeId), isCpa(actor));
    },

    async getOverview(actor, intakeId) {
      const read = await find(actor, intakeId);
      const group = forPeople(read.group);
      return { group, chart: toChart(group), validation: validationOf(read, isCpa(actor)) };
    },

    async acceptFinding(actor, key, reason) {
      const finding = await findOne(actor, key);
      const words = reason.trim();
      if (words === "") throw invalid("reason", "Say why this is fine, in a few words.");
      if (words.length > REASON_MAX) throw invalid("reason", `Write at most ${REASON_MAX} characters.`);
      const { fingerprint, rule } = finding;
      const acceptedBy = actor.kind === "user" ? actor.userId : null;
      await knex.transaction(async (trx) => {
        await upsertAcceptance(trx, {
          ...{ intakeId: key.intakeId, findingId: key.id, fingerprint, reason: words },
          ...{ acceptedBy, at: clock.now() },
        });
        await audit.record(trx, actor, {
          action: "finding-accepted",
          subject: { type: "intake", id: key.intakeId },
          details: { rule, finding: key.id },
        });
      });
      return forReader({ ...finding, state: "accepted", reason: words }, true);
    },

    async reopenFinding(actor, key): Promise<Finding> {
      const { reason: _, ...finding } = await findOne(actor, key);
      await knex.transaction(async (trx) => {
        await deleteAcceptance(trx, key.intakeId, key.id);
        await audit.record(trx, actor, {
          action: "finding-reopened",
          subject: { type: "intake", id: key.intakeId },
          details: { rule: finding.rule, finding: key.id },
        });
      });
      return forReader({ ...finding, state: "open" }, true);
    },

    async attribute(actor, intakeId, { entityId, section }) {
      const { id, taxYear } = await intake.getIntake(actor, intakeId);
      const graph = buildGraph(await readGroup(knex, { id, taxYear }, numbers));
      if (!graph.entity.has(entityId)) throw missing("entity");
      return attribute(graph, entityId, section);
    },
  };
}

/** A group as it was read, with what is wrong with it. */
interface Read {
  group: FullGroup;
  graph: Graph;
  found: Found[];
}

function validationOf({ graph, found }: Read, forCpa: boolean): EntityValidation {
  const findings = found.map((finding) => forReader(finding, forCpa));
  return { ...summarize(graph, found, []), findings };
}

function isCpa(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "user" && actor.role === "admin");
}
