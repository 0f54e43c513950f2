/**
 * Practice notes: what a practitioner would say first to an everyday question, in our own words, with the units of law
 * that carry it. They stand in files that a practitioner edits; a note is used only while the stored units say what it
 * says.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";

export interface PracticeNote {
  id: string;
  /** All must occur in the question; without any, the note is found by the meaning of its wordings alone. */
  when: RegExp[];
  /** Must not occur in it. */
  unless: RegExp | null;
  /** Tax years, inclusive, that the answer holds for. */
  from: number | null;
  to: number | null;
  /** One to three sentences. */
  answer: string;
  /** Pin cites, the deciding one first: "26 USC 121(c)(1)", "26 CFR 1.61-21(b)", "Notice 2031-4". */
  units: string[];
  /** Of papers among them what carries the answer, in the order of their text: none is quoted whole. */
  said?: SaidWords[];
  /** Its conditions say enough without what search found. */
  sure?: boolean;
  /** Its last condition is a fact that decides: it comes before what is said in general of the same subject. */
  ofFact?: boolean;
  /** Of an overview: words that may stand beside its conditions in a question that asks for nothing else. */
  beside?: RegExp | null;
}

export interface SaidWords {
  /** "Notice 2031-4" */
  citation: string;
  /** Of a sentence, or of several; they are quoted whole. */
  words: string;
}

const FOLDER = "modules/ai/data/practice-notes";
const CONCEPTS = "concepts.json";
/** Their notes need no search beside their conditions. */
const SURE = ["sure.tsv", "talk.tsv"];
/** Nor do these, which say what becomes of a rule by a fact that is stated. */
const OF_FACTS = "deciding-facts.tsv";

let notes: PracticeNote[] | null = null;

export function practiceNotes(): PracticeNote[] {
  notes ??= readPracticeNotes(join(productFolder(), FOLDER));
  return notes;
}

export function readPracticeNotes(folder: string): PracticeNote[] {
  const concepts = readConcepts(folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) =>
      parsePracticeNotes(readFileSync(join(folder, name), "utf8"), concepts).map((note) => ({
        ...note,
        sure: SURE.includes(name) || name === OF_FACTS || isOverview(note),
        ofFact: name === OF_FACTS,
      })),
    );
}

/** Words by the name of the concept that they stand for. */
export function readConcepts(folder = join(productFolder(), FOLDER)): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, CONCEPTS), "utf8")) as Record<string, string>;
}

/**
 * Below a line of column names: id, when, unless, years, answer, units; of overviews, `beside` instead of `unless`.
 * @throws Error naming a line that cannot be read.
 */
export function parsePracticeNotes(file: string, concepts: Record<string, string>): PracticeNote[] {
  const [names = "", ...lines] = file.trimEnd().split(/\r?\n/);
  const areOverviews = names.split("\t")[2] === "beside";
  return lines.map((line) => {
    const [id = "", when = "", words = "", years = "", answer = "", units = ""] = line.split("\t");
    if (!units) throw new Error(`The practice note ${id || line} names no unit.`);
    const carriers = (units.match(UNIT) ?? []).map((unit) => readUnit(unit.trim()));
    const [from, to] = years.split("-").map((year) => (year ? Number(year) : null));
    return {
      id,
      when: when ? when.split(" && ").map((pattern) => expression(pattern, concepts)) : [],
      unless: words && !areOverviews ? expression(words, concepts) : null,
      from: from ?? null,
      to: years.includes("-") ? (to ?? null) : (from ?? null),
      answer,
      units: [...new Set(carriers.map(({ citation }) => citation))],
      said: carriers.flatMap(({ citation, words: said }) => (said ? [{ citation, words: said }] : [])),
      ...(areOverviews && { beside: words ? expression(words, concepts) : null }),
    };
  });
}

/** "121(c)(1)" is of the Code; "Notice 2031-4 “A mill is property.”" names the words of a paper. */
function readUnit(unit: string): { citation: string; words?: string } {
  const [, citation = unit, words] = /^([^“]+) “(.+)”$/.exec(unit) ?? [];
  return { citation: OF_CODE.test(citation) ? `26 USC ${citation}` : citation, words };
}

/** What stands between semicolons; one inside of quoted words ends none. */
const UNIT = /(?:[^;“]|“[^”]*”)+/g;
const OF_CODE = /^\d+[A-Z]*(?:-\d+)?(?:\(|$)/;

/** A pattern of whole words; "{home}" stands for the concept's words. @throws Error for an unknown concept. */
export function expression(pattern: string, concepts: Record<string, string>): RegExp {
  const full = pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const words = concepts[name];
    if (!words) throw new Error(`There is no concept ${name} for practice notes.`);
    return `(?:${words})`;
  });
  return new RegExp(String.raw`(?<![\w-])(?:${full})(?![\w])`, "i");
}

/** Whether a note is one on a subject as a whole; then nothing in the question is left to decide otherwise. */
export function isOverview({ beside }: PracticeNote): boolean {
  return beside !== undefined;
}
