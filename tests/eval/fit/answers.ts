/** The fit of an answer's confidence, and how it keeps to what it says. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "prettier";
import { chanceOf, FILE, type ConfidenceFit } from "../../../modules/ai/confidence/confidence.ts";
import { SIGNALS, type Signal, type Signals } from "../../../modules/ai/confidence/signals.ts";
import { fitLogistic } from "./logistic.ts";

export interface GradedAnswer {
  set: string;
  id: string;
  signals: Record<string, number>;
  isRight: boolean;
}

type Weigh = (graded: GradedAnswer) => number;

const RIDGE = 0.5;
const FOLDS = 5;
const BOUNDS = { floor: 0.03, ceiling: 0.97 };

export function fitAnswers(graded: GradedAnswer[], weigh: Weigh): ConfidenceFit {
  const examples = graded.map((one) => ({
    ...{ features: [...SIGNALS.map((name) => one.signals[name]!), 1], label: one.isRight },
    weight: weigh(one),
  }));
  const fitted = fitLogistic(examples, RIDGE).map(hundredths);
  const mean = (name: Signal) =>
    hundredths(graded.reduce((sum, { signals }) => sum + signals[name]!, 0) / graded.length);
  return {
    weights: Object.fromEntries(SIGNALS.map((name, at) => [name, fitted[at]!])) as Signals,
    constant: fitted.at(-1)!,
    means: Object.fromEntries(SIGNALS.map((name) => [name, mean(name)])) as Signals,
    ...BOUNDS,
    graded: graded.length,
  };
}

/** Each answer's chance by a fit on the other folds; an id decides the fold, so that the order does not matter. */
export function crossValidated(graded: GradedAnswer[], weigh: Weigh): { said: number; isRight: boolean }[] {
  const foldOf = ({ id }: GradedAnswer) =>
    [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const own = graded.filter((one) => foldOf(one) === fold);
    const others = graded.filter((one) => foldOf(one) !== fold);
    if (own.length === 0 || others.length === 0) return [];
    const fit = fitAnswers(others, weigh);
    return own.map(({ signals, isRight }) => ({ said: chanceOf(signals as Signals, fit), isRight }));
  });
}

/** Lines "0.80 to 1.00: says 0.91, right 0.89, of 120", for each fifth of the range that has answers. */
export function calibrationByFifths(graded: GradedAnswer[], weigh: Weigh): string[] {
  const told = crossValidated(graded, weigh);
  return [0, 1, 2, 3, 4].flatMap((fifth) => {
    const own = told.filter(({ said }) => Math.min(4, Math.floor(said * 5)) === fifth);
    if (own.length === 0) return [];
    const said = own.reduce((sum, one) => sum + one.said, 0) / own.length;
    const right = own.filter(({ isRight }) => isRight).length / own.length;
    const bounds = `${(fifth / 5).toFixed(2)} to ${((fifth + 1) / 5).toFixed(2)}`;
    return [`${bounds}: says ${said.toFixed(2)}, right ${right.toFixed(2)}, of ${own.length}`];
  });
}

export async function writeFit(fit: ConfidenceFit): Promise<void> {
  const file = resolve(import.meta.dirname, "../../..", FILE);
  writeFileSync(file, await format(JSON.stringify(fit), { parser: "json", printWidth: 110 }));
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
