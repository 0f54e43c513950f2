/** How many words quotations take up. */
import { rankingProfile } from "../profile.ts";
import { textOf, type Statute, type StatuteUnit } from "../statute/statute.ts";

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Words of a unit's own runs. */
export function ownWords(statute: Statute, unit: StatuteUnit): number {
  return unit.runs.reduce((sum, run) => sum + countWords(textOf(statute, run)), 0);
}

/** Words of a unit with everything in force below it. */
export function wholeWords(statute: Statute, unit: StatuteUnit): number {
  if (unit.unit.status) return 0;
  const below = unit.children.map((child) => wholeWords(statute, statute.units[child]!));
  return below.reduce((sum, words) => sum + words, ownWords(statute, unit));
}

/** About how many words a unit takes up when it is quoted. */
export function quotedWords(statute: Statute, unit: StatuteUnit): number {
  const { runWords, listWords } = rankingProfile().selection.quotation;
  const own = ownWords(statute, unit);
  return Math.min(runWords, own) + Math.min(listWords, wholeWords(statute, unit) - own);
}
