/** An amount that a yearly paper states for a unit of the Code. */
import type { Range } from "../schema.ts";

export const FILING_STATUSES = ["joint", "separate", "head", "single", "other", "trust"] as const;
/** `other`: all who file in none of the ways named beside it. */
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** One bracket of a tax table: money in cents. */
export interface BracketStep {
  over: number;
  /** Null for the last one. */
  upTo: number | null;
  percent: number;
  /** The tax on `over`. */
  tax: number;
}

/** Ranges are of characters in the paper's text. */
export interface AmountRow extends Range {
  /** Pin cite of the unit of the Code: "26 USC 179(b)(1)". */
  unit: string;
  taxYear: number;
  /** Of the item of the paper: "Adoption Credit". */
  heading: string;
  /** What the amount is of several in the same place: "phase-in range amount", "two qualifying children"; may be empty. */
  label: string;
  status: FilingStatus | null;
  /** Money in cents; null for a percentage. */
  cents: number | null;
  percent: number | null;
  /** "§ 4.24" of the paper. */
  pin: string;
  /** The sentence or the line of the table that states it. */
  quote: Range;
  /** Of a tax table. */
  bracket?: BracketStep;
}

/** Cents of "$2,560,000", "$0.65"; fractions of a cent are rounded. */
export function centsOf(money: string): number {
  return Math.round(Number(money.replace(/[$,]/g, "")) * 100);
}
