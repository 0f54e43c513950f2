/** The tables `business_entities`, `entity_people`, `entity_owners` and `intercompany_transactions`. */
import { tableOf, type RowFrame } from "./table-store.ts";
import type { BusinessEntity, IntercompanyTransaction, Owner, OwnerPerson } from "./schema.ts";

export type EntityRow = RowFrame &
  Omit<BusinessEntity, keyof RowFrame | "tin" | "parentEntityId" | "ownershipPercentage"> & {
    /** Encrypted for the row's id. */
    tinSealed: Buffer | null;
  };

export type PersonRow = RowFrame & Omit<OwnerPerson, keyof RowFrame>;

export type OwnerRow = RowFrame &
  Pick<Owner, "entityId" | "ownerEntityId" | "personId" | "role" | "from" | "to" | "optionOn"> & {
    /** Ten-thousandths of a percent. */
    units: number;
    shares: Partial<Owner["shares"]>;
  };

export type TransactionRow = RowFrame &
  Pick<
    IntercompanyTransaction,
    "transactionType" | "transactionDate" | "isRecurring" | "recordedBy" | "maturityDate" | "description"
  > & {
    fromEntityId: string | null;
    fromPersonId: string | null;
    toEntityId: string | null;
    toPersonId: string | null;
    /** Cents; a bigint is read as text. */
    amount: string | number;
    /** Ten-thousandths of a percent a year. */
    interestUnits: number | null;
  };

const FRAME = { id: "id", intakeId: "intake_id", createdAt: "created_at", updatedAt: "updated_at" };

export const entityTable = tableOf<EntityRow>({
  name: "business_entities",
  dates: ["formationDate", "endDate"],
  json: ["elections", "grossReceipts"],
  columns: {
    ...FRAME,
    legalName: "legal_name",
    entityType: "entity_type",
    ein: "ein",
    tinSealed: "tin_sealed",
    jurisdictionFormation: "jurisdiction_formation",
    jurisdictionOperation: "jurisdiction_operation",
    fiscalYearEnd: "fiscal_year_end",
    accountingMethod: "accounting_method",
    isDisregardedEntity: "is_disregarded_entity",
    notes: "notes",
    formationDate: "formation_date",
    endDate: "end_date",
    taxClass: "tax_class",
    elections: "elections",
    trustKind: "trust_kind",
    grossReceipts: "gross_receipts",
  },
});

export const personTable = tableOf<PersonRow>({
  name: "entity_people",
  json: ["relations"],
  columns: {
    ...FRAME,
    name: "name",
    kind: "kind",
    isUsPerson: "is_us_person",
    isMinor: "is_minor",
    relations: "relations",
  },
});

export const ownerTable = tableOf<OwnerRow>({
  name: "entity_owners",
  dates: ["from", "to"],
  json: ["shares"],
  columns: {
    ...FRAME,
    entityId: "entity_id",
    ownerEntityId: "owner_entity_id",
    personId: "person_id",
    role: "role",
    units: "units",
    from: "valid_from",
    to: "valid_to",
    shares: "shares",
    optionOn: "option_on",
  },
});

export const transactionTable = tableOf<TransactionRow>({
  name: "intercompany_transactions",
  dates: ["transactionDate", "maturityDate"],
  columns: {
    ...FRAME,
    transactionType: "transaction_type",
    fromEntityId: "from_entity_id",
    fromPersonId: "from_person_id",
    toEntityId: "to_entity_id",
    toPersonId: "to_person_id",
    amount: "amount",
    transactionDate: "transaction_date",
    isRecurring: "is_recurring",
    recordedBy: "recorded_by",
    interestUnits: "interest_units",
    maturityDate: "maturity_date",
    description: "description",
  },
});
