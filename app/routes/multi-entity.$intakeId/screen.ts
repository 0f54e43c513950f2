/** What the parts of the screen share. */
import type {
  BusinessEntity,
  EntityValidation,
  Finding,
  ImportPreview,
  IntercompanyTransaction,
  Owner,
  OwnerPerson,
  ReturnDue,
  UltimateOwner,
} from "#modules/entities/schema";
import type { Intake } from "#modules/intake/schema";
import type { Option } from "../../ui/Choice.tsx";
import type { IntakeClient } from "../../ui/ClientName.tsx";
import type { TreeLine } from "./tree.ts";

export const TABS = [
  { id: "inventory", label: "Entity Inventory" },
  { id: "ownership", label: "Ownership Structure" },
  { id: "transactions", label: "Intercompany Transactions" },
  { id: "validation", label: "Validation & Compliance" },
] as const;
export type TabId = (typeof TABS)[number]["id"];

/** The tab named in the address; the first one for an unknown name. */
export function tabNamed(name: string | null): TabId {
  return TABS.find(({ id }) => id === name)?.id ?? "inventory";
}

/** One page of a long list. */
export interface Page<T> {
  rows: T[];
  page: number;
  pages: number;
  total: number;
}

export interface Papers {
  required: number;
  settled: number;
  documents: number;
}

export interface GroupScreen {
  intake: Pick<Intake, "id" | "taxYear" | "status" | "progress">;
  client: IntakeClient | null;
  tab: TabId;
  isCpa: boolean;
  canEdit: boolean;
  /** The client, before the submission. */
  canSubmit: boolean;
  counts: { entities: number; owners: number; transactions: number; amount: number; open: number };
  validation: Omit<EntityValidation, "findings" | "warnings">;
  /** Those that the tab shows. */
  findings: Finding[];
  papers: Papers;
  /** Ids and names of all entities, and of all people. */
  entityOptions: Option[];
  personOptions: Option[];
  done: string | null;
  content: Content;
}

export type Content = InventoryContent | OwnershipContent | TransactionsContent | ValidationContent;

export interface InventoryContent {
  tab: "inventory";
  entities: Page<BusinessEntity & { owners: string }>;
  edited: BusinessEntity | null;
  removed: BusinessEntity | null;
  query: string;
}

export interface OwnershipContent {
  tab: "ownership";
  chart: {
    svg: string;
    /** In pixels. */
    width: number;
    height: number;
    around: string | null;
    total: number;
    problem: string | null;
  } | null;
  tree: TreeLine[];
  owners: Page<OwnerRow>;
  people: OwnerPerson[];
  edited: Owner | null;
  /** Owners of the same entity, for an option on their shares. */
  coOwners: Option[];
  person: OwnerPerson | null;
  removed: Owner | null;
  removedPerson: OwnerPerson | null;
  /** The entity that a new owner is for. */
  ownedId: string;
}

/** What the table shows of an owner. */
export type OwnerRow = Pick<Owner, "id" | "entityId" | "ownerName" | "percentage" | "role" | "from" | "to">;

export interface TransactionsContent {
  tab: "transactions";
  transactions: Page<IntercompanyTransaction>;
  edited: IntercompanyTransaction | null;
  removed: IntercompanyTransaction | null;
}

export interface ValidationContent {
  tab: "validation";
  ultimateOwners: UltimateOwner[];
  returns: ReturnDue[];
}

/** Answer of a form that was not carried out. */
export interface Refusal {
  /** Name of the form: "save-entity". */
  intent: string;
  id: string;
  message: string;
  /** Problems by the name of the field. */
  problems: Record<string, string>;
  /** What was typed, by the name of the field. */
  typed: Record<string, string>;
  /** Somebody changed the record after the form was opened. */
  isStale: boolean;
}

export type { ImportPreview };

/** Address within the screen. */
export function placeIn(tab: TabId, more: Record<string, string> = {}, fragment = ""): string {
  return `?${new URLSearchParams({ tab, ...more })}${fragment && `#${fragment}`}`;
}
