/** Of a follow-up whose new words the fitting note does not speak of: a sister note on the same law that does. */
import { newWords } from "../stated-facts/new-words.ts";
import { sectionOf } from "../statute/citations.ts";
import { stem } from "../stemming.ts";
import { isOfYear, standsOn, type NoteQuestion } from "./matching.ts";
import { plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf, wordsHeldBy } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";

/** Those that have every new word, the one that speaks of most of all that was said first. */
export function notesOfAddition(
  notes: readonly PracticeNote[],
  fitting: PracticeNote | undefined,
  { question, year, found, own = question }: NoteQuestion,
): PracticeNote[] {
  const known = question.slice(0, question.length - own.trim().length);
  if (known === "" || !fitting) return [];
  const added = newWords(own, known).map((word) => stem(word.toLowerCase()));
  const holds = (note: PracticeNote) => added.every((one) => wordsHeldBy(note).has(one));
  if (added.length === 0 || added.some((one) => wordsHeldBy(fitting).has(one))) return [];
  const { nearest, share } = noteMatching().ofAttribute;
  const near = [sectionOf(fitting.units[0]!), ...found.slice(0, nearest)];
  const text = plainQuotes(question);
  return notes
    .filter((note) => isOfYear(note, year) && !note.unless?.test(text) && holds(note))
    .filter(({ units }) => near.some((citation) => standsOn(units[0]!, citation)))
    .map((note) => ({ note, spoken: shareSpokenOf(note, question) }))
    .filter(({ spoken }) => spoken >= share)
    .toSorted((a, b) => b.spoken - a.spoken)
    .map(({ note }) => note);
}
