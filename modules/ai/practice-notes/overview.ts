/** Overviews: practice notes on a subject as a whole, for a question that names it and nothing else. */
import { readAsked } from "../bottom-line/asked.ts";
import { yearsIn } from "../years/year.ts";
import { everyMatchOf, plainQuotes } from "./matching-words.ts";
import { isOverview, type PracticeNote } from "./practice-note.ts";

/** Said however little is asked; no word of time, place or denial, which changes what is asked. */
const FRAME = new Set(
  `a about actually all am an and any anything are as at be been being by can could do does exactly explain federal for
  from get getting got had has have having help her his how i i'd i'm i've in into irs is it its just kind know may me
  mean means much must my need needs of off on or our own please quick question rule rules should so some tax taxed taxes
  tell that the their them there these they this to under up us usa use uses want was we were what what's when
  which who whom will with work works would year you your`.split(/\s+/),
);
/** No question of time: "tax when I sell stock" */
const CASE = /\bwhen (?=(?:i|we|you|he|she|they|someone|somebody|people|one)\b)/gi;
const TELLS_TIME =
  /\b(?:19|20)\d\d\b|\b(?:dates?|days?|months?|quarters?|years?|due|deadline|at once|until|before|after|when|once|first|begins?|on (?:sale|exercise|vesting|delivery|receipt))\b/i;
const YEAR = /^(?:20[1-9]\d)$/;

/** Whether what meets an overview's conditions leaves no word of the question that would make it a special one. */
export function isWholeQuestion({ when, beside, answer }: PracticeNote, question: string): boolean {
  const known = [...when, ...(beside ? [beside] : [])];
  const asked = plainQuotes(question).replace(CASE, " ");
  const asksTime = /\bwhen\b|\bwhich (?:tax )?year\b/i.test(asked) || new Set(yearsIn(asked)).size > 1;
  if (asksTime && !TELLS_TIME.test(answer)) return false;
  const left = known.reduce((text, pattern) => text.replace(everyMatchOf(pattern), " "), asked);
  const words = left.toLowerCase().match(/[\w$%'.]*\w/g) ?? [];
  return words.every((word) => FRAME.has(word) || YEAR.test(word));
}

/**
 * Whether an overview says from when to when its law holds better than what is told of one year: it has years of its own,
 * and the question, "when does it start and end?", names none.
 */
export function saysItsYears(note: PracticeNote, question: string): boolean {
  if (!isOverview(note) || note.from === null) return false;
  return yearsIn(question).length === 0 && readAsked(question).kind !== "whether";
}
