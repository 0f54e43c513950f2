/** Use cases of intercompany transactions. */
import type { Knex } from "knex";
import { laterThan, requireCurrent } from "./access.ts";
import type { EntitiesDeps, RecordKey, TransactionRecords } from "./contract.ts";
import { toTransaction } from "./record-shapes.ts";
import { entityTable, personTable, transactionTable, type TransactionRow } from "./records-store.ts";
import { writeRecord, type Writing } from "./recording.ts";
import { invalid, missing, requireRoom } from "./refusals.ts";
import type { NewTransaction, TransactionChange } from "./schema.ts";
import { newId } from "./table-store.ts";
import { toUnits } from "./values.ts";

export function createTransactions(deps: EntitiesDeps): TransactionRecords {
  return {
    async listTransactions(actor, intakeId) {
      const { id } = await deps.intake.getIntake(actor, intakeId);
      return (await transactionTable.list(deps.knex, id)).map(toTransaction);
    },

    addTransaction: (actor, intakeId, transaction) =>
      writeRecord(deps, { actor, intakeId }, async (writing) => {
        requireRoom((await transactionTable.count(writing.trx, intakeId)) + 1, "transactions");
        const row = newRow(transaction, { intakeId, now: writing.now });
        Object.assign(row, await findParties(writing, transaction));
        check(row);
        await transactionTable.insert(writing.trx, [row]);
        await writing.record("group-record-added", "transaction", row.id);
        return toTransaction(await requireTransaction(writing.trx, row));
      }),

    updateTransaction: (actor, key, change) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        const stored = await requireTransaction(writing.trx, key);
        requireCurrent(stored, change.updatedAt);
        const updatedAt = laterThan(stored.updatedAt, writing.now);
        const parties = await findParties(writing, change);
        const fields = { ...transactionFields(change), ...parties, updatedAt };
        check({ ...stored, ...fields });
        await transactionTable.update(writing.trx, key, fields);
        await writing.record("group-record-changed", "transaction", key.id);
        return toTransaction(await requireTransaction(writing.trx, key));
      }),

    deleteTransaction: (actor, key) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        await requireTransaction(writing.trx, key);
        await transactionTable.remove(writing.trx, key);
        await writing.record("group-record-deleted", "transaction", key.id);
      }),
  };
}

async function requireTransaction(knex: Knex, { intakeId, id }: RecordKey): Promise<TransactionRow> {
  const row = await transactionTable.find(knex, { intakeId, id });
  if (!row) throw missing("transaction");
  return row;
}

export function newRow(
  transaction: NewTransaction,
  { intakeId, now }: { intakeId: string; now: Date },
): TransactionRow {
  return {
    ...{ id: newId(), intakeId, createdAt: now, updatedAt: now },
    ...{ fromEntityId: null, fromPersonId: null, toEntityId: null, toPersonId: null },
    ...{ isRecurring: false, recordedBy: null, interestUnits: null, maturityDate: null, description: null },
    transactionType: transaction.transactionType,
    amount: transaction.amount,
    transactionDate: transaction.transactionDate,
    ...transactionFields(transaction),
  };
}

export function transactionFields(change: TransactionChange): Partial<TransactionRow> {
  const { fromEntityId: _from, toEntityId: _to, updatedAt: _at, interestRate, ...fields } = change;
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(present),
    ...(interestRate !== undefined && {
      interestUnits: interestRate === null ? null : toUnits(interestRate),
    }),
  };
}

type Parties = Partial<Pick<TransactionRow, "fromEntityId" | "fromPersonId" | "toEntityId" | "toPersonId">>;

/** A party is an entity or a person of the intake. @throws DomainError `invalid` for an unknown one. */
async function findParties(writing: Writing, change: TransactionChange): Promise<Parties> {
  const parties: Parties = {};
  if (change.fromEntityId !== undefined) {
    const isEntity = await isEntityId(writing, "fromEntityId", change.fromEntityId);
    parties.fromEntityId = isEntity ? change.fromEntityId : null;
    parties.fromPersonId = isEntity ? null : change.fromEntityId;
  }
  if (change.toEntityId !== undefined) {
    const isEntity = await isEntityId(writing, "toEntityId", change.toEntityId);
    parties.toEntityId = isEntity ? change.toEntityId : null;
    parties.toPersonId = isEntity ? null : change.toEntityId;
  }
  return parties;
}

async function isEntityId({ trx, intake }: Writing, field: string, id: string): Promise<boolean> {
  const key = { intakeId: intake.id, id };
  if (await entityTable.find(trx, key)) return true;
  if (await personTable.find(trx, key)) return false;
  throw invalid(field, "This intake has no such entity. Choose it from the list.");
}

function check(row: TransactionRow): void {
  const from = row.fromEntityId ?? row.fromPersonId;
  const to = row.toEntityId ?? row.toPersonId;
  if (from === to) {
    throw invalid("toEntityId", "From and to are the same. Choose two different parties.");
  }
  if (row.recordedBy !== null && row.recordedBy !== from && row.recordedBy !== to) {
    throw invalid("recordedBy", "The books are those of one of the two parties.");
  }
}
