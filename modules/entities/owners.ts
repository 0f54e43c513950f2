/** Use cases of owner records, the edges of the ownership graph. */
import type { Knex } from "knex";
import { laterThan, requireCurrent } from "./access.ts";
import type { EntitiesDeps, OwnerRecords, RecordKey } from "./contract.ts";
import { checkEdge, findHolder } from "./holders.ts";
import { newEdge } from "./parent-edge.ts";
import { patchPerson, removeIfUnnamed, requirePerson } from "./people.ts";
import { toOwner } from "./record-shapes.ts";
import { entityTable, ownerTable, personTable, type OwnerRow } from "./records-store.ts";
import { writeRecord, type Writing } from "./recording.ts";
import { invalid, missing, requireRoom } from "./refusals.ts";
import type { NewOwner, Owner, OwnerChange } from "./schema.ts";
import { toUnits } from "./values.ts";

type Owners = Pick<OwnerRecords, "listOwners" | "addOwner" | "updateOwner" | "deleteOwner">;

export function createOwners(deps: EntitiesDeps): Owners {
  return {
    async listOwners(actor, intakeId) {
      const { id } = await deps.intake.getIntake(actor, intakeId);
      const [rows, entities, people] = await Promise.all([
        ownerTable.list(deps.knex, id),
        entityTable.list(deps.knex, id),
        personTable.list(deps.knex, id),
      ]);
      const holders = new Map([...entities, ...people].map((row) => [row.id, row]));
      return rows.map((row) => toOwner(row, holders.get(row.ownerEntityId ?? row.personId ?? "")));
    },

    addOwner: (actor, intakeId, owner) =>
      writeRecord(deps, { actor, intakeId }, async (writing) => {
        requireRoom((await ownerTable.count(writing.trx, intakeId)) + 1, "owners");
        const entity = await entityTable.find(writing.trx, { intakeId, id: owner.entityId });
        if (!entity) throw invalid("entityId", "This intake has no such entity. Choose it from the list.");
        const role = owner.role ?? (entity.entityType === "Trust" ? "beneficiary" : "owner");
        if (owner.percentage === undefined && role === "owner") {
          throw invalid("percentage", "Write the percentage that this owner holds.");
        }
        const holder = await findHolder(writing, owner);
        const fields = { ...edgeFields(owner), ...holder, role };
        const row = newEdge({ intakeId, entityId: entity.id, now: writing.now }, fields);
        await checkEdge(writing, row);
        await ownerTable.insert(writing.trx, [row]);
        await writePerson(writing, row, owner);
        await writing.record("group-record-added", "owner", row.id);
        return readOwner(writing.trx, row);
      }),

    updateOwner: (actor, key, change) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        const stored = await requireOwner(writing.trx, key);
        requireCurrent(stored, change.updatedAt);
        const holder = namesHolder(change) ? await findHolder(writing, change) : {};
        const updatedAt = laterThan(stored.updatedAt, writing.now);
        const fields: Partial<OwnerRow> = { ...edgeFields(change), ...holder, updatedAt };
        if (change.role !== undefined) fields.role = change.role ?? "owner";
        const row = { ...stored, ...fields };
        await checkEdge(writing, row);
        await ownerTable.update(writing.trx, key, fields);
        await writePerson(writing, row, change);
        if (stored.personId && stored.personId !== row.personId)
          await removeIfUnnamed(writing, stored.personId);
        await writing.record("group-record-changed", "owner", key.id);
        return readOwner(writing.trx, key);
      }),

    deleteOwner: (actor, key) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        const { personId } = await requireOwner(writing.trx, key);
        await ownerTable.remove(writing.trx, key);
        if (personId) await removeIfUnnamed(writing, personId);
        await writing.record("group-record-deleted", "owner", key.id);
      }),
  };
}

async function requireOwner(knex: Knex, key: RecordKey): Promise<OwnerRow> {
  const row = await ownerTable.find(knex, key);
  if (!row) throw missing("owner");
  return row;
}

async function readOwner(knex: Knex, { intakeId, id }: RecordKey): Promise<Owner> {
  const row = await requireOwner(knex, { intakeId, id });
  const holder = row.ownerEntityId
    ? await entityTable.find(knex, { intakeId, id: row.ownerEntityId })
    : await personTable.find(knex, { intakeId, id: row.personId ?? "" });
  return toOwner(row, holder);
}

function namesHolder({ ownerEntityId, personId, ownerName }: OwnerChange): boolean {
  return Boolean(ownerEntityId ?? personId ?? ownerName);
}

function edgeFields(owner: NewOwner | OwnerChange): Partial<OwnerRow> {
  const { entityId, percentage, from, to, shares, optionOn } = owner;
  return {
    ...(entityId !== undefined && { entityId }),
    ...(percentage !== undefined && { units: toUnits(percentage) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(optionOn !== undefined && { optionOn }),
    ...(shares !== undefined && { shares: withoutEmpty(shares) }),
  };
}

function withoutEmpty(shares: NonNullable<OwnerChange["shares"]>): OwnerRow["shares"] {
  return Object.fromEntries(Object.entries(shares).filter(([, share]) => typeof share === "number"));
}

/** Facts about the person arrive with the owner record. */
async function writePerson(writing: Writing, row: OwnerRow, owner: OwnerChange): Promise<void> {
  if (!row.personId) return;
  const { kind, isUsPerson, isMinor, relations } = owner;
  const person = await requirePerson(writing.trx, { intakeId: row.intakeId, id: row.personId });
  await patchPerson(writing, person, { kind, isUsPerson, isMinor, relations });
}
