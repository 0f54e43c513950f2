import { createHash } from "node:crypto";
import { citedSections, formatCitation } from "./citations.ts";
import { normalizeForSearch } from "./normalize.ts";
import type { Chunk, ParsedSection } from "./schema.ts";
import { sortKey } from "./sort-key.ts";

export type SectionRow = ReturnType<typeof sectionRow>;
export type VersionRow = ReturnType<typeof versionRow>;
export type ChunkRow = ReturnType<typeof chunkRow>;

/**
 * Hex SHA-256 over everything that a reader sees of a section. Element identifiers of the official file are left out:
 * they change from file to file.
 */
export function contentHash(section: ParsedSection): string {
  const { number, num, heading, status, hierarchy, text, structure, sourceCredit, notes } = section;
  const content = [number, num, heading, status, hierarchy, text, structure, sourceCredit, notes];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** Keys of a section in the library, and the hash of its text in the release being written. */
export function sectionRow(section: ParsedSection, ordinal: number) {
  return {
    ordinal,
    number: section.number,
    citation: formatCitation(section.number),
    sortKey: sortKey(section.number),
    contentHash: contentHash(section),
  };
}

export function versionRow(section: ParsedSection, sectionId: string, hash: string) {
  return {
    sectionId,
    contentHash: hash,
    num: section.num,
    heading: section.heading,
    status: section.status,
    hierarchy: section.hierarchy,
    text: section.text,
    structure: section.structure,
    sourceCredit: section.sourceCredit,
    notes: section.notes,
    citedSections: citedSections(section.text, section.number),
  };
}

/** A chunk with the texts of its four search weights: unit headings, lead-in, outer headings, its own text. */
export function chunkRow(section: ParsedSection, chunk: Chunk, versionId: string) {
  const body = section.text.slice(chunk.start, chunk.end);
  return {
    ...chunk,
    versionId,
    body,
    words: {
      a: normalizeForSearch(chunk.headings.slice(1).join("\n")),
      b: normalizeForSearch(chunk.leadIn),
      c: normalizeForSearch([section.heading, ...section.hierarchy.map((step) => step.heading)].join("\n")),
      d: normalizeForSearch(body),
    },
  };
}
