/**
 * Fits how openings are ranked on graded ones. The score of an opening is linear in its signals; the loss is the
 * distance of its softmax to the shares of the grades, less the grade that a choice by that softmax would get.
 */
import { fitLogistic, logOdds, probability, type Example } from "./logistic.ts";

/** 3 right and complete, 2 lacks a limit, 1 true but no answer, 0 another subject, x misleading. */
export const GRADES = { "3": 1, "2": 0.5, "1": 0.1, "0": 0, x: -0.5 } as const;
export type Grade = keyof typeof GRADES;

/** The openings looked at for one question, in any order. */
export interface GradedOpenings {
  /** Folds are made of whole areas of the law. */
  area: string;
  /** Raw signals of each. */
  signals: number[][];
  /** Null where nobody graded it. */
  grades: (Grade | null)[];
  /** What the question counts beside others: less where its grades are told by its gold sections alone. */
  weight: number;
}

export interface OpeningsFit {
  /** Of the raw signals. */
  weights: number[];
  /** Of the chance that the best is right and complete: intercept, its score, how far the next is behind. */
  chance: { intercept: number; score: number; ahead: number };
}

const RIDGE = 3;
const REWARD = { share: 3, sharpness: 2, mix: 0.5 };
const STEPS = { likelihood: 200, reward: 200 };

export function fitWeights(all: readonly GradedOpenings[]): number[] {
  const scale = spreadOf(all);
  const graded = all
    .map((one) => onlyGraded(one, scale))
    .filter(({ shares }) => shares.some((share) => share > 0));
  const weights = new Float64Array(scale.length);
  descend(weights, { steps: STEPS.likelihood, rate: 0.03 }, (gradient) => {
    for (const one of graded) addLikelihood(gradient, one, weights, 1);
  });
  descend(weights, { steps: STEPS.reward, rate: 0.02 }, (gradient) => {
    for (const one of graded) {
      addLikelihood(gradient, one, weights, REWARD.mix);
      addReward(gradient, one, weights);
    }
  });
  return Array.from(weights, (weight, at) => weight / scale[at]!);
}

/** Each area is told by a fit that has not seen it. */
export function scoreUnseen(all: readonly GradedOpenings[]): { one: GradedOpenings; scores: number[] }[] {
  return [...new Set(all.map(({ area }) => area))].flatMap((area) => {
    const weights = fitWeights(all.filter((one) => one.area !== area));
    return all
      .filter((one) => one.area === area)
      .map((one) => ({ one, scores: one.signals.map((signals) => logOdds(weights, signals)) }));
  });
}

/** Those that somebody graded, the best by its score first: notes written since say nothing of the fit. */
function ranked({
  one,
  scores,
}: {
  one: GradedOpenings;
  scores: number[];
}): { grade: Grade; score: number }[] {
  return one.grades
    .flatMap((grade, at) => (grade ? [{ grade, score: scores[at]! }] : []))
    .toSorted((a, b) => b.score - a.score);
}

/** What the best by its score of those graded is graded; null where none is. */
export function gradeOfBest(told: { one: GradedOpenings; scores: number[] }): Grade | null {
  return ranked(told)[0]?.grade ?? null;
}

export function fitChance(unseen: { one: GradedOpenings; scores: number[] }[]): OpeningsFit["chance"] {
  const examples = unseen.flatMap((told): Example[] => {
    const [best, next] = ranked(told);
    if (!best) return [];
    const features = [best.score, best.score - (next?.score ?? 0), 1];
    return [{ features, label: best.grade === "3", weight: 1 }];
  });
  const [score = 0, ahead = 0, intercept = 0] = fitLogistic(examples, 1);
  return { intercept, score, ahead };
}

/** What of a question was graded: its openings one behind the other, each of as many signals as there are weights. */
interface Scaled {
  signals: Float64Array;
  values: number[];
  /** Of what the grades are worth, the better ones by more. */
  shares: number[];
  weight: number;
}

