/** The intake module as others see it: what it stores, what it answers and what it needs. */
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { ClientDirectory, FileStore } from "./ports.ts";
import type {
  ChecklistLine,
  Classification,
  ClientIntake,
  DocumentCategory,
  DocumentHit,
  Folder,
  Goals,
  Intake as IntakeRecord,
  IntakeDocument,
  IntakeStatistics,
  IntakeStatus,
  IntakeType,
  Sort,
  Waiver,
  WaiverKind,
} from "./schema.ts";

/** What the browser says of a file that it sends. */
export interface IncomingFile {
  fileName: string;
  mimeType: string;
  content: Readable;
}

/** A file that has arrived whole and is not yet anybody's document; it lasts only once it is. */
export interface ReceivedFile {
  fileName: string;
  /** By the content, not by what the browser said. */
  mimeType: string;
  /** Bytes. */
  size: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
  /** Leaves nothing behind; harmless once it became a document. */
  discard(): Promise<void>;
}

export interface Opened {
  document: IntakeDocument;
  /** Of the original bytes, in hexadecimal. */
  sha256: string;
  /** Bytes from `start` to `end`, both inclusive; all without a range. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** What a reader found in a document. */
export interface ReadingResult {
  /** Text of each page; one entry for what has no pages. */
  pages: string[];
  /** Null where the kind of file has none. */
  pageCount: number | null;
  classification: Classification;
  confidence: number;
  tags: string[];
}

export interface Intakes {
  /** The categories of one kind of intake, or all, in the order of the wizard. */
  listCategories(actor: Actor, intakeType?: IntakeType): Promise<DocumentCategory[]>;
  /** @throws DomainError `conflict` while a client has an active one. */
  createIntake(actor: Actor, intake: { intakeType: IntakeType; taxYear?: number }): Promise<IntakeRecord>;
  /** One's own, newest first. */
  listIntakes(actor: Actor): Promise<IntakeRecord[]>;
  /** Everybody's, newest first. Administrators and operators. */
  listClientIntakes(actor: Actor): Promise<ClientIntake[]>;
  /** One's own; administrators any. @throws DomainError `not_found` also for somebody else's. */
  getIntake(actor: Actor, id: string): Promise<IntakeRecord>;
  /** With its documents. @throws DomainError `not_found`, `conflict` for a client's once it is completed. */
  deleteIntake(actor: Actor, id: string): Promise<void>;
  /** Never changes the status. @throws DomainError `invalid` outside 0 to 100. */
  setProgress(actor: Actor, id: string, progress: number): Promise<IntakeRecord>;
  /** @throws DomainError `invalid` "Missing N required documents", `conflict` for a step that is not allowed. */
  setStatus(actor: Actor, id: string, status: IntakeStatus): Promise<IntakeRecord>;
  saveGoals(actor: Actor, id: string, goals: Goals): Promise<IntakeRecord>;
  getStatistics(actor: Actor, id: string): Promise<IntakeStatistics>;
  /** Every category of the intake with its documents and waiver, in the order of the wizard. */
  getChecklist(actor: Actor, id: string): Promise<ChecklistLine[]>;
  /** Tax year, then its categories with how many documents each holds. */
  listFolders(actor: Actor, id: string): Promise<Folder[]>;
  /** Says that a category stays empty, and why. @throws DomainError `not_found`, `invalid`, `conflict` when it has a document. */
  waiveCategory(
    actor: Actor,
    id: string,
    waiver: { categoryId: string; kind: WaiverKind; reason: string },
  ): Promise<Waiver>;
  /** Takes the word back. */
  unwaiveCategory(actor: Actor, id: string, categoryId: string): Promise<void>;
  /** The CPA's word on a waiver of a required category. Administrators. */
  decideWaiver(actor: Actor, id: string, categoryId: string, accepted: boolean): Promise<Waiver>;
}

export interface Documents {
  /**
   * Takes a file in: hashed and sealed when this resolves, and nobody's document yet.
   * The stream is read to its end in any case.
   * @throws DomainError `too_large` past 50 MB, `invalid` for an empty file, `malformed` for one that was cut off,
   * `unavailable` when the disk is full. Then nothing is left.
   */
  receive(actor: Actor, incoming: IncomingFile): Promise<ReceivedFile>;
  /**
   * Makes a document of a received file: the file, then its row are on disk when this resolves. A waiver of the
   * category goes. When it is refused, nothing of the file is left.
   * @throws DomainError `not_found`, `invalid` for a category of another kind of intake, `unsupported` for a format
   * that the category does not accept, `conflict` for a client's intake that is completed or filed, for a second
   * file in a single-file category (also one of several at once, by `together`), and with the field `duplicateOf`
   * for the same bytes in one intake unless `keepBoth`.
   */
  addDocument(
    actor: Actor,
    intakeId: string,
    received: ReceivedFile,
    options: { categoryId: string; keepBoth?: boolean; together?: number },
  ): Promise<IntakeDocument>;
  listDocuments(
    actor: Actor,
    intakeId: string,
    options?: {
      sort?: Sort;
      categoryId?: string;
      only?: "favorites" | "recent" | "unreadable";
      limit?: number;
      offset?: number;
    },
  ): Promise<IntakeDocument[]>;
  countDocuments(
    actor: Actor,
    intakeId: string,
    options?: { categoryId?: string; only?: "favorites" | "recent" | "unreadable" },
  ): Promise<number>;
  getDocument(actor: Actor, id: string): Promise<IntakeDocument>;
  /** The original bytes. `isDownload` when a person takes them away, which is recorded. */
  openDocument(actor: Actor, id: string, options?: { isDownload?: boolean }): Promise<Opened>;
  deleteDocument(actor: Actor, id: string): Promise<void>;
  setFavorite(actor: Actor, id: string, isFavorite: boolean): Promise<IntakeDocument>;
  /** A person's word on the class; kept beside the first guess. */
  correctClass(actor: Actor, id: string, classification: Classification): Promise<IntakeDocument>;
  /** Name, category, tags and the text inside, best first; also part of a word and a slip of the pen in a name. */
  searchDocuments(actor: Actor, intakeId: string, query: string): Promise<DocumentHit[]>;
  /** Text of the pages, masked where it shows a Social Security number; empty until it was read. */
  getText(actor: Actor, id: string): Promise<string[]>;
  /** Share of first guesses of the class that no person corrected, 0 to 1, and how many were made. Administrators. */
  classificationRecord(actor: Actor): Promise<{ guesses: number; corrected: number }>;
  /** Ids of documents that are `queued` or `reading`, oldest first. The reader's part: operators only. */
  listUnread(actor: Actor): Promise<string[]>;
  /** The reader's part: operators only. */
  markReading(actor: Actor, id: string): Promise<void>;
  recordReading(actor: Actor, id: string, result: ReadingResult): Promise<void>;
  recordUnreadable(actor: Actor, id: string, problem: string): Promise<void>;
}

export interface Intake extends Intakes, Documents {
  /** Seeds the categories and sweeps what interrupted uploads left. Call once at start. */
  prepare(actor: Actor): Promise<void>;
}

export interface IntakeDeps {
  knex: Knex;
  files: FileStore;
  clients: ClientDirectory;
  audit: Pick<Audit, "record" | "recordOnce">;
  /** 32 bytes that wrap the key of each document. */
  encryptionKey: Buffer;
  /** Told of each new document in the transaction that stores it, so that what follows is stored with it or not at all. */
  onStored?: (trx: Knex.Transaction, document: IntakeDocument) => Promise<void>;
  clock: Clock;
  log: Log;
}
