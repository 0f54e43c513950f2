/** How well passages of papers match a question: by their words and by their vectors. */
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
  words: Set<string>;
}

/** @param similarities cosines by `placeOf` the passage */
export function bestPages(
  question: string,
  papers: PaperText[],
  similarities: ReadonlyMap<string, number>,
): PaperPage[] {
  const passages = papers.flatMap(passagesOf);
  const coverage = coverageOf(question, passages);
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

function passagesOf(paper: PaperText): Passage[] {
  const about = stemsOf(`${paper.fileName} ${paper.about}`);
  return paper.pages.flatMap((text, at) =>
    cutPassages(text).map((range) => ({
      ...range,
      paper,
      page: at + 1,
      words: new Set([...about, ...stemsOf(text.slice(range.start, range.end))]),
    })),
  );
}

interface Coverage {
  /** The share of the question's words that a passage holds, each by its rarity among the papers. */
  covered: number;
  /** How many of them it holds. */
  shared: number;
}

function coverageOf(question: string, passages: Passage[]): (passage: Passage) => Coverage {
  const asked = [...new Set(questionWords(question).flatMap(({ asked: word }) => [...stemsOf(word)]))];
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

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => english.stem(word)));
}
