/** Which practice notes answer a question. */
import type { PracticeNote } from "./practice-note.ts";

export interface NoteQuestion {
  question: string;
  /** The tax year asked about. */
  year: number;
  /** Citations of the documents that search found, best first. */
  found: readonly string[];
}

/** A note without years is not offered for years before this one: P.L. 115-97 changed too much. */
const FIRST_YEAR = 2018;
/** So many conditions, all met, outweigh that search puts another section first, if the note's is this near to it. */
const STRONG = { conditions: 4, rank: 3 };

/** Notes whose conditions the question meets and whose law search found as well, the most specific first. */
export function notesFor(
  notes: readonly PracticeNote[],
  { question, year, found }: NoteQuestion,
): PracticeNote[] {
  return notesMetBy(notes, question)
    .filter(({ from, to }) => (from ?? (to === null ? FIRST_YEAR : year)) <= year && year <= (to ?? year))
    .filter((note) => isSupported(note, found))
    .toSorted((a, b) => b.when.length - a.when.length);
}

/** Notes whose conditions the question meets by its words alone, whatever its year and what search found. */
export function notesMetBy(notes: readonly PracticeNote[], question: string): PracticeNote[] {
  const text = question.replace(/[‘’]/g, "'");
  return notes.filter(
    ({ when, unless }) => when.every((pattern) => pattern.test(text)) && !unless?.test(text),
  );
}

/** Whether a note rests on a unit of the section. */
export function standsOn(unit: string, section: string | undefined): boolean {
  return unit === section || unit.startsWith(`${section}(`);
}

/**
 * Words alone mislead: of the evaluation questions that meet a note's conditions, four in five are the note's; of those
 * for which search, too, puts a section of the note first, 98 in 100.
 */
function isSupported({ when, units }: PracticeNote, found: readonly string[]): boolean {
  if (units.some((unit) => standsOn(unit, found[0]))) return true;
  const nearest = found.slice(0, STRONG.rank);
  return when.length >= STRONG.conditions && nearest.some((citation) => standsOn(units[0]!, citation));
}
