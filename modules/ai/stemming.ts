/** Word stems, so that "deducted" and "deduction" count as one word. */
import snowball from "snowball-stemmers";

const english = snowball.newStemmer("english");
/** Words kept at most, some 10 MB; then they are stemmed anew. */
const MAX_WORDS = 100_000;
const known = new Map<string, string>();

export function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
}

/**
 * Those of the stems sought that a text has. A stem keeps the first letter of its word, so of a long text only words with
 * a letter that is sought are stemmed.
 */
export function stemsAmong(text: string, sought: ReadonlySet<string>): Set<string> {
  if (sought.size === 0) return new Set();
  const initials = new Set([...sought].map((one) => one[0]));
  const words = text
    .toLowerCase()
    .match(new RegExp(`(?<![a-z0-9])[${[...initials].join("")}][a-z0-9]*`, "g"));
  return new Set((words ?? []).map(stem).filter((one) => sought.has(one)));
}

/** @param word in lower case */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    if (known.size >= MAX_WORDS) known.clear();
    known.set(word, (found = english.stem(word)));
  }
  return found;
}
