/** A group as sheets of text: headings, then a row for each record, with its id last. */
import type { Group, ImportKind } from "../schema.ts";
import type { Column } from "./columns.ts";
import { ENTITY_COLUMNS } from "./entity-columns.ts";
import { OWNER_COLUMNS, type ShownOwner } from "./owner-columns.ts";
import { TRANSACTION_COLUMNS, type ShownTransaction } from "./transaction-columns.ts";

export const ID_HEADING = "Id";

/** Heading, note and whether cells are numbers; the same order as the cells of a row. */
export const HEADINGS: Record<ImportKind, Pick<Column<unknown>, "heading" | "note" | "isNumber">[]> = {
  entities: [...ENTITY_COLUMNS, idColumn()],
  owners: [...OWNER_COLUMNS, idColumn()],
  transactions: [...TRANSACTION_COLUMNS, idColumn()],
};

function idColumn() {
  return { heading: ID_HEADING, note: "Leave empty for new rows" };
}

export interface Naming {
  /** Name of an entity or person; its id where the name is not unique; "" for null. */
  nameOf(id: string | null): string;
  /** Name of the holder of an owner record. */
  holderOf(ownerId: string | null): string;
}

export function namingOf(group: Pick<Group, "entities" | "people" | "owners">): Naming {
  const names = new Map<string, string>();
  for (const { id, legalName } of group.entities) names.set(id, legalName);
  for (const { id, name } of group.people) names.set(id, name);
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  const holders = new Map(group.owners.map((owner) => [owner.id, owner.ownerEntityId ?? owner.personId]));
  const nameOf = (id: string | null) => {
    const name = names.get(id ?? "") ?? "";
    return (counts.get(keyOf(name)) ?? 0) > 1 ? (id ?? "") : name;
  };
  return { nameOf, holderOf: (ownerId) => nameOf(holders.get(ownerId ?? "") ?? null) };
}

export function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** Rows of each kind, without headings. */
export function toSheets(group: Group): Record<ImportKind, string[][]> {
  const naming = namingOf(group);
  const people = new Map(group.people.map((person) => [person.id, person]));
  const owners = group.owners.map((owner): ShownOwner & { id: string } => {
    return { id: owner.id, owner, person: people.get(owner.personId ?? ""), ...naming };
  });
  const transactions = group.transactions.map((transaction): ShownTransaction & { id: string } => {
    return { id: transaction.id, transaction, nameOf: naming.nameOf };
  });
  return {
    entities: rowsOf(ENTITY_COLUMNS, group.entities),
    owners: rowsOf(OWNER_COLUMNS, owners),
    transactions: rowsOf(TRANSACTION_COLUMNS, transactions),
  };
}

function rowsOf<Shown, One extends Shown & { id: string }>(
  columns: readonly Column<Shown>[],
  records: readonly One[],
): string[][] {
  return records.map((record) => [...columns.map((column) => column.write(record)), record.id]);
}
