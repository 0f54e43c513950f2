/**
 * The note that a question asks for in other words: near one of its wordings in meaning, and of the section that search
 * puts first.
 */
import { isOfYear, standsOn, type NoteQuestion } from "./matching.ts";
import { plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";
import type { Nearness } from "./wordings.ts";

/**
 * At most one. Sister notes on one section are alike in meaning; which of them is asked for is told by the words of the
 * question that each speaks of.
 */
export function notesByMeaning(
  notes: readonly PracticeNote[],
  { question, year, found }: NoteQuestion,
  near: Nearness,
): PracticeNote[] {
  const { leastCosine, ahead, leastChance, weights } = noteMatching().byMeaning;
  const text = plainQuotes(question);
  const free = notes
    .filter((note) => near.has(note.id) && isOfYear(note, year) && !note.unless?.test(text))
    .map((note) => ({ note, cosine: near.get(note.id)! }));
  const isOfFirst = ({ units: [first] }: PracticeNote) => standsOn(first!, found[0]);
  const own = free.filter(({ note }) => isOfFirst(note));
  const others = free.filter(({ note }) => !isOfFirst(note));
  const nearest = highestOf(own);
  if (nearest < leastCosine || nearest - highestOf(others) < ahead) return [];
  const scored = own.map(({ note, cosine }) => {
    const met = note.when.filter((pattern) => pattern.test(text)).length / note.when.length;
    const score = weights.cosine * cosine + weights.held * shareSpokenOf(note, question) + weights.met * met;
    return { note, cosine, odds: Math.exp(score) };
  });
  const best = scored.toSorted((a, b) => b.odds - a.odds)[0]!;
  const chance = best.odds / scored.reduce((sum, { odds }) => sum + odds, 0);
  return best.cosine >= leastCosine && chance >= leastChance ? [best.note] : [];
}

function highestOf(some: { cosine: number }[]): number {
  return Math.max(0, ...some.map(({ cosine }) => cosine));
}
