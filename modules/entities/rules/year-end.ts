/** Ends of tax years, from free text. 26 USC 441. */
import { daysIn } from "../values.ts";

export type YearEnd =
  { month: number; problem: null } | { month: null; problem: "not-a-date" | "not-a-month-end" };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Leap years allow February 29; "02/28" and "02/29" both mean the end of February. */
const LEAP_YEAR = 2024;

/** "12/31", "12-31", "Dec 31", "December". A year of 52 or 53 weeks may end on any day, 441(f). */
export function parseYearEnd(text: string, { anyDay = false } = {}): YearEnd {
  const parsed = parseNumbers(text) ?? parseWords(text);
  if (!parsed) return { month: null, problem: "not-a-date" };
  const { month, day } = parsed;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(LEAP_YEAR, month)) {
    return { month: null, problem: "not-a-date" };
  }
  const isEnd = day === daysIn(LEAP_YEAR, month) || (month === 2 && day === 28);
  return isEnd || anyDay ? { month, problem: null } : { month: null, problem: "not-a-month-end" };
}

function parseNumbers(text: string): { month: number; day: number } | null {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})(?:\s*[/.-]\s*\d{2,4})?\s*$/.exec(text);
  return match ? { month: Number(match[1]), day: Number(match[2]) } : null;
}

function parseWords(text: string): { month: number; day: number } | null {
  const match = /^\s*([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?\s*$/i.exec(text);
  const word = match?.[1]?.toLowerCase() ?? "";
  const month = MONTHS.indexOf(word.slice(0, 3)) + 1;
  if (month === 0 || !FULL_NAMES.some((name) => name.startsWith(word))) return null;
  return { month, day: match?.[2] ? Number(match[2]) : daysIn(LEAP_YEAR, month) };
}

const FULL_NAMES = [
  ...["january", "february", "march", "april", "may", "june", "july", "august"],
  ...["september", "october", "november", "december"],
];

/** "June 30" */
export function wordYearEnd(month: number): string {
  const day = month === 2 ? 28 : daysIn(LEAP_YEAR, month);
  const name = FULL_NAMES[month - 1] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day}`;
}

/** Months of deferral of an owner's income: from the entity's year end to the owner's next one. */
export function monthsOfDeferral(entityEnd: number, ownerEnd: number): number {
  return (ownerEnd - entityEnd + 12) % 12;
}
