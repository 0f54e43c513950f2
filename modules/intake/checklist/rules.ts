/** Rules of the checklist and of status changes. Pure, and safe in a browser. */
import { groupBy } from "../group-by.ts";
import {
  ACTIVE_STATUSES,
  type ChecklistLine,
  type Classification,
  type IntakeStatus,
  type IntakeType,
  type Waiver,
} from "../records.ts";

/** Administrators and operators act as `admin`, also on their own intakes. */
export type Mover = "client" | "admin";

type Moves = Partial<Record<IntakeStatus, readonly IntakeStatus[]>>;

const SUBMITTING: Moves = {
  active: ["review_ready"],
  pending: ["review_ready"],
  in_progress: ["review_ready"],
};

/**
 * Allowed status changes; there are no others. A filed intake can be reopened, since a mistake must be reversible and
 * every change is recorded.
 */
export const STATUS_MOVES: Record<Mover, Moves> = {
  client: SUBMITTING,
  admin: {
    ...SUBMITTING,
    review_ready: ["completed", "in_progress"],
    completed: ["filed", "in_progress"],
    filed: ["in_progress"],
  },
};

export const STATUS_LABELS: Record<IntakeStatus, string> = {
  active: "Active",
  pending: "Pending",
  in_progress: "In Progress",
  review_ready: "Review Ready",
  completed: "Completed",
  filed: "Filed",
};

/** Statuses that this mover may set next. */
export function movesFrom(mover: Mover, status: IntakeStatus): readonly IntakeStatus[] {
  return STATUS_MOVES[mover][status] ?? [];
}

export const CLOSED_STATUSES: readonly IntakeStatus[] = ["completed", "filed"];

/** Clients can no longer change it. */
export function isClosed(status: IntakeStatus): boolean {
  return CLOSED_STATUSES.includes(status);
}

/**
 * The category has a document or an accepted waiver, or the client cannot get the paper: then the client goes on, and
 * the CPA decides.
 */
export function isSettled(documents: number, waiver: Pick<Waiver, "state" | "kind"> | null): boolean {
  return documents > 0 || waiver?.state === "accepted" || awaitsCpa(waiver);
}

/** A paper that the client cannot get and that the CPA has not decided on. It holds nobody up and stays on the CPA's list. */
export function awaitsCpa(waiver: Pick<Waiver, "state" | "kind"> | null): boolean {
  return waiver?.state === "waiting" && waiver.kind === "cannot_get";
}

type Line = Pick<ChecklistLine, "isSettled"> & { category: { isRequired: boolean } };

export function countMissing(lines: readonly Line[]): number {
  return lines.filter(({ category, isSettled: settled }) => category.isRequired && !settled).length;
}

/** @param hasWaiver whether a required category is settled without a document */
export function readinessMessage(missing: number, hasWaiver = false): string {
  if (missing > 0) return `Missing ${missing} required documents`;
  return `All required documents ${hasWaiver ? "are settled" : "uploaded"}. Ready for CPA review!`;
}

const HANDED_IN = 100;

/** What every screen and the API show: an intake that is handed in is complete, whatever was set before or since. */
export function progressOf({ status, progress }: { status: IntakeStatus; progress: number }): number {
  return ACTIVE_STATUSES.includes(status) ? progress : HANDED_IN;
}

/** Whether a wizard step may continue: 1 document types, 2 upload, 3 review and submit. */
export function canContinue(
  step: number,
  lines: readonly (Line & { documents: readonly unknown[] })[],
): boolean {
  if (step === 2) return lines.some(({ documents }) => documents.length > 0);
  return countMissing(lines) === 0;
}

export type GroupStatus = "pending" | "in_progress" | "completed";

export interface LineGroup {
  name: string;
  lines: ChecklistLine[];
  settled: number;
  /** Settled share, rounded, 0 to 100. */
  percent: number;
  status: GroupStatus;
}

/** Lines grouped and ordered as in the wizard. */
export function groupLines(lines: readonly ChecklistLine[]): LineGroup[] {
  return [...groupBy(lines, ({ category }) => category.group)].map(([name, members]) => {
    const settled = members.filter((line) => line.isSettled).length;
    const percent = Math.round((100 * settled) / members.length);
    return { name, lines: members, settled, percent, status: groupStatus(settled, members.length) };
  });
}

export function groupStatus(settled: number, total: number): GroupStatus {
  if (settled === 0) return "pending";
  return settled < total ? "in_progress" : "completed";
}

const INCOME_CLASSES: readonly Classification[] = ["w2", "1099", "spreadsheet", "bank-statement"];

/** Whether to ask for confirmation before submitting: a personal intake without any income document. */
export function lacksIncome(intakeType: IntakeType, lines: readonly ChecklistLine[]): boolean {
  if (intakeType !== "personal") return false;
  return !lines.some(({ category, documents }) =>
    documents.some(
      ({ classification }) => INCOME_CLASSES.includes(classification) || category.id === "schedule-k-1",
    ),
  );
}
