/** Use cases of people: owners and relatives that are no entities of the group. */
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { laterThan, requireCurrent } from "./access.ts";
import type { EntitiesDeps, OwnerRecords, RecordKey } from "./contract.ts";
import { toPerson } from "./record-shapes.ts";
import { ownerTable, personTable, transactionTable, type PersonRow } from "./records-store.ts";
import { writeRecord, type Writing } from "./recording.ts";
import { invalid, missing, requireRoom } from "./refusals.ts";
import type { NewPerson, PersonChange } from "./schema.ts";
import { newId } from "./table-store.ts";

type People = Pick<OwnerRecords, "listPeople" | "addPerson" | "updatePerson" | "deletePerson">;

export function createPeople(deps: EntitiesDeps): People {
  return {
    async listPeople(actor, intakeId) {
      const { id } = await deps.intake.getIntake(actor, intakeId);
      return (await personTable.list(deps.knex, id)).map(toPerson);
    },

    addPerson: (actor, intakeId, person) =>
      writeRecord(deps, { actor, intakeId }, async (writing) => {
        await requireNewName(writing, person.name);
        return toPerson(await insertPerson(writing, person));
      }),

    updatePerson: (actor, key, change) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        const stored = await requirePerson(writing.trx, key);
        requireCurrent(stored, change.updatedAt);
        await patchPerson(writing, stored, change);
        return toPerson(await requirePerson(writing.trx, key));
      }),

    deletePerson: (actor, key) =>
      writeRecord(deps, { actor, intakeId: key.intakeId }, async (writing) => {
        await requirePerson(writing.trx, key);
        if (await isNamed(writing, key.id)) {
          throw new DomainError(
            "conflict",
            "This person cannot be deleted while owner records or transactions name them. Delete those first.",
          );
        }
        await personTable.remove(writing.trx, key);
        await writing.record("group-record-deleted", "person", key.id);
      }),
  };
}

export async function requirePerson(knex: Knex, key: RecordKey): Promise<PersonRow> {
  const row = await personTable.find(knex, key);
  if (!row) throw missing("person");
  return row;
}

export async function findByName({ trx, intake }: Writing, name: string): Promise<PersonRow | undefined> {
  const people = await personTable.list(trx, intake.id);
  return people.find((person) => person.name.toLowerCase() === name.toLowerCase());
}

export async function insertPerson(writing: Writing, person: NewPerson): Promise<PersonRow> {
  const { trx, intake, now } = writing;
  requireRoom((await personTable.count(trx, intake.id)) + 1, "people");
  const relations = person.relations ?? [];
  await requireRelatives(writing, relations);
  const row: PersonRow = {
    ...{ id: newId(), intakeId: intake.id, createdAt: now, updatedAt: now, relations, name: person.name },
    kind: person.kind ?? "individual",
    isUsPerson: person.isUsPerson ?? null,
    isMinor: person.isMinor ?? null,
  };
  await personTable.insert(trx, [row]);
  await writing.record("group-record-added", "person", row.id);
  return row;
}

/** Sets the fields that are present. */
export async function patchPerson(writing: Writing, stored: PersonRow, change: PersonChange): Promise<void> {
  const { name, kind, isUsPerson, isMinor, relations } = change;
  const fields: Partial<PersonRow> = {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind: kind ?? "individual" }),
    ...(isUsPerson !== undefined && { isUsPerson }),
    ...(isMinor !== undefined && { isMinor }),
    ...(relations !== undefined && { relations }),
  };
  if (Object.keys(fields).length === 0) return;
  if (name !== undefined && name.toLowerCase() !== stored.name.toLowerCase())
    await requireNewName(writing, name);
  if (relations) await requireRelatives(writing, relations, stored.id);
  const updatedAt = laterThan(stored.updatedAt, writing.now);
  await personTable.update(writing.trx, stored, { ...fields, updatedAt });
  await writing.record("group-record-changed", "person", stored.id);
}

/** Removes a person whom nothing names any more. */
export async function removeIfUnnamed(writing: Writing, id: string): Promise<void> {
  const { trx, intake } = writing;
  if (await isNamed(writing, id)) return;
  const people = await personTable.list(trx, intake.id);
  const isRelative = people.some(
    (person) =>
      (person.id === id && person.relations.length > 0) ||
      person.relations.some(({ personId }) => personId === id),
  );
  if (!isRelative) await personTable.remove(trx, { intakeId: intake.id, id });
}

async function isNamed({ trx, intake }: Writing, personId: string): Promise<boolean> {
  const owned = await ownerTable.list(trx, intake.id, { personId });
  const paid = await transactionTable.list(trx, intake.id, { fromPersonId: personId });
  const received = await transactionTable.list(trx, intake.id, { toPersonId: personId });
  return owned.length + paid.length + received.length > 0;
}

async function requireNewName(writing: Writing, name: string): Promise<void> {
  if (!(await findByName(writing, name))) return;
  throw new DomainError("conflict", `There is already somebody named ${name}. Write another name.`, {
    fields: { name: "Somebody has this name already." },
  });
}

async function requireRelatives(
  { trx, intake }: Writing,
  relations: PersonRow["relations"],
  own?: string,
): Promise<void> {
  if (relations.length === 0) return;
  const known = new Set((await personTable.list(trx, intake.id)).map(({ id }) => id));
  const isWrong = relations.some(({ personId }) => personId === own || !known.has(personId));
  if (isWrong) throw invalid("relations", "Choose each relative from the people of this intake.");
}
