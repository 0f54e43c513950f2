/** Builds graphs for tests from short notes. */
import type { BusinessEntity, IntercompanyTransaction, Owner, OwnerPerson, RelationKind } from "../schema.ts";
import { buildGraph, type Graph } from "./graph.ts";

type Facts = Partial<BusinessEntity> & Pick<BusinessEntity, "id">;

const STAMPS = { intakeId: "", createdAt: "", updatedAt: "" };

export interface Notes {
  taxYear?: number;
  entities: Facts[];
  people?: (Partial<OwnerPerson> & { id: string })[];
  /** "A 60 X": A holds 60% of X. People that nobody described are added. Options and roles by `owner`. */
  owns?: string[];
  owners?: (Partial<Owner> & { id: string; entityId: string })[];
  /** "H spouse W": W is the spouse of H. */
  kin?: string[];
  transactions?: (Partial<IntercompanyTransaction> & { id: string })[];
  /** Entity id → taxpayer number. */
  tins?: Record<string, string>;
}

export function graphOf(notes: Notes): Graph {
  const { entities, owns = [], kin = [], owners = [], transactions = [] } = notes;
  const entityIds = new Set(entities.map(({ id }) => id));
  const parsed = owns.map((note, at) => {
    const [holder = "", percent = "0", entityId = ""] = note.split(" ");
    return toOwner({
      id: `edge-${at}`,
      entityId,
      percentage: Number(percent),
      ...holderOf(holder, entityIds),
    });
  });
  const all = [...parsed, ...owners.map(toOwner)];
  const named = [
    ...all.flatMap(({ personId }) => personId ?? []),
    ...kin.flatMap((note) => note.split(/ \S+ /)),
  ];
  const people = new Map((notes.people ?? []).map((person) => [person.id, toPerson(person)]));
  for (const id of named) if (!people.has(id)) people.set(id, toPerson({ id }));
  for (const note of kin) {
    const [person = "", kind = "", relative = ""] = note.split(" ");
    people.get(person)?.relations.push({ personId: relative, kind: kind as RelationKind });
  }
  return buildGraph({
    ...{ intakeId: "", taxYear: notes.taxYear ?? 2024, revision: 1 },
    entities: entities.map(toEntity),
    people: [...people.values()],
    owners: all,
    transactions: transactions.map(toTransaction),
    tins: new Map(Object.entries(notes.tins ?? {})),
  });
}

function holderOf(id: string, entityIds: Set<string>) {
  if (id === "?") return {};
  return entityIds.has(id) ? { ownerEntityId: id } : { personId: id };
}

function toEntity(facts: Facts): BusinessEntity {
  return {
    ...{ legalName: facts.id, entityType: null, ein: null, tin: null, jurisdictionFormation: null },
    ...{
      jurisdictionOperation: null,
      fiscalYearEnd: null,
      accountingMethod: null,
      isDisregardedEntity: false,
    },
    ...{ parentEntityId: null, ownershipPercentage: 0, notes: null, formationDate: null, endDate: null },
    ...{ taxClass: null, elections: [], trustKind: null, grossReceipts: [], ...STAMPS },
    ...facts,
  };
}

function toPerson(person: Partial<OwnerPerson> & { id: string }): OwnerPerson {
  return {
    ...{ name: person.id, kind: "individual" as const, isUsPerson: true, isMinor: false, ...STAMPS },
    ...person,
    relations: [...(person.relations ?? [])],
  };
}

function toOwner(owner: Partial<Owner> & { id: string; entityId: string }): Owner {
  return {
    ...{ ownerEntityId: null, personId: null, ownerName: null, role: "owner" as const, percentage: 0 },
    ...{ from: null, to: null, optionOn: null, kind: null, isUsPerson: null, relations: [], ...STAMPS },
    shares: { vote: null, value: null, profits: null, capital: null },
    ...owner,
  };
}

function toTransaction(
  transaction: Partial<IntercompanyTransaction> & { id: string },
): IntercompanyTransaction {
  return {
    ...{ transactionType: "loan" as const, fromEntityId: "", toEntityId: "", amount: 100_000 },
    ...{ transactionDate: "2024-06-01", isRecurring: false, recordedBy: null, interestRate: null },
    ...{ maturityDate: null, description: null, ...STAMPS },
    ...transaction,
  };
}
