/** Which practice notes answer a question. */
import { namesYearOnly } from "../chat/question-shape.ts";
import { stemsOf } from "../stemming.ts";
import { newWords } from "../stated-facts/new-words.ts";
import { isCompletedBy } from "./completed.ts";
import { isHeading } from "./heading.ts";
import { conditionIndex } from "./index-of-conditions.ts";
import { everyMatchOf, meets, plainQuotes, subjectWords, writtenForms } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import { isWholeQuestion } from "./overview.ts";
import { isOverview, type PracticeNote } from "./practice-note.ts";
import type { Nearness } from "../stored-vectors.ts";

export interface NoteQuestion {
  question: string;
  /** The tax year asked about. */
  year: number;
  /** Citations of the documents that search found, best first. */
  found: readonly string[];
  /** Of a follow-up, the question as asked, which stands at the end of `question`. */
  own?: string;
  /** How near the question is to the notes' wordings; absent or null without vectors. */
  near?: Nearness | null;
}

/** A note without years is not offered for years before this one: P.L. 115-97 changed too much. */
const FIRST_YEAR = 2018;
/** So many conditions, all met, outweigh that search puts another section first, if the note's is this near to it. */
export const STRONG = { conditions: 4, rank: 3 };

/**
 * Notes whose conditions the question meets and whose law search found as well, else those that hold every word of it; the
 * one that speaks of most of the question first. A fact of an earlier turn does not decide where a newer one or another year is asked for.
 */
