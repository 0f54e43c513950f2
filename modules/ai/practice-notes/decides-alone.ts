/** Whether a note leaves nothing for a document of another shelf to decide. */
import { namesAmount } from "../amounts/asks-amount.ts";
import { isHeading } from "./heading.ts";
import { STRONG } from "./matching.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import { restsOnPapers, type Noted } from "./noted.ts";

/**
 * A note of a fact that is stated; one that needs no search and speaks of nearly all of the question; one that rests on a
 * paper or a regulation itself and fits by as many conditions as outweigh the search.
 */
export function decidesAlone(noted: Noted, question: string): boolean {
  const { note, fit } = noted;
  if (note.ofFact) return true;
  if (fit !== 1) return false;
  const isSure = note.sure === true && shareSpokenOf(note, question) >= noteMatching().surelyShare;
  return isSure || (note.when.length >= STRONG.conditions && restsOnPapers(noted));
}

/** Whether a note speaks of nearly all of a heading that names no amount: a figure of it alone would not answer. */
export function answersHeading({ note, fit }: Noted, question: string): boolean {
  if (fit !== 1 || !isHeading(question) || namesAmount(question)) return false;
  return shareSpokenOf(note, question) >= noteMatching().surelyShare;
}
