/** Shapes of the office's lists, and the names in their addresses; safe in a browser. */
import type { Invitation, ListedUser } from "#modules/accounts/schema";
import type { ClientIntake, IntakeStatus } from "#modules/intake/schema";

/** Rows of a page. */
export const PAGE_ROWS = 50;
/** Maximum length of a search, in characters. */
export const QUERY_MAX = 200;

export const USER_SORTS = ["email", "name", "newest"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const USER_KINDS = ["admin", "client", "invited", "disabled"] as const;
export type UserKind = (typeof USER_KINDS)[number];

export const INTAKE_SORTS = ["newest", "updated", "client", "progress"] as const;
export type IntakeSort = (typeof INTAKE_SORTS)[number];

/** What waits for the office: the queues of the front door, most urgent first. */
export const QUEUES = ["late", "review", "waivers", "messages", "misfits"] as const;
export type Queue = (typeof QUEUES)[number];

export interface UserQuery {
  q?: string;
  kind?: UserKind;
  sort?: UserSort;
  /** From 1. */
  page?: number;
}

export interface IntakeQuery {
  q?: string;
  status?: IntakeStatus;
  waits?: Queue;
  /** Clients of this CPA only. */
  cpaId?: string;
  sort?: IntakeSort;
  /** From 1. */
  page?: number;
}

/** A page of a list, with the number of rows on all pages. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

export interface OfficeUser extends ListedUser {
  /** Null for an account in use. */
  invitation: Invitation | null;
  /** The CPA who was given this client. */
  cpa: { id: string; name: string } | null;
}

export interface OfficeIntake extends ClientIntake {
  cpa: { id: string; name: string } | null;
}

export interface AdminSummary {
  users: number;
  admins: number;
  intakes: number;
  /** Completed and filed. */
  completed: number;
  /** Percent, rounded; 0 without intakes. */
  averageProgress: number;
}

/** A queue of the front door: how many intakes wait in it, and whose come first. */
export interface Waiting {
  queue: Queue;
  count: number;
  first: { intakeId: string; clientName: string }[];
}

/** Neighbors of an intake in a queue. */
export interface Neighbors {
  previous: { intakeId: string; clientName: string } | null;
  next: { intakeId: string; clientName: string } | null;
}
