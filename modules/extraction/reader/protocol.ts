/** Requests to the reader process and its replies. */
import type { ReadingResult } from "#modules/intake";
import type { TableRows } from "../schema.ts";

export interface Paper {
  fileName: string;
  mimeType: string;
  bytes: Uint8Array;
}

export type Task =
  | { task: "read"; paper: Paper }
  | { task: "image"; paper: Paper }
  | { task: "page"; paper: Paper; page: number }
  | { task: "rows"; paper: Paper; limit: number };

export interface Results {
  read: ReadingResult;
  /** JPEG. */
  image: Uint8Array;
  /** PNG. */
  page: Uint8Array;
  rows: TableRows;
}

export type Reply =
  | { ready: true }
  | { result: Results[keyof Results] }
  /** The document cannot be read; the reason, for people. */
  | { problem: string }
  /** The reader itself failed. */
  | { failure: string };
