/** Rows of the sheet of transactions. */
import type { TransactionRow } from "../records-store.ts";
import { newTransaction, transactionChange } from "../schema.ts";
import { newRow, transactionFields } from "../transactions.ts";
import { CellProblem } from "./columns.ts";
import { changesIn, existingId, onlyId, withoutNulls, type Planned, type Planning } from "./plan.ts";
import { cellOf, checked, differences, type SheetRow } from "./reading-rows.ts";
import { TRANSACTION_COLUMNS } from "./transaction-columns.ts";

type Party = "fromEntityId" | "toEntityId" | "recordedBy";
const PARTIES: readonly [Party, string][] = [
  ["fromEntityId", "From"],
  ["toEntityId", "To"],
  ["recordedBy", "Recorded by"],
];

export function planTransaction(planning: Planning, row: SheetRow): Planned {
  const { group, naming, writes, now } = planning;
  const id = existingId(row, planning.stored.transactions);
  const transaction = planning.stored.transactions.get(id ?? "");
  const found = differences(
    row,
    TRANSACTION_COLUMNS,
    transaction ? { transaction, nameOf: naming.nameOf } : null,
  );
  const subject = `${cellOf(row, "From")} → ${cellOf(row, "To")}`;
  if (transaction && found.size === 0) return { action: "same", subject, text: "" };
  for (const [field, heading] of PARTIES)
    if (found.get(field)) found.set(field, partyId(planning, cellOf(row, heading)));
  const parties = { ...columnsOf(planning, "from", found), ...columnsOf(planning, "to", found) };
  const [from, to] = [
    found.get("fromEntityId") ?? transaction?.fromEntityId,
    found.get("toEntityId") ?? transaction?.toEntityId,
  ];
  if (from === to) throw new CellProblem("From and to are the same. Write two different names.");
  if (!transaction) {
    const made = newRow(checked(newTransaction, withoutNulls(found)), { intakeId: group.intakeId, now });
    writes.transactions.add.push({ ...made, ...parties });
    return { action: "add", subject, text: "" };
  }
  if (found.get("isRecurring") === null) found.set("isRecurring", false);
  const change = transactionFields(checked(transactionChange, Object.fromEntries(found)));
  writes.transactions.change.set(transaction.id, { ...change, ...parties });
  return { action: "change", subject, text: changesIn(found) };
}

function partyId({ entityIds, personIds }: Planning, name: string): string {
  const id = onlyId(entityIds, name, "entities") ?? onlyId(personIds, name, "people");
  if (id === null) throw new CellProblem(`There is nobody named “${name}” in this group.`);
  return id;
}

/** The two columns of a party: an entity or a person. */
function columnsOf(
  planning: Planning,
  side: "from" | "to",
  found: Map<string, unknown>,
): Partial<TransactionRow> {
  const id = found.get(`${side}EntityId`);
  if (typeof id !== "string") return {};
  const isEntity = planning.entityIds.all.has(id);
  return { [`${side}EntityId`]: isEntity ? id : null, [`${side}PersonId`]: isEntity ? null : id };
}
