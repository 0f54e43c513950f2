/** Words of a query in the opened text of a page. */
import snowball from "snowball-stemmers";
import type { Range } from "./page-context.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** Terms with these are looked for as they stand: "W-2", "4,500.25". */
const INNER = /[^\p{L}\p{N}]/u;
/** The rank of a word that stands once; each further one adds less. */
const ONCE = 0.0608;
const MOST_COUNTED = 20;

const english = snowball.newStemmer("english");
const stems = new Map<string, string>();
/** Beyond this many the known stems are forgotten, since words of papers must not pile up in memory. */
const STEMS_KEPT = 20_000;

function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    if (stems.size >= STEMS_KEPT) stems.clear();
    stems.set(word, (found = english.stem(word)));
  }
  return found;
}

/** Places of whole words of a term: its other forms, and words that begin with it. */
export function wordPlaces(text: string, term: string): Range[] {
  const lower = text.toLowerCase();
  if (INNER.test(term)) return literalPlaces(text, `(?<![\\p{L}\\p{N}])${escaped(term)}`);
  const root = stem(term);
  // A page without the root's beginning has none of its forms.
  if (!lower.includes(root.slice(0, Math.max(2, root.length - 1)))) return [];
  const places: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const small = word.toLowerCase();
    if (small.startsWith(term) || stem(small).startsWith(root))
      places.push({ start: index, end: index + word.length });
  }
  return places;
}

/** Places of a term, also inside words. */
export function innerPlaces(text: string, term: string): Range[] {
  return literalPlaces(text, escaped(term));
}

/** Rank of a word by how often it stands there, from 0.06 to 0.1. */
export function rankOf(count: number): number {
  let rank = 0;
  for (let at = 1; at <= Math.min(count, MOST_COUNTED); at++) rank += ONCE / (at * at);
  return rank;
}

function literalPlaces(text: string, pattern: string): Range[] {
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
