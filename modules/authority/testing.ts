/** Small releases of law for the tests of the library. */
import type { ReleaseAnnouncement } from "./index.ts";
import { citationOf } from "./documents/naming.ts";
import type { Chunk, ParsedDocument, Source } from "./schema.ts";

export const CODE: Omit<Source, "isActive"> = {
  id: "irc",
  name: "Internal Revenue Code",
  description: "Title 26",
  sourceType: "federal_statute",
  format: "xml",
  priority: "high",
  updateFrequency: "After each public law",
  shelf: "statute",
  publishes: "editions",
};
export const REGULATIONS: Omit<Source, "isActive"> = {
  ...CODE,
  id: "cfr",
  name: "Treasury Regulations",
  description: "26 CFR",
  sourceType: "regulation",
  shelf: "regulation",
};
export const RULINGS: Omit<Source, "isActive"> = {
  ...CODE,
  id: "irb",
  name: "Internal Revenue Bulletin",
  description: "Weekly",
  sourceType: "ruling",
  shelf: "ruling",
  publishes: "issues",
};

export interface Entry {
  document: ParsedDocument;
  chunks: Chunk[];
}

/** A section of one subsection, in one chunk. */
export function entry(number: string, words: string): Entry {
  const text = `(a) Rule\nSee section 61. ${words}`;
  const document: ParsedDocument = {
    kind: "code",
    key: number,
    num: `§ ${number}.`,
    heading: `Levy number ${number}`,
    status: null,
    hierarchy: [{ level: "chapter", number: "1", label: "Chapter 1", heading: "NORMAL TAXES" }],
    text,
    structure: {
      units: [
        {
          id: "",
          kind: "section",
          path: [],
          parent: -1,
          heading: null,
          status: null,
          start: 0,
          end: text.length,
        },
        {
          id: "a",
          kind: "subsection",
          path: ["a"],
          parent: 0,
          heading: "Rule",
          status: null,
          start: 0,
          end: text.length,
        },
      ],
      segments: [
        { role: "num", unit: 1, start: 0, end: 3 },
        { role: "heading", unit: 1, start: 4, end: 8 },
        { role: "content", unit: 1, start: 9, end: text.length },
      ],
      references: [],
      tables: [],
      marks: [],
    },
    sourceCredit: "(Aug. 16, 1954, ch. 736.)",
    notes: [{ topic: "amendments", heading: "Amendments", paragraphs: ["2017—Amended."] }],
  };
  const chunk: Chunk = {
    ordinal: 0,
    citation: `26 USC ${number}(a)`,
    path: ["a"],
    fragment: "a",
    headings: [document.heading, "Rule"],
    leadIn: "In the case of windmills—",
    start: 0,
    end: text.length,
    tokens: 10,
  };
  return { document, chunks: [chunk] };
}

/** A document like `entry` with these fields in place of the Code's. */
export function documentOf(fields: Partial<ParsedDocument> & { key: string }, words: string): Entry {
  const { document, chunks } = entry(fields.key, words);
  const made = { ...document, ...fields };
  return {
    document: made,
    chunks: chunks.map((chunk) => ({ ...chunk, citation: `${citationOf(made)}(a)` })),
  };
}

export const regulation = (key: string, words: string, fields: Partial<ParsedDocument> = {}) =>
  documentOf({ kind: "regulation", ...fields, key }, words);

export const ruling = (key: string, words: string, fields: Partial<ParsedDocument> = {}) =>
  documentOf({ kind: "ruling", ...fields, key }, words);

export const numbered = (from: number, to: number, words = "Grain\u00a0is taxed.") =>
  Array.from({ length: to - from + 1 }, (_, at) => entry(String(from + at), words));

export function announce(label: string, position: number): ReleaseAnnouncement {
  return { sourceId: "irc", label, position, url: `https://example.org/${label}`, sha256: "0".repeat(64) };
}
