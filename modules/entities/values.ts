/** Exact values and their text: dates, percentages, amounts. Pure, and safe in a browser. */
import { AMOUNT_MAX } from "./terms.ts";

/** Ten-thousandths of a percent in one percent. */
const UNITS_PER_PERCENT = 10_000;
/** 100% in ten-thousandths of a percent. */
export const WHOLE = 1_000_000;

/** An ISO date that exists: "2024-02-29". */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= 1600 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** `month` from 1. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 to 100 with at most four decimals. */
export function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100 && toUnits(value) / UNITS_PER_PERCENT === value;
}

/** Percent → ten-thousandths of a percent. */
export function toUnits(percent: number): number {
  return Math.round(percent * UNITS_PER_PERCENT);
}

/** Ten-thousandths of a percent → percent. */
export function toPercent(units: number): number {
  return units / UNITS_PER_PERCENT;
}

/** "33.3333" or "33.3333%" → 33.3333; null when it is not a plain percentage from 0 to 100. */
export function parsePercentage(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:\.\d{1,4})?)\s*%?\s*$/.exec(text);
  const value = Number(match?.[1] ?? Number.NaN);
  return isPercentage(value) ? value : null;
}

/** "$1,250.50" → 125050 cents; null for exponents, other currencies, more than two decimals and what is not above 0. */
export function parseAmount(text: string): number | null {
  const match = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.(\d{1,2}))?\s*$/.exec(text);
  if (!match) return null;
  const dollars = Number((match[1] ?? "").replaceAll(",", ""));
  const cents = dollars * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) && cents >= 1 && cents <= AMOUNT_MAX ? cents : null;
}

/** 125050 → "$1,250.50" */
export function formatAmount(cents: number): string {
  const dollars = Math.trunc(cents / 100).toLocaleString("en-US");
  return `$${dollars}.${String(cents % 100).padStart(2, "0")}`;
}

/** 33.3333 → "33.3333%", 40 → "40%" */
export function formatPercentage(percent: number): string {
  return `${toPercent(toUnits(percent))}%`;
}
