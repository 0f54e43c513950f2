/** Shapes of a group as the API and the screens see it; safe in a browser. */
import type {
  AccountingMethod,
  ElectionKind,
  EntityType,
  OwnerKind,
  OwnerRole,
  RelationKind,
  TaxClass,
  TransactionType,
  TrustKind,
} from "./terms.ts";

export interface Election {
  kind: ElectionKind;
  /** ISO date on which it takes effect; null when not stated. */
  from: string | null;
}

export interface GrossReceipts {
  year: number;
  cents: number;
}

export interface BusinessEntity {
  id: string;
  intakeId: string;
  legalName: string;
  entityType: EntityType | null;
  /** As written; its form is checked by the validation. */
  ein: string | null;
  /** Masked but for the last four digits: "***-**-6789". Writing the masked text back changes nothing. */
  tin: string | null;
  jurisdictionFormation: string | null;
  jurisdictionOperation: string | null;
  /** Free text: "12/31". */
  fiscalYearEnd: string | null;
  accountingMethod: AccountingMethod | null;
  isDisregardedEntity: boolean;
  /** Owner of the first recorded edge that no person holds; null without one. */
  parentEntityId: string | null;
  /** Percent of the same edge, at most four decimals; 0 without one. */
  ownershipPercentage: number;
  notes: string | null;
  /** ISO dates. */
  formationDate: string | null;
  endDate: string | null;
  taxClass: TaxClass | null;
  elections: Election[];
  trustKind: TrustKind | null;
  grossReceipts: GrossReceipts[];
  createdAt: string;
  /** Send it back with a change: a stale one is refused. */
  updatedAt: string;
}

export interface Relation {
  personId: string;
  /** What that person is to this one. */
  kind: RelationKind;
}

/** An owner, beneficiary or relative that is not an entity of the group. Names are unique in an intake. */
export interface OwnerPerson {
  id: string;
  intakeId: string;
  name: string;
  kind: OwnerKind;
  /** Citizen or resident, or domestic; null when not known. */
  isUsPerson: boolean | null;
  /** Under 21 at the end of the tax year; null when not known. */
  isMinor: boolean | null;
  relations: Relation[];
  createdAt: string;
  updatedAt: string;
}

/** Percent of each right where they differ from the percentage; null where not stated. */
export interface Shares {
  vote: number | null;
  value: number | null;
  profits: number | null;
  capital: number | null;
}

/**
 * An edge of the ownership graph: who holds how much of an entity, and when.
 * Without `ownerEntityId` and `personId` the holder has not been named yet.
 */
export interface Owner {
  id: string;
  intakeId: string;
  /** The owned entity. */
  entityId: string;
  ownerEntityId: string | null;
  personId: string | null;
  /** Legal name of the owner entity or name of the person; null when not named yet. */
  ownerName: string | null;
  role: OwnerRole;
  /** Percent, 0 to 100, at most four decimals. */
  percentage: number;
  /** First and last day, ISO dates, both inclusive; null is open. */
  from: string | null;
  to: string | null;
  shares: Shares;
  /** Id of the owner record of the same entity on whose shares this owner holds an option. */
  optionOn: string | null;
  /** Of the person, repeated here; null for entities. */
  kind: OwnerKind | null;
  isUsPerson: boolean | null;
  relations: Relation[];
  createdAt: string;
  updatedAt: string;
}

export interface IntercompanyTransaction {
  id: string;
  intakeId: string;
  transactionType: TransactionType;
  /** Lender, payer or seller: an entity, or a person who owns. */
  fromEntityId: string;
  toEntityId: string;
  /** Cents, above 0, at most `AMOUNT_MAX`. */
  amount: number;
  /** ISO date. */
  transactionDate: string;
  isRecurring: boolean;
  /** The party whose books this record is from; null when not stated. */
  recordedBy: string | null;
  /** Percent a year; 0 is without interest, null not stated. */
  interestRate: number | null;
  /** ISO date; null for a demand loan or when not stated. */
  maturityDate: string | null;
  description: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Everything recorded about the group of one intake. */
export interface Group {
  intakeId: string;
  taxYear: number;
  /** Increases with every change of the group. */
  revision: number;
  entities: BusinessEntity[];
  people: OwnerPerson[];
  owners: Owner[];
  transactions: IntercompanyTransaction[];
}

/** What the chart draws: owners in force at the end of the tax year. */
export interface GroupChart {
  intakeId: string;
  taxYear: number;
  revision: number;
  entities: Pick<BusinessEntity, "id" | "legalName" | "entityType" | "jurisdictionFormation">[];
  people: Pick<OwnerPerson, "id" | "name" | "kind">[];
  owners: Pick<
    Owner,
    "id" | "entityId" | "ownerEntityId" | "personId" | "ownerName" | "role" | "percentage"
  >[];
}

/** A person at the end of the chain, with what they own of an entity through everything. */
export interface UltimateOwner {
  personId: string;
  name: string;
  kind: OwnerKind;
  entityId: string;
  /** Percent, exact to 1e-9; also through circles. */
  percentage: number;
  /** Percent held directly. */
  direct: number;
}
