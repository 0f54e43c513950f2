/** Whether a question states the very figure that a note excludes: 30 days of renting, for a rule on less than 15. */
import { everyMatchOf } from "./matching-words.ts";
import type { PracticeNote } from "./practice-note.ts";

const FIGURE =
  /(?<![\w$])(?:\d[\d.,]*½?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)[- ](?:days?|nights?|weeks?|months?|years?|percent)\b|\d ?%/i;

/** However near the note is in meaning: other words that it excludes say less, a time or percentage says it is another case. */
export function isBarredByFigure({ unless }: Pick<PracticeNote, "unless">, text: string): boolean {
  if (!unless) return false;
  return [...text.matchAll(everyMatchOf(unless))].some(([match]) => FIGURE.test(match));
}
