/** Where the words of a search stand in a text, and the part of a text that shows them best. */
import type { Range } from "../schema.ts";
import { questionWords } from "../search/vocabulary.ts";
import type { MatchStore } from "./match-store.ts";
import { hasOperators, parseQuery } from "./parse.ts";
import { wantedWords } from "./query.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const EXCERPT_LENGTH = 260;
/** Characters of context before the first marked word. */
const BEFORE = 80;

export interface WantedWords {
  exact: string[];
  beginnings: string[];
}

/** The single words of a search, those under NOT left out. */
export function wordsToMark(query: string): WantedWords {
  if (!hasOperators(query)) return { exact: questionWords(query).map(({ asked }) => asked), beginnings: [] };
  const wanted: WantedWords = { exact: [], beginnings: [] };
  for (const leaf of wantedWords(parseQuery(query))) {
    if (leaf.kind === "near") wanted.exact.push(...leaf.words);
    else if (leaf.kind === "word" && leaf.isPrefix) wanted.beginnings.push(leaf.text);
    else if ("text" in leaf) wanted.exact.push(leaf.text);
  }
  return wanted;
}

/** For each text the ranges of the words that the search means, in order. */
export async function markWords(
  { sameStems }: Pick<MatchStore, "sameStems">,
  wanted: WantedWords,
  texts: string[],
): Promise<Range[][]> {
  const words = new Set(
    texts.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word.toLowerCase())),
  );
  const marked = new Set(words.size > 0 ? await sameStems([...words], wanted.exact) : []);
  const beginnings = wanted.beginnings.map((word) => word.toLowerCase());
  for (const word of words) if (beginnings.some((start) => word.startsWith(start))) marked.add(word);
  return texts.map((text) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => marked.has(word.toLowerCase()))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** The stretch of a text from `from` on with the most marked words; cut at words. */
export function excerptAround(text: string, marks: Range[], from: number): Range {
  if (text.length - from <= EXCERPT_LENGTH) return { start: from, end: text.length };
  const best = marks.reduce(
    (chosen, { start }) => {
      const count = new Set(
        marks
          .filter((mark) => mark.start >= start && mark.end <= start + EXCERPT_LENGTH - BEFORE)
          .map((mark) => text.slice(mark.start, mark.end).toLowerCase()),
      ).size;
      return count > chosen.count ? { start, count } : chosen;
    },
    { start: from, count: 0 },
  );
  const start = best.start <= from + BEFORE ? from : wordAfter(text, best.start - BEFORE);
  return { start, end: wordBefore(text, start, start + EXCERPT_LENGTH) };
}

function wordAfter(text: string, at: number): number {
  const sentence = /[.;:—]\s+(?=\S)/.exec(text.slice(at, at + BEFORE));
  if (sentence) return at + sentence.index + sentence[0].length;
  const space = text.slice(at).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

/** The end of the last whole word between two places; the second one when a single word fills them. */
function wordBefore(text: string, from: number, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(from, at).search(/\s\S*$/);
  return space <= 0 ? at : from + space;
}
