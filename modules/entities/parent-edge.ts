/** The one owner record that an entity's `parentEntityId` and `ownershipPercentage` read and write. */
import { laterThan } from "./access.ts";
import { primaryEdge } from "./record-shapes.ts";
import { entityTable, ownerTable, type OwnerRow } from "./records-store.ts";
import type { Writing } from "./recording.ts";
import { invalid } from "./refusals.ts";
import type { EntityChange } from "./schema.ts";
import { newId } from "./table-store.ts";
import { toUnits } from "./values.ts";

type Parent = Pick<EntityChange, "parentEntityId" | "ownershipPercentage">;

/** Without an owner and with 0 percent the record goes; fields that are absent stay as they are. */
export async function writeParent(writing: Writing, entityId: string, change: Parent): Promise<void> {
  if (change.parentEntityId === undefined && change.ownershipPercentage === undefined) return;
  const { trx, intake, now } = writing;
  const edges = await ownerTable.list(trx, intake.id, { entityId });
  const edge = primaryEdge(edges);
  const holder = change.parentEntityId === undefined ? (edge?.ownerEntityId ?? null) : change.parentEntityId;
  const percent = change.ownershipPercentage;
  const units = percent === undefined ? (edge?.units ?? 0) : toUnits(percent ?? 0);
  await requireParent(writing, entityId, holder);
  if (edge && holder === null && units === 0) {
    await ownerTable.remove(trx, { intakeId: intake.id, id: edge.id });
  } else if (edge) {
    const updatedAt = laterThan(edge.updatedAt, now);
    const fields = { ownerEntityId: holder, units, updatedAt };
    await ownerTable.update(trx, { intakeId: intake.id, id: edge.id }, fields);
  } else if (holder !== null || units > 0) {
    await ownerTable.insert(trx, [
      newEdge({ intakeId: intake.id, entityId, now }, { ownerEntityId: holder, units }),
    ]);
  }
}

/** A row with these fields and nothing else. */
export function newEdge(
  { intakeId, entityId, now }: { intakeId: string; entityId: string; now: Date },
  fields: Partial<OwnerRow>,
): OwnerRow {
  return {
    ...{ id: newId(), intakeId, entityId, ownerEntityId: null, personId: null, role: "owner", units: 0 },
    ...{ from: null, to: null, shares: {}, optionOn: null, createdAt: now, updatedAt: now },
    ...fields,
  };
}

async function requireParent(
  { trx, intake }: Writing,
  entityId: string,
  holder: string | null,
): Promise<void> {
  if (holder === null) return;
  if (holder === entityId) {
    throw invalid("parentEntityId", "An entity cannot own itself. Choose another owner, or none.");
  }
  if (!(await entityTable.find(trx, { intakeId: intake.id, id: holder }))) {
    throw invalid("parentEntityId", "This intake has no such entity. Choose the owner from the list.");
  }
}
