/** Who an owner record names, and whether the record can stand. */
import { findByName, insertPerson, requirePerson } from "./people.ts";
import { entityTable, ownerTable, type OwnerRow } from "./records-store.ts";
import type { Writing } from "./recording.ts";
import { invalid } from "./refusals.ts";
import type { OwnerChange } from "./schema.ts";

type Holder = Pick<OwnerRow, "ownerEntityId" | "personId">;

/** The entity or person; a name that nobody has adds a person. @throws DomainError `invalid` unless exactly one is named. */
export async function findHolder(
  writing: Writing,
  { ownerEntityId, personId, ownerName }: OwnerChange,
): Promise<Holder> {
  const { trx, intake } = writing;
  const named = [ownerEntityId, personId, ownerName].filter(Boolean).length;
  if (named !== 1) {
    throw invalid("ownerName", "Say who owns: choose an entity or a person, or write one new name.");
  }
  if (ownerEntityId) {
    const entity = await entityTable.find(trx, { intakeId: intake.id, id: ownerEntityId });
    if (!entity) throw invalid("ownerEntityId", "This intake has no such entity. Choose it from the list.");
    return { ownerEntityId: entity.id, personId: null };
  }
  const person = personId
    ? await requirePerson(trx, { intakeId: intake.id, id: personId })
    : ((await findByName(writing, ownerName ?? "")) ??
      (await insertPerson(writing, { name: ownerName ?? "" })));
  return { ownerEntityId: null, personId: person.id };
}

/** @throws DomainError `invalid` for a record that cannot be true. */
export async function checkEdge({ trx, intake }: Writing, edge: OwnerRow): Promise<void> {
  if (edge.ownerEntityId === edge.entityId) {
    throw invalid("ownerEntityId", "An entity cannot own itself. Choose another owner.");
  }
  if (!(await entityTable.find(trx, { intakeId: intake.id, id: edge.entityId }))) {
    throw invalid("entityId", "This intake has no such entity. Choose it from the list.");
  }
  if (edge.from && edge.to && edge.to < edge.from) {
    throw invalid("to", "The last day is before the first one. Correct one of them.");
  }
  if (!edge.optionOn) return;
  const other = await ownerTable.find(trx, { intakeId: intake.id, id: edge.optionOn });
  if (!other || other.entityId !== edge.entityId || other.id === edge.id) {
    throw invalid("optionOn", "An option is on another owner's shares of the same entity.");
  }
}
