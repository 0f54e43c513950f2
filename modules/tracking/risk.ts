/**
 * How likely an intake is to miss its filing date: points for what is missing, how long it is overdue, how near the
 * date is and how many reminders had no answer. Pure, and safe in a browser.
 */
import { RISK_PROFILE } from "./risk-profile.ts";

export const RISK_LEVELS = ["critical", "high", "medium", "low"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export interface RiskFacts {
  missing: number;
  required: number;
  overdueDays: number;
  /** ISO date on which the return is due, with the extension the client has. */
  filingDate: string;
  /** Days from today to it; negative once it has passed. */
  daysToFiling: number;
  /** Days from today to the extended date, whether or not the client has the extension. */
  daysToExtended: number;
  /** Days since the client was last heard of. */
  silentDays: number;
  /** Reminders since then. */
  unansweredReminders: number;
}

export interface Risk {
  level: RiskLevel;
  /** 0 when nothing is missing. */
  points: number;
  /** Each a sentence for people. */
  reasons: string[];
}

interface Part {
  points: number;
  reason: string;
}

export function riskOf(facts: RiskFacts): Risk {
  if (facts.missing === 0) return { level: "low", points: 0, reasons: ["Nothing is missing."] };
  const parts = [missingPart(facts), overduePart(facts), datePart(facts), reminderPart(facts)];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return { level: levelOf(points), points, reasons: parts.flatMap(({ reason }) => reason || []) };
}

function levelOf(points: number): RiskLevel {
  const { critical, high, medium } = RISK_PROFILE.levels;
  if (points >= critical) return "critical";
  if (points >= high) return "high";
  return points >= medium ? "medium" : "low";
}

function missingPart({ missing, required }: RiskFacts): Part {
  const noun = required === 1 ? "required paper" : "required papers";
  return {
    points: reached(RISK_PROFILE.missingShare, missing / required),
    reason: `${missing} of ${required} ${noun} ${missing === 1 ? "is" : "are"} missing.`,
  };
}

function overduePart({ overdueDays }: RiskFacts): Part {
  return {
    points: reached(RISK_PROFILE.overdueDays, overdueDays),
    reason: overdueDays > 0 ? `Overdue for ${days(overdueDays)}.` : "",
  };
}

function datePart(facts: RiskFacts): Part {
  const { daysToFiling, daysToExtended, filingDate } = facts;
  if (daysToExtended < 0) return silencePart(facts);
  const on = `on ${wordDay(filingDate)}`;
  if (daysToFiling < 0)
    return { points: RISK_PROFILE.pastFilingDate, reason: `The return was due ${on}, without an extension.` };
  const nearest = RISK_PROFILE.daysToFiling.find(([within]) => daysToFiling <= within);
  const when = daysToFiling === 0 ? "is due today" : `is due ${on}, in ${days(daysToFiling)}`;
  return { points: nearest?.[1] ?? 0, reason: `The return ${when}.` };
}

function silencePart({ silentDays }: RiskFacts): Part {
  const past = "The extended date has passed.";
  return {
    points: reached(RISK_PROFILE.silentDays, silentDays),
    reason: silentDays > 0 ? `${past} Nothing was heard for ${days(silentDays)}.` : past,
  };
}

function reminderPart({ unansweredReminders: count }: RiskFacts): Part {
  return {
    points: reached(RISK_PROFILE.unansweredReminders, count),
    reason: count > 0 ? `${count} ${count === 1 ? "reminder" : "reminders"} without an answer.` : "",
  };
}

/** Points of the last step that the value has reached. */
function reached(steps: readonly (readonly [from: number, points: number])[], value: number): number {
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

const WORDS = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Filing dates are few, and formatting one costs more than the rest of a row. */
const words = new Map<string, string>();
const KEPT = 5_000;

/** "Apr 15, 2025" */
export function wordDay(day: string): string {
  const known = words.get(day);
  if (known !== undefined) return known;
  if (words.size >= KEPT) words.clear();
  const text = WORDS.format(new Date(`${day}T00:00:00Z`));
  words.set(day, text);
  return text;
}
