/**
 * Corrects a mistyped word that is one typo away from a word of the search phrases: neither words nor vectors find
 * anything for "morgage intrest".
 */
import { readEnglishWords } from "#modules/embeddings";
import { rankingProfile } from "./ranking-profile.ts";
import { readOutOfScopePhrases, readSearchPhrases } from "./search-phrases.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const ENDING = /(?:'s|s|es|ed|d|ing|er|or|r|ly|al|ion)$/;

/** Corrects a text. `inLaw` tells which words occur in the law: these are right although no phrase has them. */
export type Spelling = (text: string, inLaw: (words: string[]) => Promise<Set<string>>) => Promise<string>;

/**
 * @param english words that are never corrected
 * @param phraseCounts words of the search phrases, with how often each occurs
 */
export function createSpelling(english: Set<string>, phraseCounts: Map<string, number>): Spelling {
  // Each letter of a word has 50 typos: what is longer than any word of the phrases is no typo of one.
  const longest = Math.max(0, ...[...phraseCounts.keys()].map((word) => word.length)) + 1;
  const stands = (word: string) => english.has(word) || phraseCounts.has(word);

  /** "deeded" is known because "deed" is, "piling" because "pile" is, "abetting" because "abet" is. */
  function isKnown(word: string): boolean {
    const base = word.replace(ENDING, "");
    return [word, base, `${base}e`, base.replace(/(.)\1$/, "$1")].some(stands);
  }

  function corrected(word: string): string {
    if (word.length > longest) return word;
    const { edited, replaced } = oneTypoFrom(word);
    return commonest(edited) ?? commonest(replaced) ?? word;
  }

  function commonest(words: string[]): string | null {
    const likely = words.filter((word) => phraseCounts.has(word));
    return likely.length === 0
      ? null
      : likely.reduce((a, b) => (phraseCounts.get(b)! > phraseCounts.get(a)! ? b : a));
  }

  return async (text, inLaw) => {
    const unknown = wordsOf(text).filter((word) => !isKnown(word));
    if (unknown.length === 0) return text;
    const lawful = await inLaw(unknown);
    const wrong = new Set(unknown.filter((word) => !lawful.has(word)));
    return eachWord(text, (word) => (wrong.has(word) ? corrected(word) : null));
  };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (word) => (words.push(word), null));
  return words;
}

/** Visits words in lower case, without names. The first word may begin with a capital and be no name. */
function eachWord(text: string, replace: (word: string) => string | null): string {
  const { minWordLength } = rankingProfile().retrieval.spelling;
  return text.replace(/(?<![\w-])[A-Za-z]+(?![\w-])/g, (word, at: number) => {
    const isName = /[A-Z]/.test(at === 0 ? word.slice(1) : word);
    return isName || word.length < minWordLength ? word : (replace(word.toLowerCase()) ?? word);
  });
}

/**
 * Words with a letter inserted, removed or swapped with the next, and words with a letter replaced, which is a rarer
 * typo. The first letter stays: it is seldom wrong.
 */
function oneTypoFrom(word: string): { edited: string[]; replaced: string[] } {
  const places = [...word, ""].map((_, at) => at).slice(1);
  const put = (at: number, letters: string, from: number) => word.slice(0, at) + letters + word.slice(from);
  return {
    edited: places.flatMap((at) => [
      put(at, "", at + 1),
      put(at, word.charAt(at + 1) + word.charAt(at), at + 2),
      ...LETTERS.map((letter) => put(at, letter, at)),
    ]),
    replaced: places.flatMap((at) => LETTERS.map((letter) => put(at, letter, at + 1))),
  };
}

/** Counts the words of these texts, in lower case. */
export function countWords(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Spelling by the words of the search phrases. Corrects nothing when the list of English words is missing. */
export async function readSpelling(): Promise<Spelling> {
  const english = await readEnglishWords().catch(() => null);
  if (!english) return (text) => Promise.resolve(text);
  const phraseCounts = countWords(readSearchPhrases().map(({ phrase }) => phrase));
  const outOfScope = countWords(readOutOfScopePhrases());
  return createSpelling(new Set([...english, ...outOfScope.keys()]), phraseCounts);
}
