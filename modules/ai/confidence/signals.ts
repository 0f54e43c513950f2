/** What is known of an answer by which the chance that it is right is told. */
import { questionWords, type UnderstoodQuestion } from "#modules/authority";
import { REST } from "../answer-headings.ts";
import { FIT } from "../practice-notes/noted.ts";
import type { Warning } from "../schema.ts";
import { stem, stemsOf } from "../stemming.ts";

/** Each from 0 to 1. `data/README.md` says what each one is. */
export const SIGNALS = [
  "likeliest",
  "met",
  "covers",
  "unsaid",
  "conditions",
  "second",
  "missingPaper",
  "bare",
] as const;
export type Signal = (typeof SIGNALS)[number];
export type Signals = Record<Signal, number>;

export interface Found {
  question: Pick<UnderstoodQuestion, "text">;
}

/** The parts of an answer that tell. */
export interface Told {
  checked: { answer: string };
  bottomLine: string | null;
  warnings: Warning[];
  /** How well a practice note that leads fits. */
  noted?: number;
  likeliest?: number;
  /** Of a lead that decides: how sure it is by itself. */
  confidence?: number;
}

/** Chance of the likeliest opening where nothing could be compared: that of half the graded ones is greater. */
const UNCOMPARED = 0.55;
/** Figures from here on are alike. */
const MOST_FIGURES = 3;

/** What the built-in model writes above a rule that may not decide, and that nothing of its own says in other words. */
export const NEAREST_RULE = "The nearest rule found, which may not decide this question:";

const FIGURE = /\d[\d,.]*\d|\d/g;
const CONDITION = /\b(?:depends|if|unless)\b/;
const ASKS = /\b(?:can|could|do|does|did|is|are|am|was|should|must|will|what|how|when|where|who|which)\b/i;
const SECOND = /\band (?:what|how|when|where|who|which|can|does|do|is)\b|, (?:how|what|when|which)\b/i;

export function signalsOf({ question: { text } }: Found, given: Told): Signals {
  const { bottomLine, warnings, likeliest = UNCOMPARED, noted = 0, confidence } = given;
  const said = bottomLine ?? "";
  const unsaid = (text.match(FIGURE) ?? []).filter((figure) => !said.includes(figure));
  // The year's own figure, a sum, or the law of the year asked is a known case whatever notes are near.
  const led = noted === 0 ? confidence : undefined;
  return {
    likeliest: Math.max(likeliest, led ?? 0),
    met: Number(noted === FIT.met || led !== undefined),
    covers: coverage(text, given),
    unsaid: Math.min(1, unsaid.length / MOST_FIGURES),
    conditions: Number(CONDITION.test(said)),
    second: Number(asksSecond(text)),
    missingPaper: Number(warnings.some(({ kind }) => kind === "not_in_library")),
    bare: Number(bottomLine === null || bottomLine.startsWith(NEAREST_RULE)),
  };
}

/** "I am single, what is my bracket?" tells a fact first and asks one thing. */
function asksSecond(text: string): boolean {
  const second = SECOND.exec(text);
  return second !== null && ASKS.test(text.slice(0, second.index));
}

/** Share of the question's subject words that the words above the fold hold, by stems or in the statute's own terms. */
function coverage(question: string, { checked: { answer } }: Told): number {
  const asked = questionWords(question);
  if (asked.length === 0) return 1;
  const shown = stemsOf(answer.split(REST)[0]!);
  const isShown = (word: string) => word.split(" ").every((part) => shown.has(stem(part)));
  const covered = asked.filter(({ asked: word, statute }) => [word, ...statute].some(isShown));
  return covered.length / asked.length;
}
