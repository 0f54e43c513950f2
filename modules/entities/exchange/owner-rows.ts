/** Rows of the sheet of owners. */
import { newEdge } from "../parent-edge.ts";
import type { OwnerRow, PersonRow } from "../records-store.ts";
import type { Owner, OwnerKind, Relation, RelationKind } from "../schema.ts";
import { newId } from "../table-store.ts";
import { toUnits } from "../values.ts";
import { CellProblem } from "./columns.ts";
import { OWNER_COLUMNS } from "./owner-columns.ts";
import { changesIn, existingId, onlyId, remember, type Planned, type Planning } from "./plan.ts";
import { ID_HEADING } from "./sheets.ts";
import { cellOf, differences, type SheetRow } from "./reading-rows.ts";

type Found = Map<string, unknown>;
type Holder = Pick<OwnerRow, "ownerEntityId" | "personId">;

export function planOwner(planning: Planning, row: SheetRow): Planned {
  const { group, naming, writes } = planning;
  const id = existingId(row, planning.stored.owners) ?? sameEdge(planning, row);
  const owner = planning.stored.owners.get(id ?? "");
  const person = planning.stored.people.get(owner?.personId ?? "");
  const shown = owner ? { owner, person, ...naming } : null;
  const found = differences(row, OWNER_COLUMNS, shown);
  const subject = `${cellOf(row, "Owner") || "not named"} → ${cellOf(row, "Entity")}`;
  if (owner && found.size === 0) return { action: "same", subject, text: "" };
  const fields = edgeFields(planning, row, found);
  const holder = found.has("holder") || !owner ? findHolder(planning, row) : {};
  const edge: OwnerRow = owner
    ? { ...toRow(planning, owner), ...fields, ...holder }
    : newEdge(
        { intakeId: group.intakeId, entityId: fields.entityId ?? "", now: planning.now },
        { ...fields, ...holder },
      );
  check(edge);
  if (owner) writes.owners.change.set(owner.id, { ...fields, ...holder });
  else writes.owners.add.push(edge);
  if (edge.personId) planPerson(planning, edge.personId, found);
  return owner ? { action: "change", subject, text: changesIn(found) } : { action: "add", subject, text: "" };
}

/** Without an id: the only record of the same owner in the same entity from the same day. */
function sameEdge({ group, naming }: Planning, row: SheetRow): string | null {
  const same = group.owners.filter(
    (owner) =>
      naming.nameOf(owner.entityId) === cellOf(row, "Entity") &&
      naming.nameOf(owner.ownerEntityId ?? owner.personId) === cellOf(row, "Owner") &&
      (owner.from ?? "") === cellOf(row, "From"),
  );
  return same.length === 1 ? (same[0]?.id ?? null) : null;
}

function edgeFields(planning: Planning, row: SheetRow, found: Found): Partial<OwnerRow> {
  const fields: Partial<OwnerRow> = {};
  if (found.has("entityId")) fields.entityId = entityId(planning, row);
  if (found.has("percentage")) fields.units = toUnits(Number(found.get("percentage") ?? 0));
  if (found.has("role")) fields.role = (found.get("role") as OwnerRow["role"] | null) ?? "owner";
  if (found.has("from")) fields.from = found.get("from") as string | null;
  if (found.has("to")) fields.to = found.get("to") as string | null;
  if (found.has("optionOn")) fields.optionOn = optionOn(planning, row);
  const rights = (["vote", "value", "profits", "capital"] as const).filter((right) => found.has(right));
  if (rights.length > 0) {
    const known = planning.stored.owners.get(cellOf(row, ID_HEADING))?.shares;
    const shares: Record<string, unknown> = { ...known };
    for (const right of rights) shares[right] = found.get(right);
    fields.shares = Object.fromEntries(
      Object.entries(shares).filter(([, share]) => typeof share === "number"),
    );
  }
  return fields;
}

function entityId({ entityIds }: Planning, row: SheetRow): string {
  const name = cellOf(row, "Entity");
  const id = onlyId(entityIds, name, "entities");
  if (id === null)
    throw new CellProblem(`There is no entity named “${name}”. Add it to the sheet of entities.`);
  return id;
}

/** A name of an entity, else a person, who is added when nobody has the name. */
function findHolder(planning: Planning, row: SheetRow): Holder {
  const name = cellOf(row, "Owner");
  const kind = cellOf(row, "Owner is").toLowerCase();
  if (name === "") return { ownerEntityId: null, personId: null };
  const ownerEntityId =
    kind === "" || kind === "entity" ? onlyId(planning.entityIds, name, "entities") : null;
  if (ownerEntityId !== null) return { ownerEntityId, personId: null };
  if (kind === "entity")
    throw new CellProblem(`There is no entity named “${name}”. Add it to the sheet of entities.`);
  return {
    ownerEntityId: null,
    personId: onlyId(planning.personIds, name, "people") ?? addPerson(planning, name),
  };
}

function addPerson({ writes, personIds, group, now }: Planning, name: string): string {
  const id = newId();
  writes.people.add.push({
    ...{ id, intakeId: group.intakeId, name, kind: "individual", isUsPerson: null, isMinor: null },
    ...{ relations: [], createdAt: now, updatedAt: now },
  });
  remember(personIds, name, id);
  return id;
}

/** The owner of the same entity who has this name. */
function optionOn({ group, naming }: Planning, row: SheetRow): string | null {
  const name = cellOf(row, "Option on");
  if (name === "") return null;
  const other = group.owners.find(
    (owner) => naming.nameOf(owner.entityId) === cellOf(row, "Entity") && naming.holderOf(owner.id) === name,
  );
  if (!other) throw new CellProblem(`“${name}” is no owner of this entity yet. Import the owner first.`);
  return other.id;
}

function toRow(planning: Planning, owner: Owner): OwnerRow {
  const edge = newEdge({ intakeId: owner.intakeId, entityId: owner.entityId, now: planning.now }, {});
  const { id, ownerEntityId, personId, role, percentage, from, to } = owner;
  return { ...edge, id, ownerEntityId, personId, role, units: toUnits(percentage), from, to };
}

function check(edge: OwnerRow): void {
  if (edge.ownerEntityId === edge.entityId) throw new CellProblem("An entity cannot own itself.");
  if (edge.from && edge.to && edge.to < edge.from)
    throw new CellProblem("The last day is before the first one.");
}

/** Facts about the person stand in every row that names the person. */
function planPerson(planning: Planning, id: string, found: Found): void {
  const change: Partial<PersonRow> = {};
  const kind = found.get("kind");
  if (typeof kind === "string" && kind !== "entity") change.kind = kind as OwnerKind;
  if (found.has("isUsPerson")) change.isUsPerson = found.get("isUsPerson") as boolean | null;
  if (found.has("isMinor")) change.isMinor = found.get("isMinor") as boolean | null;
  if (found.has("relations")) change.relations = relationsOf(planning, found.get("relations"));
  const added = planning.writes.people.add.find((person) => person.id === id);
  if (added) Object.assign(added, change);
  else if (Object.keys(change).length > 0) {
    planning.writes.people.change.set(id, { ...planning.writes.people.change.get(id), ...change });
  }
}

function relationsOf(planning: Planning, written: unknown): Relation[] {
  const relatives = (written ?? []) as { kind: RelationKind; name: string }[];
  return relatives.map(({ kind, name }) => {
    return { kind, personId: onlyId(planning.personIds, name, "people") ?? addPerson(planning, name) };
  });
}
