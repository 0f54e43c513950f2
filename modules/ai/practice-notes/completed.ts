/** Notes that a follow-up completes: of the subject it goes on with, the case that it adds. */
import { isWithin } from "../statute/citations.ts";
import { plainQuotes } from "./matching-words.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import type { PracticeNote } from "./practice-note.ts";

interface Completion {
  /** The follow-up as asked. */
  own: string;
  /** What it goes on from; empty without. */
  known: string;
  /** Citations of the documents that search found for both, best first. */
  found: readonly string[];
}

/**
 * Whether a follow-up meets what its conversation had not met of a note, and the conversation the rest: "can we double it?"
 * after a gift. Its law must be found near the first, or the note speak of most of both.
 */
export function isCompletedBy(note: PracticeNote, { own, known, found }: Completion): boolean {
  const { when, unless, units } = note;
  if (known === "" || unless?.test(plainQuotes(own))) return false;
  const missed = when.filter((pattern) => !pattern.test(plainQuotes(known)));
  if (missed.length === 0 || missed.length === when.length) return false;
  if (!missed.every((pattern) => pattern.test(plainQuotes(own)))) return false;
  const { nearest, ownShare, share } = noteMatching().completed;
  const isNear = found.slice(0, nearest).some((citation) => isWithin(units[0]!, citation));
  if (isNear && shareSpokenOf(note, own) >= ownShare) return true;
  return when.length >= FAR && shareSpokenOf(note, `${known}, ${own}`) >= share;
}

/** Conditions without which a note whose law is not found near says too little of the case. */
const FAR = 3;
