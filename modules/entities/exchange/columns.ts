/** Columns of the sheets: heading, field, and how a cell is written and read. */
import { formatPercentage, isDate, parseAmount, parsePercentage } from "../values.ts";

/** A cell that cannot be read: what to write instead. */
export class CellProblem extends Error {}

export interface Column<Shown> {
  heading: string;
  /** For the template. */
  note: string;
  /** Field of the body that the cell writes. */
  field: string;
  /** Cell of a record; "" when empty. */
  write(shown: Shown): string;
  /** Value of a cell that is not empty. @throws CellProblem */
  read(text: string): unknown;
  /** Numbers in workbooks. */
  isNumber?: boolean;
}

export const asText = (text: string): unknown => text;

export function asDate(text: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, month = "", day = "", year = ""] = american ?? [];
  const iso = american ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (!isDate(iso)) throw new CellProblem(`“${text}” is no date. Write it as 2024-12-31.`);
  return iso;
}

export function asPercentage(text: string): number {
  const percentage = parsePercentage(text);
  if (percentage === null) {
    throw new CellProblem(
      `“${text}” is no percentage. Write a number from 0 to 100 with at most four decimals.`,
    );
  }
  return percentage;
}

export function asCents(text: string): number {
  const cents = parseAmount(text);
  if (cents === null) throw new CellProblem(`“${text}” is no amount. Write dollars and cents, as 1250.50.`);
  return cents;
}

export function asYesNo(text: string): boolean {
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  if (/^(no|n|false|0)$/i.test(text)) return false;
  throw new CellProblem(`“${text}” is neither yes nor no.`);
}

/** One of these, in any case. */
export function oneOf(choices: readonly string[]): (text: string) => string {
  return (text) => {
    const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
    if (choice === undefined) throw new CellProblem(`“${text}” is none of ${choices.join(", ")}.`);
    return choice;
  };
}

export const yesNo = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");
export const percent = (value: number | null) => (value === null ? "" : formatPercentage(value).slice(0, -1));
export const dollars = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** "a: 1; b: 2" → [["a", "1"], ["b", "2"]] */
export function pairsOf(text: string): [string, string][] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf(":");
      return at < 0 ? [part, ""] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    });
}
