/** Reads the amounts of a yearly revenue procedure ("2026 ADJUSTED ITEMS") into rows. */
import type { Range } from "../schema.ts";
import { centsOf, type AmountRow } from "./amount.ts";
import { COLUMNS, EARNED_INCOME } from "./columns.ts";
import { flatten } from "./flat.ts";
import { adjustedItems, type AdjustedItem } from "./items.ts";
import { CODE_UNIT, statedAmounts } from "./prose.ts";
import { moneyRuns, rateTables, tableRows } from "./tables.ts";

/** A row with its ranges in the flat text. */
type FlatRow = Omit<AmountRow, "taxYear" | "pin" | "unit" | "heading"> & { unit: string };

/** No rows for a paper without adjusted items. */
export function readAmounts(text: string): AmountRow[] {
  const flat = flatten(text);
  return adjustedItems(flat.text).flatMap((item) =>
    rowsOf(flat.text, item).map(({ start, end, quote, unit, ...row }) => ({
      ...row,
      ...{ unit: `26 USC ${unit}`, taxYear: item.taxYear, pin: item.pin, heading: item.heading },
      ...flat.original({ start, end }),
      quote: lineOf(text, flat.original(quote)),
    })),
  );
}

/** A row of a table begins with its label: the range with what stands before its amounts in their line. */
function lineOf(text: string, { start, end }: Range): Range {
  if (text[start] !== "$") return { start, end };
  const from = text.lastIndexOf("\n", start) + 1;
  return { start: text.slice(from, start).trim() === "" ? start : from, end };
}

function rowsOf(flat: string, item: AdjustedItem): FlatRow[] {
  const body = { start: item.body, end: item.end };
  if (/TABLE \d/.test(flat.slice(body.start, body.end))) return bracketRows(flat, body);
  return blocksOf(flat, body).flatMap((block) => rowsOfBlock(flat, item, block));
}

function bracketRows(flat: string, body: Range): FlatRow[] {
  return rateTables(flat, body).flatMap(({ unit, status, steps }) =>
    steps.map(({ at, ...bracket }) => ({
      ...{ unit, status, bracket, cents: bracket.over, percent: bracket.percent },
      ...{ label: `${bracket.percent} percent bracket`, start: at.start, end: at.end, quote: at },
    })),
  );
}

/** A stretch of sentences and the table that follows them. */
interface Block extends Range {
  /** Where the table begins; `end` when there is none. */
  table: number;
}

const TABLE_FOLLOWS =
  /(?:are|is|as follows|are as follows|under § \d+\w*(?:\(\w+\))*(?: are)?|requirement\)|statements?|returns?|\d{4}\)|organizations\)): (?=[A-Z(\d])/g;
const BLOCK_END = / (?=(?:\(\d\) (?:[A-Z]|for )|For taxable years|The instructions for))/g;

function blocksOf(flat: string, body: Range): Block[] {
  const text = flat.slice(body.start, body.end);
  const cuts = [0, ...[...text.matchAll(BLOCK_END)].map(({ index }) => index + 1), text.length];
  return cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1]!;
    const colon = [...text.slice(start, end).matchAll(TABLE_FOLLOWS)].at(-1);
    const grid = text.slice(start, end).indexOf(EARNED_INCOME.head);
    if (grid >= 0)
      return [{ start: body.start + start, end: body.start + end, table: body.start + start + grid }];
    const table = colon ? start + colon.index + colon[0].length : end;
    return start === end
      ? []
      : [{ start: body.start + start, end: body.start + end, table: body.start + table }];
  });
}

function rowsOfBlock(flat: string, item: AdjustedItem, block: Block): FlatRow[] {
  const lead = { start: block.start, end: block.table };
  const named =
    [...flat.slice(item.start, block.table).matchAll(CODE_UNIT)].at(-1)?.[1]?.replace(/ /g, "") ?? null;
  const inLead = [...flat.slice(lead.start, lead.end).matchAll(CODE_UNIT)].map(([, unit]) =>
    unit!.replace(/ /g, ""),
  );
  const prose = statedAmounts(flat, lead, named).map(
    ({ start, end, unit, money, status, label, sentence }) => ({
      ...{ unit, status, cents: centsOf(money), percent: null },
      ...{ label, start, end, quote: sentence },
    }),
  );
  const table = { start: block.table, end: block.end };
  if (table.start === table.end) return prose;
  if (item.heading.startsWith("Earned Income")) return [...prose, ...earnedIncomeRows(flat, table)];
  return [...prose, ...tableRowsOf(flat, table, columnUnit(inLead) ?? named)];
}

/** Of the units that introduce a table the one whose columns are known, else the first. */
function columnUnit(units: string[]): string | undefined {
  return units.find((unit) => COLUMNS[unit]) ?? units[0];
}

function tableRowsOf(flat: string, table: Range, unit: string | null): FlatRow[] {
  const rows = tableRows(flat, table);
  if (!rows) return [];
  return rows.flatMap((row) =>
    row.amounts.flatMap(({ start, end, money }, column) => {
      const of = row.unit ?? unit;
      if (!of) return [];
      const columns = COLUMNS[of] ?? COLUMNS[/^\w+/.exec(of)![0]];
      const label = [row.label, row.amounts.length > 1 || columns ? columns?.[column] : null]
        .filter(Boolean)
        .join(", ");
      const quote = runOf(row.amounts);
      return [
        {
          ...{ unit: of, status: row.status, cents: centsOf(money), percent: null },
          ...{ label, start, end, quote },
        },
      ];
    }),
  );
}

function runOf(amounts: Range[]): Range {
  return { start: amounts[0]!.start, end: amounts.at(-1)!.end };
}

function earnedIncomeRows(flat: string, table: Range): FlatRow[] {
  const runs = moneyRuns(flat.slice(table.start, table.end), table.start).filter(
    ({ length }) => length === EARNED_INCOME.columns.length,
  );
  return EARNED_INCOME.rows.flatMap(({ label, status }, at) =>
    (runs[at] ?? []).map(({ start, end, money }, column) => ({
      ...{ unit: EARNED_INCOME.unit, status, cents: centsOf(money), percent: null },
      ...{ label: `${label}, ${EARNED_INCOME.columns[column]}`, start, end, quote: runOf(runs[at]!) },
    })),
  );
}