export function notesFor(
  notes: readonly PracticeNote[],
  { question, year, found, own = question, near = null }: NoteQuestion,
): PracticeNote[] {
  const words = subjectWords(question);
  const known = question.slice(0, question.length - own.trim().length);
  const isStale = (note: PracticeNote) =>
    note.ofFact &&
    known !== "" &&
    factPlace(note, question) < known.length &&
    (newWords(own, known).length > 0 || namesYearOnly(own));
  const { conditionWorth, apartShare, headingShare } = noteMatching();
  // What search puts first is of another subject, perhaps: then the note must speak of more than its bare conditions.
  const speaks = (note: PracticeNote) =>
    words.length < APART_WORDS ||
    isOverview(note) ||
    note.units.some((unit) => standsOn(unit, found[0])) ||
    shareSpokenOf(note, question) >= apartShare;
  const metByWords = (note: PracticeNote) =>
    note.when.filter((pattern) => meets(pattern, plainQuotes(question)));
  // What a heading leaves out may be another subject's.
  const isSaid = (note: PracticeNote) =>
    isOverview(note) ||
    metByWords(note).length === note.when.length ||
    shareSpokenOf(note, question) >= headingShare;
  const isCompleted = (note: PracticeNote) => isCompletedBy(note, { own, known, found });
  const met = notesMetBy(notes, question).filter(
    (note) => isOfYear(note, year) && !isStale(note) && ((speaks(note) && isSaid(note)) || isCompleted(note)),
  );
  const ofSearch = met.filter((note) => isSupported(note, { question, found }) || isCompleted(note));
  const supported = [...ofSearch, ...alikeTo(met, ofSearch, { question, found, near })];
  const fitting =
    supported.length > 0 ? supported : met.filter((note) => isWholly(note, { question, words }));
  if (fitting.length < 2) return fitting;
  const worth = (note: PracticeNote) =>
    shareSpokenOf(note, question) + conditionWorth * metByWords(note).length;
  return fitting
    .map((note) => ({
      note,
      isWhole: isOverview(note),
      fact: factPlace(note, question),
      isNew: isCompleted(note),
      worth: worth(note),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        b.fact - a.fact ||
        Number(b.isNew) - Number(a.isNew) ||
        b.worth - a.worth,
    )
    .map(({ note }) => note);
}

/** A question of fewer words has none to spare for another subject. */
const APART_WORDS = 4;

/** Where a fact that decides is stated last in the question, the newest being the latest; -1 for a note of no fact. */
function factPlace({ ofFact, when }: PracticeNote, question: string): number {
  if (!ofFact) return -1;
  const places = when.map((pattern) => lastPlace(pattern, plainQuotes(question)));
  return Math.max(...places);
}

function lastPlace(pattern: RegExp, text: string): number {
  return [...text.matchAll(everyMatchOf(pattern))].at(-1)?.index ?? -1;
}

/** A note of which one condition is not met is near when all but a quarter of the question's words are its own. */
const NEAR = { missed: 1, rank: 3, share: 0.75, words: 2 };
const WHOLLY = { conditions: 3, words: 2 };

/**
 * Where no note's conditions are all met: those that the question nearly meets. Its subject (a note's first condition)
 * must be named and its law found first, or all conditions be met and its law found near the first; and the question
 * must hold hardly a word that neither the note nor the words that meet its conditions have. A note that needs no search
 * beside its conditions needs all of them, and one word says too little of what is asked.
 */
export function notesNear(notes: readonly PracticeNote[], asked: NoteQuestion): PracticeNote[] {
  const text = plainQuotes(asked.question);
  const words = subjectWords(text);
  const nearest = asked.found.slice(0, NEAR.rank);
  return notes
    .filter((note) => note.when.length > 0 && !isOverview(note))
    .filter(({ units: [first] }) => nearest.some((citation) => standsOn(first!, citation)))
    .filter((note) => isOfYear(note, asked.year) && !note.unless?.test(text))
    .map((note) => ({ note, met: note.when.filter((pattern) => pattern.test(text)) }))
    .filter(({ note, met }) => isNearlyMet(note, met, asked.found))
    .filter(({ note, met }) => met.length === note.when.length || (!note.sure && words.length >= NEAR.words))
    .map((one) => ({ ...one, share: shareHeld(words, heldBy(one, text)) }))
    .filter(({ share }) => share >= NEAR.share)
    .toSorted((a, b) => b.share - a.share || b.met.length - a.met.length)
    .map(({ note }) => note);
}

/** So many conditions that hold every word of the question need no search beside them. */
function isWholly(note: PracticeNote, { question, words }: { question: string; words: string[] }): boolean {
  if (note.when.length < WHOLLY.conditions || words.length < WHOLLY.words) return false;
  return shareHeld(words, heldBy({ note, met: note.when }, plainQuotes(question))) === 1;
}

function isNearlyMet({ when, units }: PracticeNote, met: RegExp[], found: readonly string[]): boolean {
  const missed = when.length - met.length;
  if (missed === 0) return true;
  return missed <= NEAR.missed && met[0] === when[0] && standsOn(units[0]!, found[0]);
}

/** The note's words, and those of the question that meet its conditions. */
function heldBy({ note, met }: { note: PracticeNote; met: RegExp[] }, text: string): Set<string> {
  const meeting = met.flatMap((pattern) => text.match(everyMatchOf(pattern)) ?? []);
  return stemsOf([note.answer, ...meeting].join(" "));
}

function shareHeld(words: readonly string[], held: Set<string>): number {
  if (words.length === 0) return 0;
  const isHeld = (word: string) => [...stemsOf(word)].every((one) => held.has(one));
  return words.filter(isHeld).length / words.length;
}

interface Met {
  notes: readonly PracticeNote[];
  text: string;
  met: PracticeNote[];
}

/** One answer asks three times for what the same question meets. */
let lastMet: Met | null = null;

/** A heading asks for all that is said of its subject: what it is, how it is done, and whether it is taxed. */
const ASKED_BY_A_HEADING = ["what", "how", "taxed"];

/** What conditions are tried on. */
function triedForms(text: string): string[] {
  return [...writtenForms(text), ...(isHeading(text) ? ASKED_BY_A_HEADING : [])];
}

/**
 * Notes whose conditions the question meets by its words alone, whatever its year and what search found. A story without
 * a word of tax asks what every story asks here, where no note is met without that.
 */
export function notesMetBy(notes: readonly PracticeNote[], question: string): PracticeNote[] {
  const text = plainQuotes(question);
  if (lastMet?.notes !== notes || lastMet.text !== text) {
    const metBy = (words: string) => {
      const forms = triedForms(words);
      return conditionIndex(notes)(forms).filter(
        (note) =>
          note.when.every((pattern) => forms.some((form) => pattern.test(form))) &&
          !(note.unless && meets(note.unless, text)) &&
          (!isOverview(note) || isWholeQuestion(note, text)),
      );
    };
    const met = metBy(text);
    const isUntold = met.length === 0 && tellsStoryOnly(text);
    const untold = isUntold ? metBy(`${text} ${ASKED_OF_ALL}`) : [];
    // A story's other words may be of anything.
    const { storyShare } = noteMatching();
    lastMet = {
      notes,
      text,
      met: isUntold ? untold.filter((note) => shareSpokenOf(note, text) >= storyShare) : met,
    };
  }
  return lastMet.met;
}

/** Whether an overview of the year answers all that is asked, in however many questions. */
export function hasOverview(
  notes: readonly PracticeNote[],
  { question, year }: Pick<NoteQuestion, "question" | "year">,
): boolean {
  return notesMetBy(notes, question).some((note) => isOverview(note) && isOfYear(note, year));
}

/** The words to match notes by: as asked, unless only the corrected ones meet a note's conditions. */
export function legible(
  notes: readonly PracticeNote[],
  { asked, corrected }: { asked: string; corrected: string },
): string {
  if (asked === corrected || notesMetBy(notes, asked).length > 0) return asked;
  return notesMetBy(notes, corrected).length > 0 ? corrected : asked;
}

/** What who knows no word of tax wants to know. */
const ASKED_OF_ALL = "what tax is due, is it taxed, is it income, do i report it to the irs";
const STORY = /\b(?:i|i'm|i've|me|my|we|our|us)\b/i;
const OF_TAX =
  /\b(?:tax\w*|deduct\w*|writ\w+ (?:\w+ ){0,3}off|credits?(?! (?:cards?|unions?|scores?)\b)|irs|income|report\w*|claim\w*|owe\w*|exempt\w*|basis|penalt\w+|returns?|fil(?:e|ed|ing)|withh\w+|exclu\w+)\b/i;

function tellsStoryOnly(text: string): boolean {
  return STORY.test(text) && !OF_TAX.test(text);
}

export function isOfYear({ from, to }: PracticeNote, year: number): boolean {
  return (from ?? (to === null ? FIRST_YEAR : year)) <= year && year <= (to ?? year);
}

/** Whether a note rests on a unit of the section. */
export function standsOn(unit: string, section: string | undefined): boolean {
  return unit === section || unit.startsWith(`${section}(`);
}

/**
 * Those well ahead in meaning of any that search supports, their law found near the first: "a loss corporation that we
 * bought" is met by the note on losses and by the one on new owners, and search puts the section on losses first. Where
 * it supports none, the section that it puts first may be the answer: then those that speak of nearly all of the
 * question, or of half of it by several conditions.
 */
function alikeTo(
  met: readonly PracticeNote[],
  supported: readonly PracticeNote[],
  { question, found, near }: { question: string; found: readonly string[]; near: Nearness | null },
): PracticeNote[] {
  if (!near) return [];
  const { byMeaning, surelyShare } = noteMatching();
  const { least, rank, ahead, conditions, leastShare } = byMeaning.ofMet;
  const cosine = ({ id }: PracticeNote) => near.get(id) ?? 0;
  const isAlone = (note: PracticeNote) => {
    const share = shareSpokenOf(note, question);
    const isLike = cosine(note) >= least && note.when.length >= conditions && share >= leastShare;
    return isLike || share >= surelyShare;
  };
  const isAhead = (note: PracticeNote) =>
    cosine(note) >= Math.max(least, ahead + Math.max(...supported.map(cosine)));
  return met.filter(
    (note) =>
      !supported.includes(note) &&
      (supported.length === 0 ? isAlone(note) : isAhead(note)) &&
      found.slice(0, rank).some((citation) => standsOn(note.units[0]!, citation)),
  );
}

/**
 * Words alone mislead: of the evaluation questions that meet a note's conditions, four in five are the note's; of those
 * for which search, too, puts a section of the note first, 98 in 100. One of several conditions that speaks of nearly all
 * of the question needs its law only among the first found.
 */
function isSupported(
  note: PracticeNote,
  { question, found }: Pick<NoteQuestion, "question" | "found">,
): boolean {
  const { when, units, sure } = note;
  if (sure) return true;
  if (units.some((unit) => standsOn(unit, found[0]))) return true;
  const isNear = (unit: string) => found.slice(0, STRONG.rank).some((citation) => standsOn(unit, citation));
  const speaksOfAll =
    when.length >= WHOLLY.conditions &&
    subjectWords(question).length >= APART_WORDS &&
    shareSpokenOf(note, question) >= noteMatching().surelyShare;
  if (speaksOfAll && units.some(isNear)) return true;
  // Search ranks the shelves apart: of a note that rests on a paper first, its first unit of the Code is looked for.
  const ofCode = units.find((unit) => unit.startsWith("26 USC "));
  return when.length >= STRONG.conditions && ofCode !== undefined && isNear(ofCode);
}
