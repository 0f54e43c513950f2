import type { Chunk, ParsedSection, Source } from "#modules/authority/schema";
import type { Downloads } from "../download.ts";

/** A release that the publisher offers. */
export interface Offer {
  /** "119-100" */
  label: string;
  /** Sorts the releases of this source. */
  position: number;
  url: string;
}

/** A section with its chunks, ready to be stored. */
export interface ReadSection {
  section: ParsedSection;
  chunks: Chunk[];
}

export interface ReadOptions {
  /** Called once, before the first section, with the label that the file gives itself, if any. */
  onRelease?: (label: string | null) => void;
}

/** All that the product knows about one publisher of law. */
export interface SourceDefinition extends Omit<Source, "isActive"> {
  /** The newest release that is to be had. @throws DomainError `unavailable` when none is. */
  discover(downloads: Downloads, signal?: AbortSignal): Promise<Offer>;
  /** Where a release stands among the others; null for a label of another kind. */
  position(label: string): number | null;
  /** Reads an official file, a section at a time. @throws DomainError with a sentence about the file. */
  read(path: string, options?: ReadOptions): AsyncGenerator<ReadSection, void, undefined>;
}

/** Checks a definition's shape at compile time; every source file exports one. */
export function defineSource(definition: SourceDefinition): SourceDefinition {
  return definition;
}
