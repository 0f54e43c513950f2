/** File format by content; name and declared MIME type only tell kinds of plain text apart. */
import { fileTypeFromBuffer } from "file-type";
import type { DocumentFile } from "./protocol.ts";
import { Unreadable } from "./unreadable.ts";
import { OLD_WORKBOOK, WORKBOOK_PROTECTED } from "./workbook.ts";

export type Kind = { kind: "pdf" | "workbook" | "csv" } | { kind: "image"; mimeType: string };

const EMPTY = "This file is empty. Upload it again.";
const NOT_READ =
  "Files of this kind cannot be read. Upload a PDF, a picture, a CSV file or an .xlsx workbook.";
const READ_PICTURES = new Set(["jpeg", "png", "apng", "webp", "gif", "bmp", "heic", "heif", "avif", "tiff"]);
/** A PDF may have other bytes before its header; readers customarily search this far. */
const PDF_HEADER_WITHIN = 1024;

/** @throws Unreadable for unsupported formats, with the reason. */
export async function kindOf({ bytes, fileName, mimeType }: DocumentFile): Promise<Kind> {
  if (bytes.length === 0) throw new Unreadable(EMPTY);
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString("latin1");
  if (head.includes("%PDF-") || mimeType === "application/pdf") return { kind: "pdf" };
  // The upload check saw more of the file; two-letter and UTF-16 signatures match other formats by chance.
  if (mimeType.startsWith("text/") || isMarkedUtf16(bytes)) return { kind: "csv" };
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? "";
  const [family, subtype = ""] = mime.split("/");
  if (family === "image" && READ_PICTURES.has(subtype.replace(/-sequence$/, ""))) {
    return { kind: "image", mimeType: mime };
  }
  if (mime === "application/x-cfb")
    throw new Unreadable(isPasswordProtected(bytes) ? WORKBOOK_PROTECTED : OLD_WORKBOOK);
  const says = (what: RegExp) => what.test(fileName) || what.test(mimeType);
  if (/spreadsheetml|ms-excel\.sheet\.macro/.test(mime) || says(/\.xlsx$|spreadsheetml/i))
    return { kind: "workbook" };
  if (mime === "" && says(/\.(csv|tsv|txt)$|^text\//i)) return { kind: "csv" };
  throw new Unreadable(NOT_READ);
}

function isMarkedUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Excel stores a password-protected workbook in an OLE container with a part of this name. */
function isPasswordProtected(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
}
