/** Interface and dependencies of the intake module. */
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { Outbox } from "#modules/mail";
import type { AskedPapers, ClientDirectory, FileStore, VirusScanner } from "./ports.ts";
import type { Texts } from "./texts-contract.ts";
import type { Judging, Messages, Opening, Reopening, Reviews } from "./review-contract.ts";
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
  PaperOpening,
  Quotas,
  Sort,
  Usage,
  Waiver,
  WaiverKind,
} from "./schema.ts";

/** What the browser declares about an uploaded file. */
export interface IncomingFile {
  fileName: string;
  mimeType: string;
  content: Readable;
}

/** A file received completely that is not a document yet; discarded unless it becomes one. */
export interface ReceivedFile {
  fileName: string;
  /** Detected by content, not the declared type. */
  mimeType: string;
  /** Bytes. */
  size: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
  /** Removes the file; no effect once it became a document. */
  discard(): Promise<void>;
}

export interface Opened {
  document: IntakeDocument;
  /** Hash of the original bytes, in hexadecimal. */
  sha256: string;
  /** Bytes from `start` to `end`, both inclusive; the whole file without a range. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** What extraction found in a document. */
export interface ReadingResult {
  /** Text of each page; one entry for formats without pages. */
  pages: string[];
  /** Null for formats without pages. */
  pageCount: number | null;
  classification: Classification;
  confidence: number;
  tags: string[];
}

export interface Intakes {
  /** Categories of one kind of intake, or all, in the order of the wizard. */
  listCategories(actor: Actor, intakeType?: IntakeType): Promise<DocumentCategory[]>;
  /** @throws DomainError `conflict` for a client who has an active one. */
  createIntake(actor: Actor, intake: { intakeType: IntakeType; taxYear?: number }): Promise<IntakeRecord>;
  /** The actor's own, newest first. */
  listIntakes(actor: Actor): Promise<IntakeRecord[]>;
  /** All clients' intakes, newest first. Administrators and operators. */
  listClientIntakes(actor: Actor): Promise<ClientIntake[]>;
  /** The actor's own; for administrators, any. @throws DomainError `not_found` also for another client's. */
  getIntake(actor: Actor, id: string): Promise<IntakeRecord>;
  /** Also deletes its documents. @throws DomainError `not_found`, `conflict` for a client once it is completed. */
  deleteIntake(actor: Actor, id: string): Promise<void>;
  /**
   * For a change of records that another module keeps of the intake, in its transaction: locks the intake until the
   * transaction ends and marks it as updated. @throws DomainError `not_found`, `conflict` for a client once completed.
   */
  touchIntake(trx: Knex.Transaction, actor: Actor, id: string): Promise<IntakeRecord>;
  /** Never changes the status. @throws DomainError `invalid` outside 0 to 100. */
  setProgress(actor: Actor, id: string, progress: number): Promise<IntakeRecord>;
  /** @throws DomainError `invalid` "Missing N required documents", `conflict` for a transition that is not allowed. */
  setStatus(actor: Actor, id: string, status: IntakeStatus): Promise<IntakeRecord>;
  saveGoals(actor: Actor, id: string, goals: Goals): Promise<IntakeRecord>;
  getStatistics(actor: Actor, id: string): Promise<IntakeStatistics>;
  /** All categories of the intake with documents and waiver, in the order of the wizard. */
  getChecklist(actor: Actor, id: string): Promise<ChecklistLine[]>;
  /** Names of the required papers that each of the actor's own open intakes still needs, by the intake's id. */
  listMissing(actor: Actor): Promise<Record<string, string[]>>;
  /** The tax year, then its categories with the number of documents in each. */
  listFolders(actor: Actor, id: string): Promise<Folder[]>;
  /**
   * Waives a category, with the reason. @throws DomainError `not_found`, `invalid`, `conflict` when it has a document.
   */
  waiveCategory(
    actor: Actor,
    id: string,
    waiver: { categoryId: string; kind: WaiverKind; reason: string },
  ): Promise<Waiver>;
  /** Removes the waiver. */
  unwaiveCategory(actor: Actor, id: string, categoryId: string): Promise<void>;
  /** The CPA's decision on a waiver of a required category. Administrators. */
  decideWaiver(actor: Actor, id: string, categoryId: string, accepted: boolean): Promise<Waiver>;
}

export interface Documents {
  /**
   * Whether another file may be uploaded to this intake: call before reading one.
   * @throws DomainError `not_found`, `conflict` for a closed intake, `limited` when a quota is used up.
   */
  requireRoom(actor: Actor, intakeId: string): Promise<void>;
  /** What the intake's client has stored, and the quotas of the office. Administrators. */
  getUsage(actor: Actor, intakeId: string): Promise<{ used: Usage; quotas: Quotas }>;
  /** Administrators. */
  getQuotas(actor: Actor): Promise<Quotas>;
  /** Whether files are taken: "up", or one sentence on why not. Operators. */
  storageHealth(actor: Actor): Promise<string>;
  /**
   * Receives a file: hashed and encrypted when this resolves, but not a document yet.
   * Always reads the stream to its end.
   * @throws DomainError `too_large` above 50 MB, `invalid` for an empty file or one with a virus, `malformed` for a
   * truncated one, `unavailable` when the disk is full or the virus scanner away. Nothing is left behind then.
   */
  receive(actor: Actor, incoming: IncomingFile): Promise<ReceivedFile>;
  /**
   * Turns a received file into a document: file and row are durable when this resolves. Removes the category's waiver.
   * On rejection nothing of the file is left.
   * @throws DomainError `not_found`, `invalid` for a category of another kind of intake, `unsupported` for a format
   * that the category does not accept, `conflict` for a client's intake that is completed or filed, for a second file
   * in a single-file category (also one of several at once, by `together`), and with the field `duplicateOf` for the
   * same bytes in one intake unless `keepBoth`, `limited` when a quota is used up.
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
  /** The original bytes. `isDownload` for a download by a person, which is audited. */
  openDocument(actor: Actor, id: string, options?: { isDownload?: boolean }): Promise<Opened>;
  deleteDocument(actor: Actor, id: string): Promise<void>;
  setFavorite(actor: Actor, id: string, isFavorite: boolean): Promise<IntakeDocument>;
  /** A person's correction of the class; stored beside the first guess. */
  correctClass(actor: Actor, id: string, classification: Classification): Promise<IntakeDocument>;
  /** Searches name, category, tags and text, best match first; also parts of words, and misspellings in names. */
  searchDocuments(actor: Actor, intakeId: string, query: string): Promise<DocumentHit[]>;
  /** Text of each page, with Social Security numbers masked; empty until extracted. */
  getText(actor: Actor, id: string): Promise<string[]>;
  /** Share of first guesses that nobody corrected, 0 to 1, and the number of guesses. Administrators. */
  classificationRecord(actor: Actor): Promise<{ guesses: number; corrected: number }>;
  /** Documents that are `queued` or `reading`, oldest first. For extraction: operators only. */
  listUnread(actor: Actor): Promise<{ id: string; intakeId: string }[]>;
  /** For extraction: operators only. */
  markReading(actor: Actor, id: string): Promise<void>;
  recordReading(actor: Actor, id: string, result: ReadingResult): Promise<void>;
  recordUnreadable(actor: Actor, id: string, problem: string): Promise<void>;
}

export interface Openings {
  /** Who opened papers of this intake, newest first, 50 at a time; `before` is `next` of the page before. */
  listOpenings(
    actor: Actor,
    intakeId: string,
    before?: string,
  ): Promise<{ openings: PaperOpening[]; next: string | null }>;
}

export interface Intake
  extends Intakes, Documents, Openings, Opening, Reopening, Reviews, Judging, Messages, Texts {
  /**
   * Writes the categories, removes leftovers of interrupted uploads, and seals texts that an earlier build stored plain.
   * Call once at start.
   */
  prepare(actor: Actor): Promise<void>;
}

export interface IntakeDeps {
  knex: Knex;
  files: FileStore;
  /** Without one, files are stored unchecked. */
  scanner?: VirusScanner;
  clients: ClientDirectory;
  /** Papers of a multi-entity intake that follow from its entities; without it only the fixed list is asked for. */
  askedPapers?: AskedPapers;
  audit: Pick<Audit, "record" | "recordOnce" | "list">;
  mail: Pick<Outbox, "enqueue">;
  quotas: Quotas;
  /** 32 bytes that wrap the key of each document. */
  encryptionKey: Buffer;
  /**
   * Called for each new document in the transaction that stores it, so that follow-up work commits with it or not at
   * all.
   */
  onStored?: (trx: Knex.Transaction, document: IntakeDocument) => Promise<void>;
  /** Called in the transaction that stores the text of a document. */
  onRead?: (trx: Knex.Transaction, document: { id: string; intakeId: string }) => Promise<void>;
  /** Called in the transaction that deletes documents. */
  onDeleted?: (trx: Knex.Transaction) => Promise<void>;
  clock: Clock;
  log: Log;
}
