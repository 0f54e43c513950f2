/** Reads a whole group. */
import type { Knex } from "knex";
import type { Intake as IntakeRecord } from "#modules/intake/schema";
import { groupBy } from "./group-by.ts";
import { readRevision } from "./group-store.ts";
import { toEntity, toOwner, toPerson, toTransaction } from "./record-shapes.ts";
import { entityTable, ownerTable, personTable, transactionTable } from "./records-store.ts";
import type { Group } from "./schema.ts";
import { maskNumber, type TaxpayerNumbers } from "./taxpayer-numbers.ts";

/** A group with the taxpayer numbers in full; never leaves the server. */
export interface FullGroup extends Group {
  /** Entity id → number as written. */
  tins: Map<string, string>;
}

export async function readGroup(
  knex: Knex,
  intake: Pick<IntakeRecord, "id" | "taxYear">,
  numbers: TaxpayerNumbers,
): Promise<FullGroup> {
  // Sequential: a transaction has one connection.
  const revision = await readRevision(knex, intake.id);
  const entities = await entityTable.list(knex, intake.id);
  const people = await personTable.list(knex, intake.id);
  const owners = await ownerTable.list(knex, intake.id);
  const transactions = await transactionTable.list(knex, intake.id);
  const edges = groupBy(owners, ({ entityId }) => entityId);
  const holders = new Map([...entities, ...people].map((row) => [row.id, row]));
  const tins = new Map<string, string>();
  for (const { id, tinSealed } of entities) {
    const tin = numbers.open(tinSealed, id);
    if (tin !== null) tins.set(id, tin);
  }
  return {
    intakeId: intake.id,
    taxYear: intake.taxYear,
    revision,
    entities: entities.map((row) => toEntity(row, edges.get(row.id) ?? [], masked(tins.get(row.id)))),
    people: people.map(toPerson),
    owners: owners.map((row) => toOwner(row, holders.get(row.ownerEntityId ?? row.personId ?? ""))),
    transactions: transactions.map(toTransaction),
    tins,
  };
}

/** Without the taxpayer numbers in full. */
export function forPeople({ tins: _tins, ...group }: FullGroup): Group {
  return group;
}

export function masked(tin: string | null | undefined): string | null {
  return tin ? maskNumber(tin) : null;
}
