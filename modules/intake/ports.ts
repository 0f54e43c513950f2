/** Storage for the bytes of documents, which arrive encrypted. */
import type { Readable } from "node:stream";
import type { Knex } from "knex";

/** A file being received; invisible until `keep`. */
export interface StoredDraft {
  /**
   * Takes ownership of the bytes, which must not change afterwards. Await a returned promise before writing more:
   * it rejects with DomainError `unavailable` when the disk is full.
   */
  write(parts: Uint8Array[]): Promise<void> | null;
  /** Makes the file durable: bytes and name are on disk when this resolves. Returns the key. */
  keep(): Promise<string>;
  /** Removes the draft; no effect after `keep`. */
  discard(): Promise<void>;
}

export interface FileStore {
  /** @throws DomainError `unavailable` when the disk has less free space than the reserve, or is gone. */
  draft(): Promise<StoredDraft>;
  /** Whether a file would be taken: "up", or one sentence on why not. */
  health(): Promise<string>;
  /** Bytes from `start` to `end`, both inclusive. @throws DomainError `not_found` */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Ignores the key of a missing file. */
  remove(key: string): Promise<void>;
  /**
   * Removes leftovers of processes that have ended: drafts, and kept files whose keys are not known.
   * Files of living processes stay.
   */
  sweep(findKnown: (keys: string[]) => Promise<Set<string>>): Promise<void>;
}

/** Looks for malware in files while they arrive. */
export interface VirusScanner {
  begin(): VirusScan;
  /** "up", or one sentence on why no file can be checked. */
  health(): Promise<string>;
}

/** The scan of one file. */
export interface VirusScan {
  /** Await a returned promise before writing more. */
  write(chunk: Uint8Array): Promise<void> | null;
  /** Name of what was found; null for a clean file. @throws DomainError `unavailable` when the scanner is away. */
  verdict(): Promise<string | null>;
  /** Ends a scan early; no effect after the verdict. */
  stop(): void;
}

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Names of clients; users belong to the accounts module. */
export interface ClientDirectory {
  list(): Promise<Person[]>;
  /** Enabled users with these ids, in no order. */
  find(ids: string[]): Promise<Person[]>;
  /** Who in the office works for this client: the CPA they were given, else all administrators. */
  officeFor(clientId: string): Promise<Person[]>;
}

/** A paper that follows from records of another module: a company's own return. */
export interface AskedPaper {
  categoryId: string;
  /** For people: "HoldCo Inc.: last year's Form 1120-S". */
  text: string;
}

export interface AskedPapers {
  /** In order; `knex` may be a transaction. */
  list(knex: Knex, intake: { id: string; taxYear: number }): Promise<AskedPaper[]>;
}
