/** The chance that an answer is right for its facts and its year, fitted on graded answers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { SIGNALS, type Signal, type Signals } from "./signals.ts";

export const FILE = "modules/ai/data/confidence.json";

const numbers = z.record(z.enum(SIGNALS), z.number());
const fitSchema = z.object({
  /** Of the log odds. */
  weights: numbers,
  constant: z.number(),
  /** Means of the graded answers: what a signal adds or takes away is told from there. */
  means: numbers,
  /** No answer is said to be surer or less sure. */
  floor: z.number(),
  ceiling: z.number(),
  graded: z.number(),
});
export type ConfidenceFit = z.infer<typeof fitSchema>;

let read: ConfidenceFit | null = null;

export function confidenceFit(): ConfidenceFit {
  return (read ??= fitSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}

/** 0 to 1, in hundredths. */
export function chanceOf(signals: Signals, fit = confidenceFit()): number {
  const logOdds = SIGNALS.reduce((sum, name) => sum + fit.weights[name] * signals[name], fit.constant);
  const chance = 1 / (1 + Math.exp(-logOdds));
  return Math.round(Math.min(fit.ceiling, Math.max(fit.floor, chance)) * 100) / 100;
}

const WORDS: Partial<Record<Signal, [low: string | null, high: string | null]>> = {
  likeliest: ["nothing at hand is close to the question as a whole", null],
  met: ["no known case matches it in full", null],
  covers: ["its words cover only part of the question", null],
  unsaid: [null, "figures of the question are not worked in"],
  second: [null, "a second question is asked"],
  missingPaper: [null, "a paper that decides is not in the library"],
  bare: [null, "it only quotes the nearest rule"],
};
/** Log odds that a signal must take away to be named. */
const NAMED = 0.15;
const MOST = 3;

/** What lowers the chance below that of an ordinary answer, in a few words each, what matters most first. */
export function doubtsOf(signals: Signals, fit = confidenceFit()): string[] {
  return SIGNALS.map((name) => {
    const over = signals[name] - fit.means[name];
    return { words: WORDS[name]?.[over < 0 ? 0 : 1] ?? null, taken: -fit.weights[name] * over };
  })
    .filter(({ taken }) => taken >= NAMED)
    .toSorted((a, b) => b.taken - a.taken)
    .flatMap(({ words }) => words ?? [])
    .slice(0, MOST);
}
