/** What comes first: a note, the year's own figure of an amount, or the year's law of a provision that the question names. */
import { asksAmount } from "./amounts/asks-amount.ts";
import type { NamedAnswer } from "./amounts/named/request.ts";
import { questionsIn } from "./asked-parts/questions.ts";
import { readAsked } from "./bottom-line/asked.ts";
import type { ProvisionAnswer } from "./law-by-year/provision-answer.ts";
import type { Lead } from "./leads.ts";
import { isStory, openingChoice } from "./openings/choice.ts";
import { answersHeading } from "./practice-notes/decides-alone.ts";
import { shareSpokenOf } from "./practice-notes/note-words.ts";
import { FIT, hasBase, type Noted } from "./practice-notes/noted.ts";
import { saysItsYears } from "./practice-notes/overview.ts";
import { isOverview } from "./practice-notes/practice-note.ts";
import { countWords } from "./quoting/length.ts";
import { comparedYears } from "./years/compared-years.ts";
import { yearsIn, type AskedYear } from "./years/year.ts";

interface ToldOfYear {
  /** Without corrections. */
  asked: string;
  asOfYear: AskedYear;
  /** The law of a provision for the year asked, which the question names. */
  told: ProvisionAnswer | null;
}

/** "Does it revert to 39.6 percent?": the year's figure alone does not say. */
export const ASKS_OF_END = /\b(?:revert\w*|sunset\w*|expir\w+|go(?:ing|es)? (?:away|back)|permanent\w*)\b/i;

/** What tells the law by the day of an event holds for a story of any year. */
const BY_EVENT = /^It goes by /;

/**
 * Whether a note comes before what is told of a provision for the year: that of a fact which is stated, one that says its
 * years itself, one that is likely right in a story, and one where the provision has little of the question, which names no other year.
 */
export function isBeforeTold(fitting: Noted | null, { asked, asOfYear, told }: ToldOfYear): boolean {
  if (!fitting || !told) return false;
  const { note, chance = 0 } = fitting;
  // A subject as a whole, without a last year of its own, does not say whether it ends.
  const asksEnd = ASKS_OF_END.test(asked);
  const saysYears = saysItsYears(note, asked) && !(asksEnd && note.to === null);
  if (note.ofFact || saysYears) return true;
  const { besideFigure, besideYear } = openingChoice();
  if (isStory(asked) && chance >= besideFigure.inPassing) return !BY_EVENT.test(told.note.answer);
  if (asksEnd || yearsIn(asked).some((year) => year !== asOfYear.today)) return false;
  return chance >= besideYear.chance && shareSpokenOf(told.note, asked) < besideYear.share;
}

/** Whether a note is likely right, and the question asks for no figure or tells a story that names one in passing. */
export function isBeforeFigure(noted: Noted | null, question: string): boolean {
  const { chance = 0 } = noted ?? {};
  const { besideFigure } = openingChoice();
  if (isStory(question)) return chance >= besideFigure.inPassing;
  const { kind } = readAsked(question);
  if (kind === "money" || kind === "rate" || kind === "time" || yearsIn(question).length > 0) return false;
  if (!asksAmount(question)) return chance >= besideFigure.unasked;
  return chance >= besideFigure.inPassing && countWords(question) >= besideFigure.words;
}

/** Whether the year's own figure of a named amount is held, which comes before what is said of the provision. */
export function statesFigure(named: NamedAnswer | null): boolean {
  const isFigure = ({ decides, warnings }: Lead) =>
    decides !== false && warnings.every(({ kind }) => kind === "base_amount");
  return named?.leads.some(isFigure) ?? false;
}

/** Whether the figures of all years that a question sets side by side are held: one year's alone would not answer it. */
export function statesAllYears(named: NamedAnswer | null, question: string, today: number): boolean {
  const said = named?.leads.map(({ text }) => text).join(" ") ?? "";
  const years = comparedYears(question, today);
  return years.length > 1 && years.every((year) => new RegExp(`\\bfor ${year}, `, "i").test(said));
}

/** Whether the provision is not there for the day or year asked: a figure of it would mislead. */
export function denies(told: ProvisionAnswer | null): boolean {
  return told?.note.answer.startsWith("No:") ?? false;
}

/**
 * Whether a note answers yes or no, a heading, a subject as a whole or the other one of two questions, where the year's
 * figures stand beside its own.
 */
export function isBesideFigures(question: string, noted: Noted | null): boolean {
  if (!noted || !hasBase(noted.note) || !isLikely(noted)) return false;
  if (isOverview(noted.note)) return true;
  if (noted.fit === FIT.met && questionsIn(question).questions.length > 1) return true;
  return readAsked(question).kind === "whether" || answersHeading(noted, question);
}

/** A note that only nearly fits must be likely, or it is of another subject. */
function isLikely({ fit, chance = 1 }: Noted): boolean {
  return fit === FIT.met || chance >= openingChoice().besideFigure.unasked;
}

/** A note by which nothing is due or allowed, however much was asked for. */
export const DENIES = /^(?:No|Not)\b/;

/** Whether a note answers a yes or no, or a heading, that names an amount only in passing. */
export function isAnsweredBy(noted: Noted | null, question: string): boolean {
  if (!noted || (noted.chance ?? 1) < openingChoice().besideFigure.unasked) return false;
  if (answersHeading(noted, question) && !hasBase(noted.note)) return true;
  const isWhether = readAsked(question).kind === "whether";
  const isDenying = DENIES.test(noted.note.answer);
  if (noted.note.ofFact) return isWhether || !asksAmount(question) || isDenying;
  if (noted.fit === FIT.met && isDenying && !hasBase(noted.note) && !/\d/.test(question)) return true;
  return isWhether && !hasBase(noted.note) && !/\d/.test(question);
}
