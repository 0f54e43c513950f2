/** Made-up sections for tests, and answers from them. */
import type { DocumentText } from "#modules/authority";
import { draftExtractive } from "./extractive.ts";

export type Line = [
  path: string,
  heading: string,
  text: string,
  role?: "chapeau" | "content" | "continuation" | "table",
];

/**
 * A section with these units, in the order of the text; a path is written "a-1". A line with an earlier path appends text
 * to that unit, such as a table after its lead-in.
 */
export function section(heading: string, lines: Line[], number = "9"): DocumentText {
  const units = [
    { id: "", path: [] as string[], parent: -1, heading: null as string | null, start: 0, end: 0 },
  ];
  const segments: DocumentText["structure"]["segments"] = [];
  let text = "";
  const write = (role: (typeof segments)[number]["role"], unit: number, words: string) => {
    segments.push({ role, unit, start: text.length, end: text.length + words.length });
    text += `${words}\n`;
  };
  for (const [id, title, words, role = "content"] of lines) {
    const path = id.split("-");
    const known = units.findIndex((unit) => unit.id === id);
    const parent = units.findIndex((unit) => unit.path.join("-") === path.slice(0, -1).join("-"));
    const index =
      known >= 0
        ? known
        : units.push({ id, path, parent, heading: title || null, start: text.length, end: 0 }) - 1;
    if (known < 0) write("num", index, `(${path.at(-1)})`);
    if (title) write("heading", index, title);
    if (words) write(role, index, words);
    for (let at = index; at >= 0; at = units[at]!.parent) units[at]!.end = text.length;
  }
  return {
    ...{
      ...{ kind: "code", key: number, shelf: "statute" },
      citation: `26 USC ${number}`,
      heading,
      text,
      url: `/authority/26-usc/${number}`,
      asOf: "119-100",
      notes: [],
    },
    ...{ sourceType: "federal_statute", hierarchy: [], facts: {} },
    structure: {
      units: units.map((unit) => ({ ...unit, kind: "unit", status: null })),
      segments,
      ...{ references: [], tables: [], marks: [] },
    },
  } as unknown as DocumentText;
}

interface Options {
  year?: number;
  /** Fragments of units with matching search phrases, with their cosines. */
  pointed?: Record<string, number>;
  /** Cosine of the nearest search phrase, also of one for the whole section. */
  nearestPhrase?: number;
  /** Fragment of the unit that the question cites: "b-2". */
  cited?: string;
}

export function answer(
  question: string,
  law: DocumentText,
  { year = 2026, pointed = {}, nearestPhrase, cited }: Options = {},
): string {
  const unitOf = (fragment: string) => law.structure.units.findIndex(({ id }) => id === fragment);
  const units = Object.entries(pointed).map(([fragment, similarity]) => ({
    unit: unitOf(fragment),
    similarity,
  }));
  const citedUnit = cited === undefined ? null : unitOf(cited);
  const sections = [{ section: law, citedUnit, phraseMatches: units, nearestPhrase, retrieved: [] }];
  return draftExtractive({ question, sections, year, leads: [] }).draft.toString();
}
