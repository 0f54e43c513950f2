/** Of a follow-up that asks for a form or a date alone: the note on the same subject that names one. */
import { names, type Attribute } from "../chat/attributes.ts";
import { isOfYear, standsOn, type NoteQuestion } from "./matching.ts";
import { plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";

/** The one that speaks of most of the subject first; none where nothing but the attribute was ever named. */
export function notesOfAttribute(
  notes: readonly PracticeNote[],
  attribute: Attribute,
  { question, year, found, own = question }: NoteQuestion,
): PracticeNote[] {
  const known = plainQuotes(question.slice(0, question.length - own.trim().length));
  if (known === "") return [];
  const { nearest, share } = noteMatching().ofAttribute;
  const near = found.slice(0, nearest);
  return notes
    .filter((note) => isOfYear(note, year) && !note.unless?.test(known))
    .filter(({ units }) => near.some((citation) => units.some((unit) => standsOn(unit, citation))))
    .filter(({ answer }) => names(attribute, answer))
    .map((note) => ({ note, spoken: shareSpokenOf(note, known), met: metBy(note, known) }))
    .filter(({ spoken, met }) => spoken >= share && met > 0)
    .toSorted((a, b) => b.spoken + b.met - (a.spoken + a.met))
    .map(({ note }) => note);
}

/** Share of the note's conditions that the subject meets. */
function metBy({ when }: PracticeNote, known: string): number {
  return when.filter((pattern) => pattern.test(known)).length / Math.max(1, when.length);
}
