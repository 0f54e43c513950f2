/** CSV files in the encodings that spreadsheets write. */
import Papa from "papaparse";
import { MAX_CHARACTERS, MAX_COLUMNS } from "../limits.ts";
import { Unreadable } from "./unreadable.ts";

const NOT_TEXT = "This file is called a CSV but does not hold text. Export the table again as CSV or XLSX.";
/** Windows-1252 characters from 0x80 to 0x9F; Node's decoder of that name returns control characters there. */
const WINDOWS_MARKS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** Share of zero bytes above which text without a byte order mark is UTF-16. */
const ZEROS_OF_UTF16 = 0.2;

/** Rows of cells, at most `limit`; formulas remain text. @throws Unreadable for bytes that are not text. */
export function readCsv(bytes: Uint8Array, limit = Infinity): string[][] {
  const text = decodeText(bytes).slice(0, MAX_CHARACTERS * 2);
  const { data } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: "greedy",
    preview: Number.isFinite(limit) ? limit : 0,
  });
  return data.map((row) => row.slice(0, MAX_COLUMNS));
}

/** UTF-8 and UTF-16 with or without a byte order mark, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = encoding === "windows-1252" ? decodeWindows(bytes) : new TextDecoder(encoding).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- control characters reveal binary data
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new Unreadable(NOT_TEXT);
  return text;
}

function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replace(/[\u0080-\u009f]/g, (mark) => WINDOWS_MARKS[mark.charCodeAt(0) - 0x80] ?? mark);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  if (Math.max(...zeros) > ZEROS_OF_UTF16 * head.length) {
    return zeros[1]! > zeros[0]! ? "utf-16le" : "utf-16be";
  }
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
