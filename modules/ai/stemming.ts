/** Word stems, so that "deducted" and "deduction" count as one word. */
import snowball from "snowball-stemmers";

const english = snowball.newStemmer("english");
const known = new Map<string, string>();

export function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
}

/** @param word in lower case */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) known.set(word, (found = english.stem(word)));
  return found;
}
