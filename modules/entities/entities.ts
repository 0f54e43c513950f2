/** Use cases of entities. */
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { laterThan, requireCurrent } from "./access.ts";
import type { EntitiesDeps, EntityRecords, RecordKey } from "./contract.ts";
import { groupBy } from "./group-by.ts";
import { writeParent } from "./parent-edge.ts";
import { masked } from "./reading.ts";
import { toEntity } from "./record-shapes.ts";
import { entityTable, ownerTable, transactionTable, type EntityRow } from "./records-store.ts";
import { writeRecord, type Writing } from "./recording.ts";
import { invalid, missing, requireRoom } from "./refusals.ts";
import type { BusinessEntity, EntityChange, NewEntity } from "./schema.ts";
import { newId } from "./table-store.ts";
import { maskNumber, type TaxpayerNumbers } from "./taxpayer-numbers.ts";

export function createEntityRecords(deps: EntitiesDeps, numbers: TaxpayerNumbers): EntityRecords {
  const { knex, intake } = deps;

  async function read(connection: Knex, key: RecordKey): Promise<BusinessEntity> {
    const row = await requireEntity(connection, key);
    const edges = await ownerTable.list(connection, key.intakeId, { entityId: key.id });
    return toEntity(row, edges, masked(numbers.open(row.tinSealed, row.id)));
  }

  return {
    async listEntities(actor, intakeId) {
      const { id } = await intake.getIntake(actor, intakeId);
      const [rows, owners] = await Promise.all([entityTable.list(knex, id), ownerTable.list(knex, id)]);
      const edges = groupBy(owners, ({ entityId }) => entityId);
      return rows.map((row) => {
        const tin = masked(numbers.open(row.tinSealed, row.id));
        return toEntity(row, edges.get(row.id) ?? [], tin);
      });
    },

    async getEntity(actor, key) {
      const { id: intakeId } = await intake.getIntake(actor, key.intakeId);
      return read(knex, { intakeId, id: key.id });
    },

    addEntity: (actor, intakeId, entity) =>
      writeRecord(deps, { actor, intakeId }, async (writing) => {
        requireRoom((await entityTable.count(writing.trx, intakeId)) + 1, "entities");
        const row = newRow(entity, { numbers, intakeId, now: writing.now });
        await entityTable.insert(writing.trx, [row]);
        await writeParent(writing, row.id, entity);
        await writing.record("group-record-added", "entity", row.id);
        return read(writing.trx, { intakeId, id: row.id });
      }),

    updateEntity: (actor, key, change) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        const stored = await requireEntity(writing.trx, key);
        requireCurrent(stored, change.updatedAt);
        const updatedAt = laterThan(stored.updatedAt, writing.now);
        await entityTable.update(writing.trx, key, { ...changed(change, stored, numbers), updatedAt });
        await writeParent(writing, key.id, change);
        await writing.record("group-record-changed", "entity", key.id);
        return read(writing.trx, key);
      }),

    deleteEntity: (actor, key) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        await requireEntity(writing.trx, key);
        await requireNoTransactions(writing, key);
        await entityTable.remove(writing.trx, key);
        await writing.record("group-record-deleted", "entity", key.id);
      }),
  };
}

/** @throws DomainError `not_found` */
export async function requireEntity(knex: Knex, key: RecordKey): Promise<EntityRow> {
  const row = await entityTable.find(knex, key);
  if (!row) throw missing("entity");
  return row;
}

async function requireNoTransactions({ trx }: Writing, { intakeId, id }: RecordKey): Promise<void> {
  const paid = await transactionTable.list(trx, intakeId, { fromEntityId: id });
  const received = await transactionTable.list(trx, intakeId, { toEntityId: id });
  const count = paid.length + received.length;
  if (count === 0) return;
  const which = count === 1 ? "1 transaction names it" : `${count} transactions name it`;
  throw new DomainError("conflict", `This entity cannot be deleted while ${which}. Delete those first.`);
}

interface RowContext {
  numbers: TaxpayerNumbers;
  intakeId: string;
  now: Date;
}

/** @throws DomainError `invalid` for a masked taxpayer number. */
export function newRow(entity: NewEntity, { numbers, intakeId, now }: RowContext): EntityRow {
  const id = newId();
  const { parentEntityId: _parent, ownershipPercentage: _percent, tin, ...fields } = entity;
  return {
    ...EMPTY,
    ...withoutUndefined(fields),
    elections: (fields.elections ?? []).map(toElection),
    ...{ id, intakeId, tinSealed: sealed(tin, id, numbers), createdAt: now, updatedAt: now },
  };
}

/** The columns that a change sets; a taxpayer number that comes back masked stays as it is. */
export function changed(
  change: EntityChange,
  stored: EntityRow,
  numbers: TaxpayerNumbers,
): Partial<EntityRow> {
  const {
    parentEntityId: _parent,
    ownershipPercentage: _percent,
    updatedAt: _at,
    tin,
    elections,
    ...fields
  } = change;
  const known = numbers.open(stored.tinSealed, stored.id);
  const isSame =
    tin === undefined || (typeof tin === "string" && known !== null && tin === maskNumber(known));
  return {
    ...withoutUndefined(fields),
    ...(elections && { elections: elections.map(toElection) }),
    ...(!isSame && { tinSealed: sealed(tin, stored.id, numbers) }),
  };
}

const EMPTY = {
  entityType: null,
  ein: null,
  jurisdictionFormation: null,
  jurisdictionOperation: null,
  fiscalYearEnd: null,
  accountingMethod: null,
  isDisregardedEntity: false,
  notes: null,
  formationDate: null,
  endDate: null,
  taxClass: null,
  trustKind: null,
  grossReceipts: [],
};

function sealed(tin: string | null | undefined, id: string, numbers: TaxpayerNumbers): Buffer | null {
  if (!tin) return null;
  if (tin.includes("*"))
    throw invalid("tin", "Write the whole taxpayer number: the hidden digits are missing.");
  return numbers.seal(tin, id);
}

function toElection({ kind, from }: NonNullable<NewEntity["elections"]>[number]) {
  return { kind, from: from ?? null };
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]: Exclude<T[K], undefined> };
}
