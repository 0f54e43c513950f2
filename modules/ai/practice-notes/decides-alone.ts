/** Whether a note leaves nothing for a document of another shelf to decide. */
import { namesAmount } from "../amounts/asks-amount.ts";
import { isBareHeading } from "../amounts/named/matching.ts";
import { isHeading } from "./heading.ts";
import { STRONG } from "./matching.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import { FIT, isFirm, restsOnPapers, type Noted } from "./noted.ts";
import type { Nearness } from "../stored-vectors.ts";

/** The document that search found, and how near the question is to the notes' wordings; null without vectors. */
interface Beside {
  chance: number;
  near: Nearness | null;
}

/**
 * A note of a fact that is stated, and an overview; one that needs no search and speaks of nearly all of the question; one that rests on a
 * paper or a regulation itself and fits by as many conditions as outweigh the search; and one that speaks of nearly all
 * of it, or of half of it and is near in meaning, unless the document is as good as sure.
 */
export function decidesAlone(noted: Noted, question: string, { chance, near }: Beside): boolean {
  const { note, fit } = noted;
  if (isFirm(note)) return true;
  if (fit !== FIT.met) return false;
  const { surelyShare, besideDocuments } = noteMatching();
  const share = shareSpokenOf(note, question);
  const { least, leastShare, belowChance, surely } = besideDocuments;
  const cosine = share >= leastShare ? (near?.get(note.id) ?? 0) : 0;
  if (cosine >= surely || (chance < belowChance && (cosine >= least || share >= surelyShare))) return true;
  const isSure = note.sure === true && share >= surelyShare;
  return isSure || (note.when.length >= STRONG.conditions && restsOnPapers(noted));
}

/** Whether a note answers a heading that names no amount: a figure of it alone would not. */
export function answersHeading({ note, fit }: Noted, question: string): boolean {
  if (isBareHeading(question)) return fit >= FIT.near;
  if (fit !== FIT.met || !isHeading(question) || namesAmount(question)) return false;
  return shareSpokenOf(note, question) >= noteMatching().surelyShare;
}
