/** Where the bytes of documents are kept; they are sealed before they get here. */
import type { Readable } from "node:stream";

/** A file that is being received; nothing of it is visible before `keep`. */
export interface StoredDraft {
  /**
   * Takes the bytes over; they must not change afterwards. A promise is worth waiting for before more is written:
   * it rejects with DomainError `unavailable` when the disk is full.
   */
  write(parts: Uint8Array[]): Promise<void> | null;
  /** Makes it last: the bytes, then their name, are on disk when this resolves. Answers the key. */
  keep(): Promise<string>;
  /** Leaves nothing behind; harmless after `keep`. */
  discard(): Promise<void>;
}

export interface FileStore {
  draft(): Promise<StoredDraft>;
  /** Bytes from `start` to `end`, both inclusive. @throws DomainError `not_found` */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Harmless for a key that is gone. */
  remove(key: string): Promise<void>;
  /**
   * Removes what processes that have ended left: drafts, and kept files whose keys are not among the known ones.
   * What a living process works on stays.
   */
  sweep(findKnown: (keys: string[]) => Promise<Set<string>>): Promise<void>;
}

/** Who the clients are; people belong to another module. */
export interface ClientDirectory {
  list(): Promise<{ id: string; email: string; firstName: string; lastName: string }[]>;
}
