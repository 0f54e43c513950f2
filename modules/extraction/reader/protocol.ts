/** Requests to the reader process and its replies. */
import type { ReadingResult } from "#modules/intake";
import type { ScannedPage } from "../scanned.ts";
import type { TableRows } from "../schema.ts";

export interface DocumentFile {
  fileName: string;
  mimeType: string;
  bytes: Uint8Array;
}

export type Task =
  | { task: "read"; file: DocumentFile }
  | { task: "image"; file: DocumentFile }
  | { task: "page"; file: DocumentFile; page: number }
  | { task: "scan"; file: DocumentFile; page: number }
  | { task: "rows"; file: DocumentFile; limit: number };

export interface Results {
  read: ReadingResult;
  /** JPEG. */
  image: Uint8Array;
  /** PNG. */
  page: Uint8Array;
  /** Null for a page without words. */
  scan: ScannedPage | null;
  rows: TableRows;
}

export type Reply =
  | { ready: true }
  | { result: Results[keyof Results] }
  /** The document cannot be read; the reason, for people. */
  | { problem: string }
  /** The reader itself failed. */
  | { failure: string };
