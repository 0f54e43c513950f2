/** Sheets as CSV and XLSX files, and back. */
import Papa from "papaparse";
import readXlsxFile, { readSheetNames } from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";
import { invalid } from "../refusals.ts";
import { IMPORT_KINDS, ROWS_MAX, type ImportKind } from "../schema.ts";
import { HEADINGS } from "./sheets.ts";

/** Rows of a sheet; the first holds the headings. */
export type Sheet = string[][];

/** A spreadsheet would run it as a formula; an apostrophe in front makes it text. */
const LIVE = /^[=+\-@\t\r']/;

export function defuse(cell: string): string {
  return LIVE.test(cell) ? `'${cell}` : cell;
}

export function undefuse(cell: string): string {
  return cell.startsWith("'") && LIVE.test(cell.slice(1)) ? cell.slice(1) : cell;
}

export function toCsv(sheet: Sheet): Buffer {
  return Buffer.from(
    `\uFEFF${Papa.unparse(
      sheet.map((row) => row.map(defuse)),
      { newline: "\r\n" },
    )}\r\n`,
  );
}

/** @throws DomainError `invalid` for what is no CSV text. */
export function fromCsv(content: Buffer): Sheet {
  const text = content.toString("utf8").replace(/^\uFEFF/, "");
  if (text.includes("\0"))
    throw invalid("file", "This is not a CSV file. Save the sheet as CSV and try again.");
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  return data.map((row) => row.map((cell) => undefuse(cell).trim()));
}

/** One sheet for each kind. Text cells are text: a workbook runs formula cells only. */
export async function toWorkbook(sheets: Record<ImportKind, Sheet>): Promise<Buffer> {
  const data = (kind: ImportKind) =>
    sheets[kind].map((row, at) => row.map((cell, column) => toCell(cell, at > 0 && isNumber(kind, column))));
  return writeXlsxFile(IMPORT_KINDS.map((kind) => ({ sheet: titleOf(kind), data: data(kind) }))).toBuffer();
}

function isNumber(kind: ImportKind, column: number): boolean {
  return HEADINGS[kind][column]?.isNumber ?? false;
}

/** Exact numbers only; a longer one stays text. */
function toCell(cell: string, isNumeric: boolean) {
  const isExact = isNumeric && /^\d+(\.\d+)?$/.test(cell) && cell.replace(".", "").length <= 15;
  if (cell === "") return null;
  return isExact ? { type: Number, value: Number(cell) } : { type: String, value: apart(cell) };
}

/**
 * `write-excel-file` 4.1 keeps its shared strings in a plain object, where "toString" finds a
 * function and breaks the book. A space at the end, which readers trim, keeps such words apart.
 */
function apart(cell: string): string {
  return cell in {} ? `${cell} ` : cell;
}

/** Sheets by kind; others are ignored. @throws DomainError `invalid` for what is no workbook. */
export async function fromWorkbook(content: Buffer): Promise<Partial<Record<ImportKind, Sheet>>> {
  try {
    const names = await readSheetNames(content);
    const found: Partial<Record<ImportKind, Sheet>> = {};
    for (const kind of IMPORT_KINDS) {
      const name = names.find((one) => one.toLowerCase() === kind);
      if (name === undefined) continue;
      const rows = await readXlsxFile(content, { sheet: name, trim: true });
      if (rows.length > ROWS_MAX + 1) throw tooMany(kind);
      found[kind] = rows.map((row) => row.map(fromCell)).filter((row) => row.some((cell) => cell !== ""));
    }
    return found;
  } catch (error) {
    if (error instanceof Error && error.name === "DomainError") throw error;
    throw invalid("file", "This file cannot be opened as a workbook. Save it as XLSX and try again.");
  }
}

export function tooMany(kind: string) {
  return invalid("file", `One file can hold at most ${ROWS_MAX.toLocaleString("en-US")} ${kind}. Divide it.`);
}

function fromCell(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

export function titleOf(kind: ImportKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
