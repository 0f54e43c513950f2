/**
 * Puts words right that were mistyped, when they are one slip away from a word that people use for the law: neither
 * words nor meaning find anything for "morgage intrest".
 */
import { readEnglish } from "./adapters/minilm-model.ts";
import { ELSEWHERE } from "./plain-words/elsewhere.ts";
import { plainWords } from "./plain-words/index.ts";

/** Shorter words are one slip away from too many others. */
const SHORTEST = 5;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const ENDING = /(?:'s|s|es|ed|d|ing|er|or|r|ly|al|ion)$/;

/** `inLaw` answers which of these words the law has itself: they are right, though nobody uses them. */
export type Spelling = (text: string, inLaw: (words: string[]) => Promise<Set<string>>) => Promise<string>;

/**
 * @param english words that are right as they stand
 * @param told words that people use for the law, with how often
 */
export function createSpelling(english: Set<string>, told: Map<string, number>): Spelling {
  const stands = (word: string) => english.has(word) || told.has(word);

  /** "deeded" is right because "deed" is, "piling" because "pile" is, "abetting" because "abet" is. */
  function isKnown(word: string): boolean {
    const base = word.replace(ENDING, "");
    return [word, base, `${base}e`, base.replace(/(.)\1$/, "$1")].some(stands);
  }

  function corrected(word: string): string {
    const { unlike, exchanged } = oneSlipFrom(word);
    return commonest(unlike) ?? commonest(exchanged) ?? word;
  }

  function commonest(words: string[]): string | null {
    const likely = words.filter((word) => told.has(word));
    return likely.length === 0 ? null : likely.reduce((a, b) => (told.get(b)! > told.get(a)! ? b : a));
  }

  return async (text, inLaw) => {
    const doubtful = wordsOf(text).filter((word) => !isKnown(word));
    if (doubtful.length === 0) return text;
    const right = await inLaw(doubtful);
    const wrong = new Set(doubtful.filter((word) => !right.has(word)));
    return eachWord(text, (word) => (wrong.has(word) ? corrected(word) : null));
  };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (word) => (words.push(word), null));
  return words;
}

/** In lower case, without names: these have a capital letter, but so has the first word. */
function eachWord(text: string, replace: (word: string) => string | null): string {
  return text.replace(/(?<![\w-])[A-Za-z]+(?![\w-])/g, (word, at: number) => {
    const isName = /[A-Z]/.test(at === 0 ? word.slice(1) : word);
    return isName || word.length < SHORTEST ? word : (replace(word.toLowerCase()) ?? word);
  });
}

/**
 * Words with another letter put in, one left out or two swapped, and those with one exchanged, which is rarer. The
 * first letter is seldom wrong.
 */
function oneSlipFrom(word: string): { unlike: string[]; exchanged: string[] } {
  const places = [...word, ""].map((_, at) => at).slice(1);
  const put = (at: number, letters: string, from: number) => word.slice(0, at) + letters + word.slice(from);
  return {
    unlike: places.flatMap((at) => [
      put(at, "", at + 1),
      put(at, word.charAt(at + 1) + word.charAt(at), at + 2),
      ...LETTERS.map((letter) => put(at, letter, at)),
    ]),
    exchanged: places.flatMap((at) => LETTERS.map((letter) => put(at, letter, at + 1))),
  };
}

/** How often each word stands in these texts, in lower case. */
export function countWords(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** By the words of the library's phrases. Without a list of English words nothing is put right. */
export async function readSpelling(): Promise<Spelling> {
  const english = await readEnglish().catch(() => null);
  if (!english) return (text) => Promise.resolve(text);
  const told = countWords(plainWords.map(({ phrase }) => phrase));
  return createSpelling(new Set([...english, ...countWords(ELSEWHERE).keys()]), told);
}
