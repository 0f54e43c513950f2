import type { ParsedDocument, Source } from "#modules/authority/schema";
import type { Downloads, FileKind } from "../download.ts";
import type { Reading } from "../formats/pdf/ocr.ts";

/** What a file states: an edition of a whole or of a named part, or an issue. */
export interface Edition {
  /** Names it within its source and part: "119-100", "2024-04-01". */
  label: string;
  /** Sorts the editions of one part. */
  position: number;
  /** ISO date on which these words were in force; absent = the day on which they are loaded. */
  asOf?: string;
  /** The named part that this edition states ("vol-2", "1.61-1"); absent when it is of the whole source. */
  part?: string;
}

/** An edition or issue that can be downloaded. */
export interface EditionOffer extends Edition {
  url: string;
  kind: FileKind;
  /** Never changed once published: what is held under its address is not asked for again. */
  isFinal?: boolean;
  /** What the publisher's listing says of it. */
  listed?: object;
}

/** What a reader yields: once, before the first document, the edition that the file itself states; then documents. */
export type ReadItem =
  | {
      /** Wins over the offer's. */
      edition: Edition;
      /** A sentence for people: "The file is named 2024; its cover says April 1, 2021." */
      notice?: string;
    }
  | {
      /** A sentence that says why the file has no document: "It holds the front matter of volume 153." */
      nothing: string;
    }
  | { document: ParsedDocument };

/** The download client while a source lists what it offers. */
export interface Listing extends Downloads {
  /** Names in the run a list that could not be read, where there is something to offer without it. */
  unlisted?(error: unknown): void;
}

/** Definition of one source of documents. */
export interface SourceDefinition extends Omit<Source, "isActive"> {
  /** What can be had now: of editions the newest of each part is loaded. @throws DomainError `unavailable` for none. */
  offers(downloads: Listing, signal?: AbortSignal): AsyncIterable<EditionOffer> | Promise<EditionOffer[]>;
  /** Counts up, from 1, when it makes other text of the same file: files that an older one read are read again. */
  reader?: number;
  /** Host that gets CourtListener's token, and no other. */
  tokenHost?: string;
  /** Where the file of an offer is now, for publishers that give an address on request; else the offer's own. */
  resolve?(offer: EditionOffer, downloads: Downloads, signal?: AbortSignal): Promise<string>;
  /**
   * Streams an official file. `offer` is null for a file given by hand: then the file must state its edition.
   * @throws DomainError that names the problem of the file.
   */
  read(
    path: string,
    offer: EditionOffer | null,
    reading?: Reading,
  ): AsyncGenerator<ReadItem, void, undefined>;
}

/** Checks a definition's shape at compile time; every source file exports one. */
export function defineSource(definition: SourceDefinition): SourceDefinition {
  return definition;
}

/** Sentences about a file as one notice; those that are "" say nothing. */
export function withNotice(...sentences: string[]): { notice?: string } {
  const notice = sentences.filter(Boolean).join(" ");
  return notice === "" ? {} : { notice };
}
