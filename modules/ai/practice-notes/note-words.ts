/** How much of a question a practice note speaks of: in its answer, in how people ask for it, in what meets its conditions. */
import { stemsOf } from "../stemming.ts";
import { createWordShares, type WordShares } from "../word-shares.ts";
import { everyMatchOf, plainQuotes } from "./matching-words.ts";
import { isOverview, practiceNotes, type PracticeNote } from "./practice-note.ts";
import { readWordings } from "./wordings.ts";

let shares: WordShares | null = null;

/** Share of the question's subject words, rare ones weighing more, that are the note's; 0 without any. */
export function shareSpokenOf(note: PracticeNote, question: string): number {
  const text = plainQuotes(question);
  const meeting = note.when.flatMap((pattern) => text.match(everyMatchOf(pattern)) ?? []);
  const met = stemsOf(meeting.join(" "));
  return wordShares().share(question, new Set([...wordsHeldBy(note), ...met]));
}

/** Stems of a note's answer and of how people ask for it. */
export function wordsHeldBy({ id, answer }: PracticeNote): Set<string> {
  return wordShares().held(id) ?? stemsOf(answer);
}

function wordShares(): WordShares {
  if (shares) return shares;
  // Overviews say "gain" and "taxed" of everything: counted among the texts they would weigh its common words too lightly.
  const counted = practiceNotes().filter((note) => !isOverview(note));
  const texts = new Map(counted.map(({ id, answer }) => [id, [answer]]));
  for (const { key, text } of readWordings()) texts.get(key)?.push(text);
  return (shares = createWordShares(texts));
}
