import type { Chunk, ParsedSection, Source } from "#modules/authority/schema";
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
