/** View model of the intakes on the dashboard. */
import {
  ACTIVE_STATUSES,
  isClosed,
  type Intake,
  type IntakeStatus,
  type IntakeType,
} from "#modules/intake/schema";
import { relativeTime } from "../../ui/relative-time.ts";

export const TYPE_LABELS: Record<IntakeType, string> = {
  "multi-entity": "Multi-Entity Business",
  personal: "Personal",
};

const RECENT = 3;

export interface IntakeLine {
  id: string;
  /** "2024 Personal" */
  name: string;
  status: IntakeStatus;
  progress: number;
  createdAt: string;
  /** "2 days ago" */
  updated: string;
  href: string;
  canDelete: boolean;
  /** Names of the required papers that are still needed. */
  missing: string[];
}

export interface Activity {
  id: string;
  isStart: boolean;
  text: string;
  ago: string;
}

export interface Overview {
  intakes: number;
  pendingReview: number;
  readyToFile: number;
  averageProgress: number;
}

/** Input and output are newest first. */
export function toLines(
  intakes: readonly Intake[],
  { now, isAdmin, missing }: { now: Date; isAdmin: boolean; missing: Record<string, string[]> },
): IntakeLine[] {
  return intakes.map(({ id, taxYear, intakeType, status, progress, createdAt, lastUpdated }) => ({
    id,
    name: nameOf({ taxYear, intakeType }),
    status,
    progress,
    createdAt,
    updated: relativeTime(lastUpdated, now),
    href: intakeType === "multi-entity" ? `/multi-entity/${id}` : `/intake/${id}`,
    canDelete: isAdmin || !isClosed(status),
    missing: missing[id] ?? [],
  }));
}

export function nameOf({ taxYear, intakeType }: Pick<Intake, "taxYear" | "intakeType">): string {
  return `${taxYear} ${TYPE_LABELS[intakeType]}`;
}

export function recentActivity(intakes: readonly Intake[], now: Date): Activity[] {
  return intakes.slice(0, RECENT).map(({ id, taxYear, status, lastUpdated }) => {
    const isStart = status === "in_progress";
    const text = `${isStart ? "Started" : "Updated"} ${taxYear} tax intake`;
    return { id, isStart, text, ago: relativeTime(lastUpdated, now) };
  });
}

/** Null without intakes. */
export function overviewOf(intakes: readonly Intake[]): Overview | null {
  if (intakes.length === 0) return null;
  const count = (status: IntakeStatus) => intakes.filter((intake) => intake.status === status).length;
  const sum = intakes.reduce((total, { progress }) => total + progress, 0);
  return {
    intakes: intakes.length,
    pendingReview: count("review_ready"),
    readyToFile: count("completed"),
    averageProgress: Math.round(sum / intakes.length),
  };
}

export function isActive({ status }: Pick<Intake, "status">): boolean {
  return ACTIVE_STATUSES.includes(status);
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** One sentence on what to do next. */
export function nextStep(newest: Pick<Intake, "taxYear"> | null, missing: number): string {
  if (!newest) return "Start an intake, and we show you which papers your CPA needs.";
  const { taxYear } = newest;
  if (missing === 0)
    return `Everything required for your ${taxYear} return is in. Submit it when you are ready.`;
  const documents = missing === 1 ? "document" : "documents";
  return `Your ${taxYear} return needs ${NUMBERS[missing] ?? missing} more ${documents} before your CPA can begin.`;
}
