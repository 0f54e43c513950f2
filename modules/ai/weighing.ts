/** Whether the evidence answers the question at all, how sure that is, and what to say when it does not. */
import type { Passage } from "#modules/authority";
import type { Lead } from "./extractive.ts";
import { ENOUGH_ODDS, oddsOfAnswer, readScope } from "./scope.ts";
import type { Nearest, RetrievalAnswer } from "./schema.ts";

/** Without vectors: share of the question's weight that a section must cover to count as an answer. */
const ENOUGH_COVERAGE = 0.5;
/** A second section is drawn on when it scores close to the first. */
const CLOSE_SECOND = 0.92;
const SECOND_COVERAGE = 0.8;
const MAX_LEADS = 2;
const NEAREST = 3;

export function isRelevant(question: string, passages: Passage[]): boolean {
  const best = passages[0];
  if (!best) return false;
  if (best.cited) return true;
  const scope = readScope(question);
  if (!best.similarity)
    return best.coverage >= ENOUGH_COVERAGE && !scope.namesPlace && !scope.namesOtherField;
  return oddsOfAnswer({ ...best.similarity, coverage: best.coverage }, scope) >= ENOUGH_ODDS;
}

/** Sections to answer from: all that are cited by number, else the best and those close behind it. */
export function leadsFrom(passages: Passage[]): Lead[] {
  const [best] = passages;
  const first = passages.filter(
    (passage, index) => passages.findIndex((other) => sameSection(other, passage)) === index,
  );
  return first
    .filter((passage) => passage === best || isClose(passage, best!))
    .slice(0, MAX_LEADS)
    .map((passage) => ({
      section: passage.section,
      citedUnit: passage.citedUnit,
      pointed: passage.pointed,
      found: foundIn(passages.filter((other) => sameSection(other, passage))),
    }));
}

function sameSection(a: Passage, b: Passage): boolean {
  return a.section.citation === b.section.citation;
}

function isClose(passage: Passage, best: Passage): boolean {
  if (best.cited) return passage.cited;
  return passage.score >= CLOSE_SECOND * best.score && passage.coverage >= SECOND_COVERAGE;
}

/** Passages of one section come best first; each next one counts half as much. */
function foundIn(passages: Passage[]): Lead["found"] {
  return passages.map(({ chunk, cited }, index) => ({
    start: chunk.start,
    end: chunk.end,
    share: cited ? 0 : 0.5 ** index,
  }));
}

const MOST_CONFIDENT = 0.95;
/** How the chance that the best section is the right one grows; fitted by tests/eval/fit-scope.ts. */
const SURE = { odds: 0.31, lead: 16.78, constant: -2.24 };

/** 0 to 1: how likely the best section answers the question. */
export function confidenceOf(question: string, passages: Passage[]): number {
  const best = passages[0];
  if (!best) return 0;
  if (best.cited) return MOST_CONFIDENT;
  const likely = best.similarity
    ? chanceOf(
        SURE.odds * oddsOfAnswer({ ...best.similarity, coverage: best.coverage }, readScope(question)) +
          SURE.lead * leadOf(passages) +
          SURE.constant,
      )
    : best.coverage;
  return Math.round(Math.min(MOST_CONFIDENT, likely) * 100) / 100;
}

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** The share of the best score by which the second section stays behind; 1 without a second. */
export function leadOf(passages: Passage[]): number {
  const best = passages[0]!;
  const second = passages.find((passage) => !sameSection(passage, best));
  return second ? (best.score - second.score) / best.score : 1;
}

export function nearestOf(passages: Passage[], without: string[] = []): Nearest[] {
  const nearest = new Map<string, Nearest>();
  for (const { section, chunk } of passages) {
    if (without.includes(section.citation) || nearest.has(section.citation)) continue;
    nearest.set(section.citation, {
      citation: chunk.citation,
      title: section.heading,
      url: `${section.url}${chunk.fragment ? `#${chunk.fragment}` : ""}`,
    });
  }
  return [...nearest.values()].slice(0, NEAREST);
}

export function refusal(passages: Passage[]): RetrievalAnswer {
  return {
    answer:
      "No authority in the library answers this. Ask about federal tax law in other words, or name a section.",
    sources: [],
    confidence: 0,
    quotations: [],
    refused: true,
    nearest: nearestOf(passages),
  };
}
