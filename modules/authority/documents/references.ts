/** What a document refers to, found in its text, headings and notes. */
import { findCitations, formatCitation, readCitations, type Citation } from "../citations/index.ts";
import type { ParsedDocument, Range, Structure } from "../schema.ts";

/** The form of this reader. Raise it when it finds other references: stored texts are then read again. */
export const REFERENCE_READER = 2;

export type ReferencePlace = "text" | "heading" | "note" | "authority line" | "headnote";

/** One reference. `target` is null for what no document of the library could be: another law, a place unknown. */
export interface DocumentReference extends Range {
  place: ReferencePlace;
  /** Index into `structure.units`; null in a note and in the authority line. */
  unit: number | null;
  /** Index into `notes`, whose paragraphs the range counts joined by line breaks; else null. */
  note: number | null;
  /** The words as written. */
  raw: string;
  /** Canonical citation of the document: "26 USC 61". */
  target: string | null;
  targetPath: string[];
}

type Read = Pick<ParsedDocument, "kind" | "key" | "text" | "structure" | "notes" | "officialTies">;

/** All references of a document, in the order of the text, then those of its notes and its authority line. */
export function referencesOf(document: Read): DocumentReference[] {
  return [...referencesInText(document), ...referencesInNotes(document), ...authorityLine(document)];
}

function referencesInText({ kind, key, text, structure }: Read): DocumentReference[] {
  const found = segmentsOf(text, structure).flatMap(({ start, end, unit, role }) => {
    const context = { kind, key, path: structure.units[unit]?.path ?? [] };
    return referencesIn(text.slice(start, end), context).map((reference) => ({
      ...reference,
      start: start + reference.start,
      end: start + reference.end,
      place: role === "heading" ? ("heading" as const) : ("text" as const),
      unit,
      note: null,
    }));
  });
  const official = officialReferences(text, structure);
  const others = found.filter(
    (one) => !official.some((other) => one.start < other.end && other.start < one.end),
  );
  return [...others, ...official].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Runs of text in one unit; a text without structure is one. */
function segmentsOf(text: string, { segments }: Structure) {
  return segments.length > 0 ? segments : [{ start: 0, end: text.length, unit: 0, role: "content" }];
}

type Found = Pick<DocumentReference, "start" | "end" | "raw" | "target" | "targetPath">;

function referencesIn(text: string, context: Citation): Found[] {
  if (!MAY_CITE.test(text)) return [];
  const { found, foreign } = readCitations(text, context);
  const cited = found.map(({ path, start, end, ...citation }) => ({
    start,
    end,
    raw: text.slice(start, end),
    target: formatCitation({ ...citation, path: [] }),
    targetPath: path,
  }));
  const others = foreign.map(({ start, end }) => ({
    ...{ start, end, raw: text.slice(start, end) },
    ...{ target: null, targetPath: [] },
  }));
  return [...cited, ...others].sort((a, b) => a.start - b.start);
}

/** What every citation holds: a number, a designator, or words for the section at hand. */
const MAY_CITE = /\d|\(|\bsection\b|\bId\b/i;

/** References that the official file marks are taken as it says: `/us/usc/t26/s151/c`. */
function officialReferences(text: string, { references, units }: Structure): DocumentReference[] {
  return references.flatMap(({ start, end, href }) => {
    const target = citationOfHref(href);
    if (target === undefined) return [];
    return [
      {
        ...{ start, end, raw: text.slice(start, end), place: "text" as const },
        unit: innermost(units, start),
        note: null,
        target: target && formatCitation({ ...target, path: [] }),
        targetPath: target?.path ?? [],
      },
    ];
  });
}

/** Null for a law of another title; undefined for what is no law's address. */
export function citationOfHref(href: string): Citation | null | undefined {
  const [, , body, first, second, ...steps] = href.split("/");
  if (body === "usc" && first) {
    if (first !== "t26") return null;
    const key = second?.startsWith("s") ? second.slice(1).replace(/[\u2010-\u2015]/g, "-") : "";
    return key ? { kind: "code", key: key.toUpperCase(), path: steps } : undefined;
  }
  if (body !== "pl" || !first || !second) return undefined;
  const section = steps.findIndex((step) => step.startsWith("s"));
  const path = section < 0 ? [] : [steps[section]!.slice(1), ...steps.slice(section + 1)];
  return { kind: "public-law", key: `${first}-${second}`, path };
}

function innermost(units: Structure["units"], at: number): number {
  return Math.max(
    0,
    units.findLastIndex(({ start, end }) => start <= at && at < end),
  );
}

function referencesInNotes({ kind, key, notes }: Read): DocumentReference[] {
  return notes.flatMap(({ paragraphs }, note) =>
    referencesIn(paragraphs.join("\n"), { kind, key, path: [] }).map((reference) => ({
      ...reference,
      ...{ place: "note" as const, unit: null, note },
    })),
  );
}

/** Sections that the publisher names as the document's authority; they stand in no text of ours. */
function authorityLine({ officialTies = [] }: Read): DocumentReference[] {
  return officialTies.flatMap((raw) =>
    findCitations(raw).map(({ path, ...citation }) => ({
      ...{ start: 0, end: 0, raw, place: "authority line" as const, unit: null, note: null },
      ...{ target: formatCitation({ ...citation, path: [] }), targetPath: path },
    })),
  );
}
