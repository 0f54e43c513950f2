/** Copies entities, people and owners of one intake into another; transactions belong to their year. */
import type { Knex } from "knex";
import type { Intake as IntakeRecord } from "#modules/intake/schema";
import { entityTable, ownerTable, personTable } from "./records-store.ts";
import { newId } from "./table-store.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

interface Copying {
  source: IntakeRecord;
  target: IntakeRecord;
  numbers: TaxpayerNumbers;
  now: Date;
}

/** Owners who left before the target's tax year stay behind. Returns how many rows of each kind were copied. */
export async function copyRows(knex: Knex, { source, target, numbers, now }: Copying) {
  const entities = await entityTable.list(knex, source.id);
  const people = await personTable.list(knex, source.id);
  const owners = (await ownerTable.list(knex, source.id)).filter(
    ({ to }) => to === null || to >= `${target.taxYear}-01-01`,
  );
  const ids = new Map([...entities, ...people, ...owners].map(({ id }) => [id, newId()]));
  const renamed = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const frame = (id: string) => {
    return { id: ids.get(id) ?? newId(), intakeId: target.id, createdAt: now, updatedAt: now };
  };
  await entityTable.insert(
    knex,
    entities.map((row) => {
      const tin = numbers.open(row.tinSealed, row.id);
      const copy = frame(row.id);
      return { ...row, ...copy, tinSealed: tin === null ? null : numbers.seal(tin, copy.id) };
    }),
  );
  await personTable.insert(
    knex,
    people.map((row) => ({
      ...row,
      ...frame(row.id),
      relations: row.relations.map(({ personId, kind }) => ({ personId: renamed(personId) ?? "", kind })),
    })),
  );
  const copies = owners.map((row) => ({
    ...row,
    ...frame(row.id),
    entityId: renamed(row.entityId) ?? "",
    ownerEntityId: renamed(row.ownerEntityId),
    personId: renamed(row.personId),
    optionOn: null,
  }));
  await ownerTable.insert(knex, copies);
  for (const { id, optionOn } of owners) {
    const option = renamed(optionOn);
    if (option) await ownerTable.update(knex, frame(id), { optionOn: option });
  }
  return { entities: entities.length, people: people.length, owners: owners.length };
}
