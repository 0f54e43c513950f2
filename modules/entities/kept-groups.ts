/** Groups as they were read last: a screen reads the same one again and again between two changes. */
import type { Knex } from "knex";
import type { Intake as IntakeRecord } from "#modules/intake/schema";
import { readRevision } from "./group-store.ts";
import { readGroup, type FullGroup } from "./reading.ts";
import { buildGraph, type Graph } from "./rules/graph.ts";
import { findAll } from "./rules/index.ts";
import type { Draft } from "./rules/rule.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

/** Groups in memory; one of 50 entities takes about 200 KB. */
const KEPT = 50;
/** Larger ones are read each time. */
const ENTITIES_MAX = 1_000;

export interface KeptGroups {
  /** The same object until the revision of the group changes; nobody may change it. */
  read(intake: Pick<IntakeRecord, "id" | "taxYear">): Promise<FullGroup>;
}

export function createKeptGroups(knex: Knex, numbers: TaxpayerNumbers): KeptGroups {
  const kept = new Map<string, FullGroup>();
  return {
    async read(intake) {
      const last = kept.get(intake.id);
      const isCurrent =
        last?.taxYear === intake.taxYear && last.revision === (await readRevision(knex, intake.id));
      const group = isCurrent ? last : await readGroup(knex, intake, numbers);
      // Last in the map is last used; the first one leaves.
      kept.delete(intake.id);
      if (group.entities.length <= ENTITIES_MAX) kept.set(intake.id, group);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return group;
    },
  };
}

/** What the rules found in a group with these rates. */
export interface Check {
  graph: Graph;
  drafts: readonly Draft[];
}

/** @returns a check that answers the same group with the same rates from memory. */
export function createCheck(): (group: FullGroup, rates: Graph["rates"]) => Check {
  const checks = new WeakMap<FullGroup, Check & { stated: string }>();
  return (group, rates) => {
    const stated = JSON.stringify([...rates]);
    const last = checks.get(group);
    if (last?.stated === stated) return last;
    const graph = buildGraph(group, rates);
    const made = { stated, graph, drafts: findAll(graph) };
    checks.set(group, made);
    return made;
  };
}
