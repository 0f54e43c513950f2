/** How much of a question each opening speaks of, in its text and in how people ask for it: of thousands at once. */
import { digestTexts } from "../digests/nearness.ts";
import { plainQuotes, subjectWords } from "../practice-notes/matching-words.ts";
import { readWordings } from "../practice-notes/wordings.ts";
import { stem } from "../stemming.ts";
import { allOpenings, digestId, type Opening } from "./opening.ts";

export interface Spoken {
  /** Share of the question's words that the opening has, rare ones weighing more: 0 to 1. */
  share: number;
  /** How many of them it has. */
  count: number;
}

/** Of every opening, in their order. */
export type SpokenBy = (question: string) => Spoken[];

let spokenBy: SpokenBy | null = null;

export function spokenByAll(question: string): Spoken[] {
  spokenBy ??= createSpokenBy(allOpenings(), allWordings());
  return spokenBy(question);
}

function allWordings(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const keyed = [...readWordings(), ...digestTexts().map(({ key, text }) => ({ key: digestId(key), text }))];
  for (const { key, text } of keyed) {
    const own = texts.get(key);
    if (own) own.push(text);
    else texts.set(key, [text]);
  }
  return texts;
}

/** A word that no opening has weighs as one of half an opening. */
const UNKNOWN = 0.5;

/** @param wordings how people ask for an opening, by its id */
export function createSpokenBy(
  openings: readonly Pick<Opening, "id" | "text">[],
  wordings: ReadonlyMap<string, readonly string[]>,
): SpokenBy {
  const holders = new Map<string, number[]>();
  for (const [at, { id, text }] of openings.entries())
    for (const word of wordsOf([text, ...(wordings.get(id) ?? [])])) {
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  const rarity = (word: string) => Math.log(openings.length / (holders.get(word)?.length ?? UNKNOWN));
  return (question) => {
    const asked = [...wordsOf([question])];
    const total = asked.reduce((sum, word) => sum + rarity(word), 0) || 1;
    const spoken = openings.map((): Spoken => ({ share: 0, count: 0 }));
    for (const word of asked)
      for (const at of holders.get(word) ?? []) {
        spoken[at]!.share += rarity(word) / total;
        spoken[at]!.count += 1;
      }
    return spoken;
  };
}

/** Stems of subject words. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => subjectWords(plainQuotes(text))).map(stem));
}
