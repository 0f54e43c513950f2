import { createHash } from "node:crypto";
import { parseCitation } from "../citations/index.ts";
import { citationOf, foldName, pathOf, sortKeyOf } from "../documents/naming.ts";
import { normalizeForSearch } from "../documents/normalize.ts";
import type { Chunk, ParsedDocument } from "../schema.ts";

export type DocumentRow = ReturnType<typeof documentRow>;
export type VersionRow = ReturnType<typeof versionRow>;
export type ChunkRow = ReturnType<typeof chunkRow>;

/**
 * Hex SHA-256 over everything that a reader sees of a document. Element identifiers of the official file are left out:
 * they change from file to file. Facts and official ties count where there are any.
 */
export function contentHash(document: ParsedDocument): string {
  const { key, num, heading, status, hierarchy, text, structure, sourceCredit, notes } = document;
  const { facts = {}, officialTies = [] } = document;
  const content: unknown[] = [key, num, heading, status, hierarchy, text, structure, sourceCredit, notes];
  if (Object.keys(facts).length > 0 || officialTies.length > 0) content.push(facts, officialTies);
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** Names of a document in the library, and the hash of its text in the release being written. */
export function documentRow(document: ParsedDocument, ordinal: number) {
  const { kind, key, date = null, aliases = [] } = document;
  return {
    ordinal,
    kind,
    key,
    citation: citationOf(document),
    path: pathOf(document),
    sortKey: sortKeyOf(document),
    contentHash: contentHash(document),
    dated: date,
    aliases: aliases.map((written) => ({ name: foldName(written), written, shared: isShared(written) })),
  };
}

/** One docket may have several opinions, and a slip opinion is printed again: such a name belongs to the first. */
function isShared(alias: string): boolean {
  const cited = parseCitation(alias);
  return cited?.kind === "docket" || (cited?.kind === "tax-court" && cited.key.includes(" No. "));
}

export function versionRow(document: ParsedDocument, documentId: string, hash: string) {
  return {
    documentId,
    contentHash: hash,
    num: document.num,
    heading: document.heading,
    status: document.status,
    hierarchy: document.hierarchy,
    text: document.text,
    structure: document.structure,
    sourceCredit: document.sourceCredit,
    notes: document.notes,
    facts: document.facts ?? {},
  };
}

/** A chunk with the texts of its four search weights: unit headings, lead-in, outer headings, its own text. */
export function chunkRow(document: ParsedDocument, chunk: Chunk, versionId: string) {
  const body = document.text.slice(chunk.start, chunk.end);
  return {
    ...chunk,
    versionId,
    body,
    words: {
      a: normalizeForSearch(chunk.headings.slice(1).join("\n")),
      b: normalizeForSearch(chunk.leadIn),
      c: normalizeForSearch([document.heading, ...document.hierarchy.map((step) => step.heading)].join("\n")),
      d: normalizeForSearch(body),
    },
  };
}
