/** How much of a question each of several texts of ours speaks of, rare words weighing more. */
import { plainQuotes, subjectWords } from "./practice-notes/matching-words.ts";
import { stemsOf } from "./stemming.ts";

export interface WordShares {
  /** Stems of the text; undefined where it is none of them. */
  held(key: string): Set<string> | undefined;
  /** Of the question's subject words, 0 to 1; 0 without any. @param stems of the text, or of it and more */
  share(question: string, stems: ReadonlySet<string>): number;
}

/** A word that no text has weighs as one of half a text. */
const UNKNOWN = 0.5;

/** @param texts by key */
export function createWordShares(texts: ReadonlyMap<string, readonly string[]>): WordShares {
  const held = new Map([...texts].map(([key, own]) => [key, stemsOf(own.join(" "))]));
  const counts = new Map<string, number>();
  for (const stems of held.values()) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rarity = (one: string) => Math.log(held.size / (counts.get(one) ?? UNKNOWN));
  const weigh = (some: string[]) => some.reduce((sum, one) => sum + rarity(one), 0);
  // Many texts are compared with one question.
  let last = { question: "", asked: [] as string[] };
  return {
    held: (key) => held.get(key),
    share(question, stems) {
      if (question !== last.question)
        last = { question, asked: subjectWords(plainQuotes(question)).flatMap(stemsAsked) };
      const { asked } = last;
      return weigh(asked.filter((one) => stems.has(one))) / (weigh(asked) || 1);
    },
  };
}

/** Of a word as it was asked, divided as texts are: "h-1b" is "1b", and "i'm" speaks of nothing. */
function stemsAsked(word: string): string[] {
  if (word.includes("'")) return [];
  const parts = word.split("-").filter((part) => part.length > 1);
  return [...stemsOf(parts.join(" "))];
}
