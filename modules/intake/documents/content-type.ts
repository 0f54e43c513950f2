/** Detects the type of a file by its content, whatever its name. */
import { fileTypeFromBuffer } from "file-type";

/** Both ends of a file: enough to detect its type. */
export interface FileEnds {
  /** The first 64 KiB, or fewer. */
  head: Buffer;
  /** The last 64 KiB, or fewer. */
  tail: Buffer;
}

export const PDF = "application/pdf";
export const TEXT = "text/plain";
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const XLSM = "application/vnd.ms-excel.sheet.macroenabled.12";
export const XLS = "application/vnd.ms-excel";
const UNKNOWN = "application/octet-stream";

const ZIP_SIGNATURE = Buffer.from("PK\x03\x04", "latin1");
const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Two-letter signatures, which plain text may also begin with: "BMO Harris, …". */
const SHORT_SIGNATURES = new Set(["image/bmp", "application/x-msdownload"]);
/** Readers search this far for the header; some scanners write a line before it. */
const PDF_HEADER_WITHIN = 1024;

/** The MIME type; `text/plain` for any text, `application/octet-stream` for unknown content. */
export async function detectType({ head, tail }: FileEnds): Promise<string> {
  if (startsWith(head, ZIP_SIGNATURE)) return workbookType(tail) ?? "application/zip";
  if (startsWith(head, OLE_SIGNATURE)) return isOldWorkbook(head, tail) ? XLS : "application/x-cfb";
  // A UTF-16 byte order mark looks like MPEG audio.
  if (utf16TextOf(head) !== null && isPlainText(head)) return TEXT;
  const known = await fileTypeFromBuffer(head);
  if (known && !(SHORT_SIGNATURES.has(known.mime) && isPlainText(head))) return known.mime;
  if (head.subarray(0, PDF_HEADER_WITHIN).includes("%PDF-")) return PDF;
  return isPlainText(head) ? TEXT : UNKNOWN;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

/** A zip lists its entries at the end, in any order. */
function workbookType(tail: Buffer): string | undefined {
  if (!tail.includes("[Content_Types].xml") || !tail.includes("xl/workbook.xml")) return undefined;
  return tail.includes("xl/vbaProject.bin") ? XLSM : XLSX;
}

/** Names of streams in an OLE compound file: a workbook of Excel 97 or 5, and a password-protected one. */
const WORKBOOK_STREAMS = ["Workbook", "Book", "EncryptedPackage"].map((name) =>
  Buffer.from(`${name}\0`, "utf16le"),
);
const OTHER_STREAMS = ["WordDocument", "PowerPoint Document", "__properties_version1.0"].map((name) =>
  Buffer.from(name, "utf16le"),
);

function isOldWorkbook(head: Buffer, tail: Buffer): boolean {
  const has = (name: Buffer) => head.includes(name) || tail.includes(name);
  // In a large file the directory may be in the middle, outside both ends.
  return !OTHER_STREAMS.some(has) && (WORKBOOK_STREAMS.some(has) || head.length + tail.length > 100_000);
}

/** Markup, vector images and scripts are text too, but not data. */
const MARKUP = /^\s*(<[!?a-z]|#!|%!PS|\{\\rtf)/i;

function isPlainText(head: Buffer): boolean {
  const text = decode(head);
  return text.length > 0 && !MARKUP.test(text) && ![...text].some(isControl);
}

/** Excludes tab, line and page breaks and escape. UTF-8 bytes decoded as Windows-1252 are not controls either. */
function isControl(sign: string): boolean {
  return sign < " " && !"\t\n\v\f\r\u001B".includes(sign);
}

/** Encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, Windows-1252. */
function decode(head: Buffer): string {
  return utf16TextOf(head) ?? new TextDecoder("windows-1252").decode(head);
}

function utf16TextOf(head: Buffer): string | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(head);
  return null;
}