function onlyGraded({ signals, grades, weight }: GradedOpenings, scale: number[]): Scaled {
  const kept = signals.flatMap((one, at) => (grades[at] ? [{ one, value: GRADES[grades[at]] }] : []));
  const worth = kept.map(({ value }) => Math.max(0, value) ** 2);
  const total = worth.reduce((sum, one) => sum + one, 0) || 1;
  return {
    signals: Float64Array.from(kept.flatMap(({ one }) => one.map((value, at) => value / scale[at]!))),
    values: kept.map(({ value }) => value),
    shares: worth.map((one) => one / total),
    weight,
  };
}

/** Standard deviation of each signal. */
function spreadOf(all: readonly GradedOpenings[]): number[] {
  const rows = all.flatMap(({ signals }) => signals);
  return rows[0]!.map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
}

/** Of the scores that the weights give, each times `sharpness`. */
function softmax({ signals, values }: Scaled, weights: Float64Array, sharpness = 1): number[] {
  const scores = values.map((_, at) => sharpness * scoreOf(signals, at, weights));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

function scoreOf(signals: Float64Array, row: number, weights: Float64Array): number {
  const start = row * weights.length;
  let score = 0;
  for (let at = 0; at < weights.length; at++) score += signals[start + at]! * weights[at]!;
  return score;
}

function addLikelihood(gradient: Float64Array, one: Scaled, weights: Float64Array, by: number): void {
  const chances = softmax(one, weights);
  for (const [row, chance] of chances.entries())
    addRow(gradient, one.signals, row, one.weight * by * (chance - one.shares[row]!));
}

function addReward(gradient: Float64Array, one: Scaled, weights: Float64Array): void {
  const { share, sharpness } = REWARD;
  const chances = softmax(one, weights, sharpness);
  const mean = chances.reduce((sum, chance, at) => sum + chance * one.values[at]!, 0);
  for (const [row, chance] of chances.entries())
    addRow(gradient, one.signals, row, -one.weight * share * sharpness * chance * (one.values[row]! - mean));
}

function addRow(sum: Float64Array, signals: Float64Array, row: number, factor: number): void {
  const start = row * sum.length;
  for (let at = 0; at < sum.length; at++) sum[at]! += factor * signals[start + at]!;
}

/** Adam, with a ridge. Changes the weights. */
function descend(
  weights: Float64Array,
  { steps, rate }: { steps: number; rate: number },
  addTo: (gradient: Float64Array) => void,
): void {
  const [fade, fadeOfSquares, least] = [0.9, 0.999, 1e-8];
  const mean = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => RIDGE * weight);
    addTo(gradient);
    for (const [at, slope] of gradient.entries()) {
      mean[at] = fade * mean[at]! + (1 - fade) * slope;
      squares[at] = fadeOfSquares * squares[at]! + (1 - fadeOfSquares) * slope ** 2;
      const speed = Math.sqrt(squares[at]! / (1 - fadeOfSquares ** step)) + least;
      weights[at]! -= (rate * (mean[at]! / (1 - fade ** step))) / speed;
    }
  }
}

/** Stated and actual shares of right ones, by fifths of the stated chance. */
export function chanceByFifths(
  unseen: { one: GradedOpenings; scores: number[] }[],
  { intercept, score, ahead }: OpeningsFit["chance"],
): string[] {
  const told = unseen
    .flatMap((one) => {
      const [best, next] = ranked(one);
      if (!best) return [];
      const odds = intercept + score * best.score + ahead * (best.score - (next?.score ?? 0));
      return [{ stated: probability(odds), grade: best.grade }];
    })
    .toSorted((a, b) => a.stated - b.stated);
  const fifth = Math.ceil(told.length / 5);
  const mean = (some: number[]) => (some.reduce((sum, one) => sum + one, 0) / some.length).toFixed(2);
  return Array.from({ length: 5 }, (_, at) => told.slice(at * fifth, (at + 1) * fifth)).map(
    (some) =>
      `stated ${mean(some.map((one) => one.stated))} right ${mean(some.map((one) => Number(one.grade === "3")))}`,
  );
}
