/**
 * Notes that rest on a regulation or a paper that search found beside the Code: those whose conditions the question
 * meets, and the one nearest in meaning. A note on the same subject that rests on the Code alone competes with them.
 */
import { isWithin } from "../statute/citations.ts";
import { isHeading } from "./heading.ts";
import { isOfYear, notesMetBy, type NoteQuestion } from "./matching.ts";
import { meets, plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";
import type { Nearness } from "../stored-vectors.ts";

export interface PaperQuestion extends NoteQuestion {
  /** Citations of the first documents that search found on other shelves than the Code's. */
  elsewhere?: readonly string[];
}

/** With those that fit by the Code, the one that speaks of most of the question first. */
export function withNotesOfPapers(
  fitting: PracticeNote[],
  notes: readonly PracticeNote[],
  request: PaperQuestion & { near: Nearness | null },
): PracticeNote[] {
  const { question, year, near } = request;
  const met = notesMetBy(notes, question).filter(
    (note) => isOfYear(note, year) && isFound(note, request) && !fitting.includes(note),
  );
  // A heading tells no case that a paper would decide otherwise than the Code's own note.
  if (met.length === 0 || (fitting.length > 0 && isHeading(question))) return fitting;
  const { conditionWorth } = noteMatching();
  return [...fitting, ...met]
    .map((note) => ({ note, worth: shareSpokenOf(note, question) + conditionWorth * metOf(note, question) }))
    .toSorted((a, b) => b.worth - a.worth || nearTo(b.note, near) - nearTo(a.note, near))
    .map(({ note }) => note);
}

/** How many of its conditions the question's own words meet. */
function metOf({ when }: PracticeNote, question: string): number {
  return when.filter((pattern) => meets(pattern, plainQuotes(question))).length;
}

/** Of those nearest to the question the one that speaks of most of it; null unless it rests on what was found. */
export function nearestOfPapers(
  notes: readonly PracticeNote[],
  request: PaperQuestion,
  near: Nearness,
): PracticeNote | null {
  const { question, year } = request;
  const { byMeaning, surelyShare } = noteMatching();
  const { weights, ofPapers } = byMeaning;
  const text = plainQuotes(question);
  // Of thousands hardly any is near enough: what else a note needs is asked of those only.
  const free = notes
    .filter((note) => nearTo(note, near) >= ofPapers.least)
    .filter((note) => isOfYear(note, year) && !note.unless?.test(text))
    .map((note) => ({ note, cosine: nearTo(note, near) }));
  const nearest = Math.max(0, ...free.map(({ cosine }) => cosine));
  const rivals = free
    .filter(({ cosine }) => cosine >= nearest - ofPapers.behind)
    .map(({ note, cosine }) => {
      const met = note.when.filter((pattern) => pattern.test(text)).length / Math.max(1, note.when.length);
      const score =
        weights.cosine * cosine + weights.held * shareSpokenOf(note, question) + weights.met * met;
      return { note, odds: Math.exp(score) };
    });
  const best = rivals.toSorted((a, b) => b.odds - a.odds)[0];
  if (!best || !isFound(best.note, request)) return null;
  // A heading tells no case: what a paper says of one must speak of nearly all of it.
  const leastShare = isHeading(question) ? surelyShare : ofPapers.leastShare;
  if (shareSpokenOf(best.note, question) < leastShare) return null;
  const chance = best.odds / rivals.reduce((sum, { odds }) => sum + odds, 0);
  return chance >= ofPapers.leastChance ? best.note : null;
}

/** Whether it goes before a note that fits by its words: much nearer in meaning, and speaking of as much of a case. */
export function goesBefore(
  note: PracticeNote,
  fitting: PracticeNote,
  { question, near }: { question: string; near: Nearness },
): boolean {
  if (isHeading(question)) return false;
  const { ahead } = noteMatching().byMeaning.ofPapers;
  const isNearer = nearTo(note, near) >= nearTo(fitting, near) + ahead;
  return isNearer && shareSpokenOf(note, question) >= shareSpokenOf(fitting, question);
}

function nearTo({ id }: PracticeNote, near: Nearness | null): number {
  return near?.get(id) ?? 0;
}

function isFound({ units }: PracticeNote, { elsewhere = [] }: PaperQuestion): boolean {
  return units.some((unit) => elsewhere.some((citation) => isWithin(unit, citation)));
}
