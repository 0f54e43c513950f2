/** Interface and dependencies of the extraction module. */
import type { Knex } from "knex";
import type { Intake } from "#modules/intake";
import type { Jobs } from "#modules/jobs";
import type { Actor, Log } from "#modules/kernel";
import type { Previews } from "./previewing.ts";
import type { ScannedPage } from "./scanned.ts";

export interface Extraction extends Previews {
  /** Number of documents that wait or are being read. Operators only. @throws DomainError `forbidden` */
  countUnread(actor: Actor): Promise<number>;
  /** OCR of official papers. */
  scans: ScanReader;
  /** Stops the reader processes. */
  close(): Promise<void>;
}

/** OCR of official papers, a page at a time, in a process like that of clients' papers. */
export interface ScanReader {
  /**
   * Null for a page without words. @throws DomainError `unsupported` for a page that takes too long or cannot be
   * drawn, `unavailable` when the reader fails
   */
  readPage(pdf: Uint8Array, page: number, signal?: AbortSignal): Promise<ScannedPage | null>;
  stop(): void;
}

export interface ExtractionDeps {
  knex: Knex;
  intake: Intake;
  jobs: Jobs;
  log: Log;
  /** Folder with keys and clients' documents, out of reach of what opens papers. */
  hiddenFolder: string;
}
