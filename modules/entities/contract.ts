/** Interface and dependencies of the entities module. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Intake } from "#modules/intake";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { LawLibrary } from "./ports.ts";
import type {
  Attribution,
  AttributionSection,
  BusinessEntity,
  EntityChange,
  EntityValidation,
  Finding,
  Group,
  GroupChart,
  ImportKind,
  ImportPreview,
  IntercompanyTransaction,
  NewEntity,
  NewOwner,
  NewPerson,
  NewTransaction,
  Owner,
  OwnerChange,
  OwnerPerson,
  PersonChange,
  ReturnDue,
  TransactionChange,
  UltimateOwner,
} from "./schema.ts";

/** A record of an intake. */
export interface RecordKey {
  intakeId: string;
  id: string;
}

/**
 * Every method throws DomainError `unauthenticated` for visitors, and `not_found` for an unknown intake or one of
 * another client; administrators see all. Changes throw `conflict` for a client whose intake is completed or filed,
 * `invalid` naming the field for values that cannot be stored, and `conflict` when `updatedAt` is stale.
 */
export interface Groups {
  /** Everything recorded about the group, in the order of creation. */
  getGroup(actor: Actor, intakeId: string): Promise<Group>;
  /** What the chart draws. */
  getChart(actor: Actor, intakeId: string): Promise<GroupChart>;
  /** People at the end of each chain, by entity. */
  listUltimateOwners(actor: Actor, intakeId: string): Promise<UltimateOwner[]>;
  /** Copies the group of another intake that the actor may see into this one, which must be empty. */
  copyGroup(actor: Actor, intakeId: string, fromIntakeId: string): Promise<Group>;
}

export interface EntityRecords {
  listEntities(actor: Actor, intakeId: string): Promise<BusinessEntity[]>;
  getEntity(actor: Actor, key: RecordKey): Promise<BusinessEntity>;
  addEntity(actor: Actor, intakeId: string, entity: NewEntity): Promise<BusinessEntity>;
  updateEntity(actor: Actor, key: RecordKey, change: EntityChange): Promise<BusinessEntity>;
  /** With its owner records. @throws DomainError `conflict` while transactions name it. */
  deleteEntity(actor: Actor, key: RecordKey): Promise<void>;
}

export interface OwnerRecords {
  listOwners(actor: Actor, intakeId: string): Promise<Owner[]>;
  /** A name that nobody in the intake has adds the person. @throws DomainError `invalid` */
  addOwner(actor: Actor, intakeId: string, owner: NewOwner): Promise<Owner>;
  updateOwner(actor: Actor, key: RecordKey, change: OwnerChange): Promise<Owner>;
  deleteOwner(actor: Actor, key: RecordKey): Promise<void>;
  listPeople(actor: Actor, intakeId: string): Promise<OwnerPerson[]>;
  /** @throws DomainError `conflict` for a name that somebody in the intake has. */
  addPerson(actor: Actor, intakeId: string, person: NewPerson): Promise<OwnerPerson>;
  updatePerson(actor: Actor, key: RecordKey, change: PersonChange): Promise<OwnerPerson>;
  /** @throws DomainError `conflict` while owner records or transactions name the person. */
  deletePerson(actor: Actor, key: RecordKey): Promise<void>;
}

export interface TransactionRecords {
  listTransactions(actor: Actor, intakeId: string): Promise<IntercompanyTransaction[]>;
  addTransaction(
    actor: Actor,
    intakeId: string,
    transaction: NewTransaction,
  ): Promise<IntercompanyTransaction>;
  updateTransaction(
    actor: Actor,
    key: RecordKey,
    change: TransactionChange,
  ): Promise<IntercompanyTransaction>;
  deleteTransaction(actor: Actor, key: RecordKey): Promise<void>;
}

export interface GroupOverview {
  group: Group;
  chart: GroupChart;
  validation: EntityValidation;
}

export interface Validation {
  /** `cpaText` for administrators only. Without an entity: zeros, valid, no findings. */
  validate(actor: Actor, intakeId: string): Promise<EntityValidation>;
  /** The group, its chart and what is wrong with it, from one reading. */
  getOverview(actor: Actor, intakeId: string): Promise<GroupOverview>;
  /** "Looked at, fine": holds until the facts change. Administrators. @throws DomainError `not_found`, `invalid`. */
  acceptFinding(actor: Actor, key: RecordKey, reason: string): Promise<Finding>;
  /** Takes the acceptance back. Administrators. */
  reopenFinding(actor: Actor, key: RecordKey): Promise<Finding>;
  /** Constructive ownership of one entity; stops at 100,000 paths. */
  attribute(
    actor: Actor,
    intakeId: string,
    question: { entityId: string; section: AttributionSection },
  ): Promise<Attribution>;
}

/** A file for people. */
export interface GroupFile {
  name: string;
  type: string;
  content: Buffer;
}

export interface SheetFile {
  /** CSV holds one kind; XLSX a sheet of each. */
  format: "csv" | "xlsx";
  /** Required for CSV. */
  kind?: ImportKind;
  content: Buffer;
}

export interface Exchange {
  /** Cells are text and numbers, never live formulas. */
  exportGroup(
    actor: Actor,
    intakeId: string,
    options: { format: "csv"; kind: ImportKind } | { format: "xlsx" },
  ): Promise<GroupFile>;
  /** Headings, notes on each column, and no rows. */
  getTemplate(
    actor: Actor,
    options: { format: "csv"; kind: ImportKind } | { format: "xlsx" },
  ): Promise<GroupFile>;
  /** What an import would do, line by line; stores nothing. @throws DomainError `invalid` for what is no sheet. */
  previewImport(actor: Actor, intakeId: string, file: SheetFile): Promise<ImportPreview>;
  /** All lines or none. @throws DomainError `invalid` when a line is refused. */
  importGroup(actor: Actor, intakeId: string, file: SheetFile): Promise<ImportPreview>;
}

/** A paper of the checklist that an entity or a transaction brings. */
export interface EntityPaper {
  categoryId: string;
  /** "HoldCo Inc.: last year's Form 1120-S" */
  text: string;
}

export interface Duties {
  /** Papers that follow from the group; `connection` may be a transaction. */
  listPapers(actor: Actor, intakeId: string, connection?: Knex): Promise<EntityPaper[]>;
  /** Returns of the tax year, by entity. */
  listReturns(actor: Actor, intakeId: string): Promise<ReturnDue[]>;
  /** Intake id → its entities' returns, in two statements for any number of intakes. Operators and administrators. */
  listReturnsOf(
    actor: Actor,
    intakes: readonly { id: string; taxYear: number }[],
  ): Promise<Map<string, Omit<ReturnDue, "authority" | "disclosures">[]>>;
}

export interface Entities
  extends Groups, EntityRecords, OwnerRecords, TransactionRecords, Validation, Exchange, Duties {}

export interface EntitiesDeps {
  knex: Knex;
  intake: Pick<Intake, "getIntake" | "touchIntake">;
  library: LawLibrary;
  audit: Pick<Audit, "record">;
  /** 32 bytes that seal taxpayer numbers. */
  secretKey: Buffer;
  clock: Clock;
  log: Log;
}
