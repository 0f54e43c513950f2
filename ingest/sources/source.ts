import type {
  Chunk,
  ParsedDocument,
  ParsedSection,
  Publishing,
  Shelf,
  Source,
} from "#modules/authority/schema";
import type { Downloads } from "../download.ts";

/** A published release. */
export interface Offer {
  /** "119-100" */
  label: string;
  /** Position among the releases of this source. */
  position: number;
  url: string;
}

/** A section with its chunks, ready to be stored. */
export interface ReadSection {
  section: ParsedSection;
  chunks: Chunk[];
}

export interface ReadOptions {
  /** Called once, before the first section, with the label stated in the file, if any. */
  onRelease?: (label: string | null) => void;
}

/** Definition of one source of law. */
export interface SourceDefinition extends Omit<Source, "isActive"> {
  /** Finds the newest available release. @throws DomainError `unavailable` when there is none. */
  discover(downloads: Downloads, signal?: AbortSignal): Promise<Offer>;
  /** Sort position of a release label; null for a label of another kind. */
  position(label: string): number | null;
  /** Streams the sections of an official file. @throws DomainError that names the problem of the file. */
  read(path: string, options?: ReadOptions): AsyncGenerator<ReadSection, void, undefined>;
}

/** Checks a definition's shape at compile time; every source file exports one. */
export function defineSource(definition: SourceDefinition): SourceDefinition {
  return definition;
}

/** The form of the file at an offer's URL, by its first bytes. */
export type FileKind = "xml" | "pdf" | "zip" | "html" | "json";

/** An edition of a whole or of a named part, or an issue. */
export interface Edition {
  /** Names it within its source and part: "119-100", "2024-04-01". */
  label: string;
  /** Sorts the editions of one part. */
  position: number;
  /** ISO date on which these words were in force. */
  asOf: string;
  /** The named part that this edition states ("vol-2", "1.61-1"); absent when it is of the whole source. */
  part?: string;
}

/** What a reader yields: once, before the first document, the edition that the file itself states; then documents. */
export type ReadItem =
  | {
      /** Wins over the offer's. `notice` is a sentence for people: "The file is named 2024; its cover says …". */
      edition: Edition;
      notice?: string;
    }
  | { document: ParsedDocument };

/** An edition or issue that can be downloaded. */
export interface EditionOffer extends Edition {
  url: string;
  kind: FileKind;
}

/** Definition of one source of documents; takes the place of `SourceDefinition`. */
export interface DocumentSource extends Omit<Source, "isActive"> {
  shelf: Shelf;
  publishes: Publishing;
  /** What can be had now: of editions the newest of each part counts. @throws DomainError `unavailable` for none. */
  offers(downloads: Downloads, signal?: AbortSignal): AsyncIterable<EditionOffer> | Promise<EditionOffer[]>;
  /**
   * Streams an official file. `offer` is null for a file given by hand: then the file must state its edition.
   * @throws DomainError that names the problem of the file.
   */
  read(
    path: string,
    offer: EditionOffer | null,
    signal?: AbortSignal,
  ): AsyncGenerator<ReadItem, void, undefined>;
}

export function defineDocumentSource(definition: DocumentSource): DocumentSource {
  return definition;
}
