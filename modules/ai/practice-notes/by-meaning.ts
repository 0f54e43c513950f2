/**
 * The note that a question asks for in other words: near one of its wordings in meaning, and resting on the section that
 * search puts first.
 */
import { sectionOf } from "../statute/citations.ts";
import { isOfYear, standsOn, type NoteQuestion } from "./matching.ts";
import { plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";
import type { Nearness } from "../stored-vectors.ts";

/**
 * At most one. Sister notes on one section are alike in meaning; which of them is asked for is told by the words of the
 * question that each speaks of.
 */
export function notesByMeaning(
  notes: readonly PracticeNote[],
  { question, year, found }: NoteQuestion,
  near: Nearness,
): PracticeNote[] {
  const { ofFirst, besideFirst, leastChance, weights } = noteMatching().byMeaning;
  const text = plainQuotes(question);
  const free = notes
    .filter((note) => near.has(note.id) && isOfYear(note, year) && !note.unless?.test(text))
    .map((note) => ({ note, cosine: near.get(note.id)!, section: sectionOfNote(note) }));
  const nearest = free.toSorted((a, b) => b.cosine - a.cosine)[0];
  if (!nearest) return [];
  const { least, ahead } = nearest.section === found[0] ? ofFirst : besideFirst;
  const others = free.filter(({ section }) => section !== nearest.section);
  const next = Math.max(0, ...others.map(({ cosine }) => cosine));
  if (nearest.cosine < least || nearest.cosine - next < ahead) return [];
  const sisters = free.filter(({ section }) => section === nearest.section);
  const scored = sisters.map(({ note, cosine }) => {
    const met = note.when.filter((pattern) => pattern.test(text)).length / Math.max(1, note.when.length);
    const score = weights.cosine * cosine + weights.held * shareSpokenOf(note, question) + weights.met * met;
    return { note, cosine, odds: Math.exp(score) };
  });
  const best = scored.toSorted((a, b) => b.odds - a.odds)[0]!;
  const oddsOf = (some: typeof scored) => some.reduce((sum, { odds }) => sum + odds, 0);
  // Sisters that rest on one unit say the same law.
  const alike = scored.filter(({ note }) => note.units[0] === best.note.units[0]);
  const chance = oddsOf(alike) / oddsOf(scored);
  const isFound = best.note.units.some((unit) => standsOn(unit, found[0]));
  return isFound && best.cosine >= least && chance >= leastChance ? [best.note] : [];
}

/**
 * The nearest note of all, where its law is found near the first and it is well ahead: of `fitting`, which fits by its words,
 * or of every note on another section where none does. It must speak of about as much of the question.
 */
export function clearlyNearest(
  notes: readonly PracticeNote[],
  { question, year, found }: NoteQuestion,
  { near, fitting }: { near: Nearness; fitting: PracticeNote | undefined },
): PracticeNote | null {
  const { least, ahead, rank, share, leastShare } = noteMatching().byMeaning.clearly;
  const text = plainQuotes(question);
  const free = notes
    .filter((note) => near.has(note.id) && isOfYear(note, year) && !note.unless?.test(text))
    .toSorted((a, b) => near.get(b.id)! - near.get(a.id)!);
  const [nearest] = free;
  if (!nearest || nearest === fitting || near.get(nearest.id)! < least) return null;
  if (!found.slice(0, rank).some((citation) => standsOn(nearest.units[0]!, citation))) return null;
  const other = fitting ?? free.find((note) => sectionOfNote(note) !== sectionOfNote(nearest));
  if (other && near.get(nearest.id)! - (near.get(other.id) ?? 0) < ahead) return null;
  // Sisters on one section are alike in meaning: there the words decide.
  const isSister = fitting && sectionOfNote(fitting) === sectionOfNote(nearest);
  const needed = fitting ? (isSister ? 1 : share) * shareSpokenOf(fitting, question) : leastShare;
  return shareSpokenOf(nearest, question) >= needed ? nearest : null;
}

/** That of the unit that decides: "26 USC 121". */
function sectionOfNote({ units: [first] }: PracticeNote): string {
  return sectionOf(first!);
}
