/** Rows → records. */
import type { EntityRow, OwnerRow, PersonRow, TransactionRow } from "./records-store.ts";
import type { BusinessEntity, IntercompanyTransaction, Owner, OwnerPerson, Shares } from "./schema.ts";
import type { RowFrame } from "./table-store.ts";
import { toPercent } from "./values.ts";

const NO_SHARES: Shares = { vote: null, value: null, profits: null, capital: null };

function stamps({ createdAt, updatedAt }: RowFrame) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** The edge that an entity's `parentEntityId` and `ownershipPercentage` stand for: the first without a person. */
export function primaryEdge(edges: readonly OwnerRow[]): OwnerRow | undefined {
  return edges.find(({ personId, role }) => personId === null && role === "owner");
}

/** `edges` are those of the entity, in the order of creation; `tin` is masked. */
export function toEntity(
  { tinSealed: _sealed, ...row }: EntityRow,
  edges: readonly OwnerRow[],
  tin: string | null,
): BusinessEntity {
  const primary = primaryEdge(edges);
  return {
    ...row,
    tin,
    parentEntityId: primary?.ownerEntityId ?? null,
    ownershipPercentage: primary ? toPercent(primary.units) : 0,
    ...stamps(row),
  };
}

export function toPerson(row: PersonRow): OwnerPerson {
  return { ...row, ...stamps(row) };
}

/** `holder` is the owner entity or person; undefined while not named. */
export function toOwner({ units, ...row }: OwnerRow, holder: EntityRow | PersonRow | undefined): Owner {
  const person = holder && "name" in holder ? holder : null;
  const entity = holder && "legalName" in holder ? holder : null;
  return {
    ...row,
    ownerName: person?.name ?? entity?.legalName ?? null,
    percentage: toPercent(units),
    shares: { ...NO_SHARES, ...row.shares },
    kind: person?.kind ?? null,
    isUsPerson: person?.isUsPerson ?? null,
    relations: person?.relations ?? [],
    ...stamps(row),
  };
}

export function toTransaction(row: TransactionRow): IntercompanyTransaction {
  const { fromEntityId, fromPersonId, toEntityId, toPersonId, interestUnits, ...rest } = row;
  return {
    ...rest,
    // One of each pair is set.
    fromEntityId: fromEntityId ?? fromPersonId ?? "",
    toEntityId: toEntityId ?? toPersonId ?? "",
    amount: Number(row.amount),
    interestRate: interestUnits === null ? null : toPercent(interestUnits),
    ...stamps(row),
  };
}
