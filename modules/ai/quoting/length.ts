/** How many words quotations take up. */
import { rankingProfile } from "../profile.ts";
import { endsOpen, textOf, type Statute, type StatuteUnit } from "../statute.ts";

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Words of a unit's own runs. */
export function ownWords(statute: Statute, unit: StatuteUnit): number {
  return unit.runs.reduce((sum, run) => sum + countWords(textOf(statute, run)), 0);
}

/** About how many words a unit takes up when it is quoted as a limit. */
export function limitWords(statute: Statute, unit: StatuteUnit): number {
  const { runWords, listWords } = rankingProfile().selection.quotation;
  const list = endsOpen(statute, unit.runs[0]!)
    ? unit.children.reduce((sum, child) => sum + ownWords(statute, statute.units[child]!), 0)
    : 0;
  return Math.min(runWords, ownWords(statute, unit)) + Math.min(listWords, list);
}
