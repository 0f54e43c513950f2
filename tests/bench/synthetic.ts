/** Synthetic sections with the word frequencies of the Code. */
import type { Knex } from "knex";
import { chunkSection } from "../../ingest/chunk.ts";
import type { Chunk, ParsedDocument, Segment, Unit } from "#modules/authority/schema";
import type { Random } from "../factories/random.ts";

export { createRandom, type Random } from "../factories/random.ts";

/** Number of units per section; each becomes one chunk. */
export const SUBSECTIONS = 10;
const WORDS = 110;
const HEADING_WORDS = 6;
const SENTENCE_WORDS = 27;
const LETTERS = "abcdefghij";

/** Words of a sample of the Code, with repetitions. */
export async function readVocabulary(knex: Knex): Promise<string[]> {
  const rows = (await knex("authority_chunks").orderByRaw("md5(id::text)").limit(3000).select("body")) as {
    body: string;
  }[];
  return rows.flatMap(({ body }) => body.match(/[A-Za-z]{2,}/g) ?? []);
}

export function buildEntry(
  number: number,
  vocabulary: string[],
  random: Random,
): { document: ParsedDocument; chunks: Chunk[] } {
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)]!);
  const heading = words(HEADING_WORDS).join(" ");
  const units: Unit[] = [unit("", "section", [], -1, null)];
  const segments: Segment[] = [];
  let text = "";
  for (const letter of LETTERS.slice(0, SUBSECTIONS)) {
    const title = words(3).join(" ");
    const start = text.length;
    const at = units.length;
    const add = (role: Segment["role"], content: string, after: string) => {
      segments.push({ role, unit: at, start: text.length, end: text.length + content.length });
      text += content + after;
    };
    units.push({ ...unit(letter, "subsection", [letter], 0, title), start });
    add("num", `(${letter})`, " ");
    add("heading", title, "\n");
    add("content", sentences(words(WORDS)), "\n");
    units[at]!.end = text.length - 1;
  }
  text = text.slice(0, -1);
  units[0]!.end = text.length;
  const document: ParsedDocument = {
    kind: "code",
    key: String(number),
    num: `§ ${number}.`,
    heading,
    status: null,
    hierarchy: [],
    text,
    structure: { units, segments, references: [], tables: [], marks: [] },
    sourceCredit: null,
    notes: [],
  };
  return { document, chunks: chunkSection(document, `26 USC ${number}`) };
}

function unit(id: string, kind: Unit["kind"], path: string[], parent: number, heading: string | null): Unit {
  return { id, kind, path, parent, heading, status: null, start: 0, end: 0 };
}

function sentences(words: string[]): string {
  return words.map((word, at) => (at % SENTENCE_WORDS === SENTENCE_WORDS - 1 ? `${word}.` : word)).join(" ");
}

/** A unit vector near the given one, as passages of a section resemble each other. */
export function buildVector(dimensions: number, random: Random, near?: Float32Array): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => gaussian(random));
  const length = Math.hypot(...vector);
  const mixed = vector.map((value, at) => value / length + 0.8 * (near?.[at] ?? 0));
  const whole = Math.hypot(...mixed);
  return mixed.map((value) => value / whole);
}

function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
