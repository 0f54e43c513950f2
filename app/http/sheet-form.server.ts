/** A form with one small file, or with the same file as text from the page that previewed it. */
import { IMPORT_KINDS, type ImportKind } from "#modules/entities/schema";
import type { SheetFile } from "#modules/entities";
import { DomainError } from "#modules/kernel";

/** Sheets of 10,000 rows stay far below this. */
export const SHEET_BYTES = 8 * 1024 * 1024;
/** The form around it, and base64. */
const FORM_BYTES = SHEET_BYTES * 1.4 + 64 * 1024;
const TYPES = { csv: "csv", xlsx: "xlsx" } as const;

export interface SheetForm {
  intent: string;
  fileName: string;
  fromIntakeId: string;
  /** Null for a form without a file. */
  sheet: SheetFile | null;
}

/** @throws DomainError `malformed`, `too_large`, `invalid` for other types and a CSV without its kind */
export async function readSheetForm(request: Request): Promise<SheetForm> {
  const fields = await readForm(request);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  const file = fields.get("file");
  const isFile = file !== null && typeof file !== "string" && file.size > 0;
  const content = isFile ? Buffer.from(await file.arrayBuffer()) : Buffer.from(text("content"), "base64");
  const fileName = isFile ? file.name : text("fileName");
  const sheet = content.length > 0 ? sheetOf(fileName, content, text("kind")) : null;
  return { intent: text("intent"), fileName, fromIntakeId: text("fromIntakeId"), sheet };
}

function sheetOf(fileName: string, content: Buffer, kind: string): SheetFile {
  if (content.length > SHEET_BYTES) throw tooLarge();
  const format = TYPES[(/\.(csv|xlsx)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "") as keyof typeof TYPES];
  if (!format) throw new DomainError("invalid", "Choose a file that ends in .xlsx or .csv.");
  if (format === "xlsx") return { format, content };
  const known = IMPORT_KINDS.find((each): each is ImportKind => each === kind);
  if (!known)
    throw new DomainError("invalid", "Say what the CSV file holds: entities, owners or transactions.");
  return { format, kind: known, content };
}

async function readForm(request: Request): Promise<FormData> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size <= FORM_BYTES) parts.push(read.value);
    if (size > 10 * FORM_BYTES) break;
  }
  if (size > FORM_BYTES) throw tooLarge();
  try {
    const { url, method, headers } = request;
    return await new Request(url, { method, headers, body: Buffer.concat(parts) }).formData();
  } catch (cause) {
    throw new DomainError("malformed", "The form did not arrive whole. Send it again.", { cause });
  }
}

function tooLarge(): DomainError {
  return new DomainError("too_large", "The file is larger than 8 MB. A sheet of 10,000 rows is far smaller.");
}
