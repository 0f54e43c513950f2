/** How well passages of papers match a question: by their words and by their vectors. */
import { setImmediate } from "node:timers/promises";
import snowball from "snowball-stemmers";
import { questionWords } from "#modules/authority";
import { cutPassages } from "./passages.ts";
import type { PaperPage, TextRange } from "./schema.ts";

/** Shares of a passage's score. */
const BY_WORDS = 0.5;
const BY_MEANING = 0.5;
/** A passage counts when it reaches one of these. */
const LEAST_COVERAGE = 0.45;
const LEAST_SHARED_WORDS = 3;
const LEAST_SIMILARITY = 0.42;
const PAGES = 5;
const PASSAGES_PER_PAGE = 3;
/** Passages that are read before other requests have their turn. */
const AT_ONCE = 20;

const english = snowball.newStemmer("english");

export interface PaperText {
  documentId: string;
  intakeId: string;
  fileName: string;
  /** Words that say what the paper is: its class, category and tags. */
  about: string;
  pages: string[];
}

interface Passage extends TextRange {
  paper: PaperText;
  /** From 1. */
  page: number;
  /** Stems of the question's words that it holds. */
  words: Set<string>;
}

/** @param similarities cosines by `placeOf` the passage */
export async function bestPages(
  question: string,
  papers: PaperText[],
  similarities: ReadonlyMap<string, number>,
): Promise<PaperPage[]> {
  const asked = askedStems(question);
  const passages: Passage[] = [];
  for (const paper of papers) {
    for (const page of paper.pages.keys()) {
      passages.push(...(await passagesOf(paper, page + 1, asked)));
    }
  }
  const coverage = coverageOf(new Set([...asked.values()].flat()), passages);
  const scored = passages
    .map((passage) => {
      const similarity = similarities.get(placeOf({ ...passage, documentId: passage.paper.documentId })) ?? 0;
      const { covered, shared } = coverage(passage);
      const counts =
        covered >= LEAST_COVERAGE || shared >= LEAST_SHARED_WORDS || similarity >= LEAST_SIMILARITY;
      return { passage, score: counts ? BY_WORDS * covered + BY_MEANING * Math.max(0, similarity) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const pages = new Map<string, PaperPage>();
  for (const { passage, score } of scored) {
    const { paper, page, start, end } = passage;
    const key = `${paper.documentId} ${page}`;
    const known = pages.get(key);
    if (known) {
      if (known.found.length < PASSAGES_PER_PAGE) known.found.push({ start, end });
    } else if (pages.size < PAGES) {
      const { documentId, intakeId, fileName } = paper;
      const text = paper.pages[page - 1]!;
      pages.set(key, { documentId, intakeId, fileName, page, text, found: [{ start, end }], score });
    }
  }
  return [...pages.values()];
}

/** Names a passage. */
export function placeOf({ documentId, page, start }: { documentId: string; page: number; start: number }) {
  return `${documentId} ${page} ${start}`;
}

/** Stems of papers by which a word of the question is met: its own, and what the law calls it, as papers do. */
function askedStems(question: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const { asked, statute } of questionWords(question)) {
    // Stands for "what is", which no paper says.
    if (asked === "defined") continue;
    const own = stemsOf(asked);
    for (const stem of [asked, ...statute].flatMap(stemsOf))
      stems.set(stem, [...new Set([...(stems.get(stem) ?? []), ...own])]);
  }
  return stems;
}

async function passagesOf(
  paper: PaperText,
  page: number,
  asked: ReadonlyMap<string, string[]>,
): Promise<Passage[]> {
  const about = stemsOf(`${paper.fileName} ${paper.about}`);
  const text = paper.pages[page - 1]!;
  const passages: Passage[] = [];
  for (const range of cutPassages(text)) {
    const stems = [...about, ...stemsOf(text.slice(range.start, range.end))];
    passages.push({ ...range, paper, page, words: new Set(stems.flatMap((stem) => asked.get(stem) ?? [])) });
    // A long table takes seconds; other requests come first.
    if (passages.length % AT_ONCE === 0) await setImmediate();
  }
  return passages;
}

interface Coverage {
  /** The share of the question's words that a passage holds, each by its rarity among the papers. */
  covered: number;
  /** How many of them it holds. */
  shared: number;
}

function coverageOf(stems: ReadonlySet<string>, passages: Passage[]): (passage: Passage) => Coverage {
  const asked = [...stems];
  const weights = asked.map((word) => {
    const held = passages.filter(({ words }) => words.has(word)).length;
    return Math.log(1 + passages.length / (held + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ words }) => {
    const held = asked.flatMap((word, at) => (words.has(word) ? weights[at]! : []));
    const weight = held.reduce((sum, one) => sum + one, 0);
    return { covered: total === 0 ? 0 : weight / total, shared: held.length };
  };
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => english.stem(word));
}
