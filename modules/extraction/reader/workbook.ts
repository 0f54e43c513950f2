/** Sheets of a workbook as text; formulas show their saved values. */
import readXlsxFile, { readSheetNames } from "read-excel-file/node";
import { MAX_COLUMNS } from "../limits.ts";
import { Unreadable } from "./unreadable.ts";
import { checkZip } from "./zip.ts";

export interface Sheet {
  name: string;
  rows: string[][];
}

const MAX_SHEETS = 30;
const NO_WORKBOOK =
  "This file is called a workbook but is none. Save it in Excel as an .xlsx workbook and upload that.";
const DAMAGED =
  "This workbook is damaged and cannot be opened. Save it again in Excel and upload the new file.";
export const WORKBOOK_PROTECTED =
  "This workbook is protected with a password. Save a copy without the password and upload that.";
export const OLD_WORKBOOK =
  "This is a workbook of an old kind (.xls). Open it in Excel, save it as an .xlsx workbook and upload that.";

/** @throws Unreadable when it is not a workbook, or exceeds the limits once unpacked. */
export async function readWorkbook(bytes: Uint8Array, maxSheets = MAX_SHEETS): Promise<Sheet[]> {
  const parts = checkZip(bytes);
  if (!parts.includes("xl/workbook.xml")) throw new Unreadable(NO_WORKBOOK);
  const file = Buffer.from(bytes);
  try {
    const names = await readSheetNames(file);
    const sheets: Sheet[] = [];
    for (const name of names.slice(0, maxSheets)) {
      const rows = await readXlsxFile(file, { sheet: name });
      sheets.push({ name, rows: rows.map((row) => row.slice(0, MAX_COLUMNS).map(asText)) });
    }
    return sheets;
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause });
  }
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return String(cell);
}
