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
  /** 1 for right, 0.5 for right but for a limit that is lacking, 0 for anything else. */
  right: number;
}

/** Lines of "set,id,right" and the signals, under a line of their names. */
export function toLines(graded: GradedAnswer[]): string {
  const lines = graded.map(({ set, id, right, signals }) =>
    [set, id, right, ...SIGNALS.map((name) => Math.round(signals[name]! * 1000) / 1000)].join(","),
  );
  return [["set", "id", "right", ...SIGNALS].join(","), ...lines, ""].join("\n");
}

export function fromLines(text: string): GradedAnswer[] {
  const [head = "", ...lines] = text.trim().split("\n");
  const [, , , ...names] = head.split(",");
  if (names.join() !== SIGNALS.join()) throw new Error(`These answers were kept with other signals: ${head}`);
  return lines.map((line) => {
    const [set = "", id = "", right, ...values] = line.split(",");
    const signals = Object.fromEntries(SIGNALS.map((name, at) => [name, Number(values[at])]));
    return { set, id, right: Number(right), signals };
  });
}

type Weigh = (graded: GradedAnswer) => number;

const RIDGE = 0.3;
const FOLDS = 5;
const BOUNDS = { floor: 0.03, ceiling: 0.97 };

export function fitAnswers(graded: GradedAnswer[], weigh: Weigh): ConfidenceFit {
  const examples = graded.flatMap((one) => {
    const features = [...SIGNALS.map((name) => one.signals[name]!), 1];
    return [
      { features, label: true, weight: weigh(one) * one.right },
      { features, label: false, weight: weigh(one) * (1 - one.right) },
    ];
  });
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
export function crossValidated(graded: GradedAnswer[], weigh: Weigh): { said: number; right: number }[] {
  const foldOf = ({ id }: GradedAnswer) =>
    [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const own = graded.filter((one) => foldOf(one) === fold);
    const others = graded.filter((one) => foldOf(one) !== fold);
    if (own.length === 0 || others.length === 0) return [];
    const fit = fitAnswers(others, weigh);
    return own.map(({ signals, right }) => ({ said: chanceOf(signals as Signals, fit), right }));
  });
}

/** As `calibration`, each answer by a fit on the other folds. */
export function calibrationByFifths(graded: GradedAnswer[], weigh: Weigh): string[] {
  return calibration(crossValidated(graded, weigh));
}

/** By a fit that is given. */
export function calibrationOf(graded: GradedAnswer[], fit: ConfidenceFit): string[] {
  return calibration(
    graded.map(({ signals, right }) => ({ said: chanceOf(signals as Signals, fit), right })),
  );
}

/** Lines "0.80 to 1.00: says 0.91, right 0.89 (0.84 without a lacking limit), of 120", for each fifth that has answers. */
function calibration(told: { said: number; right: number }[]): string[] {
  return [0, 1, 2, 3, 4].flatMap((fifth) => {
    const own = told.filter(({ said }) => Math.min(4, Math.floor(said * 5)) === fifth);
    if (own.length === 0) return [];
    const said = own.reduce((sum, one) => sum + one.said, 0) / own.length;
    const right = own.reduce((sum, one) => sum + one.right, 0) / own.length;
    const whole = own.filter((one) => one.right === 1).length / own.length;
    const bounds = `${(fifth / 5).toFixed(2)} to ${((fifth + 1) / 5).toFixed(2)}`;
    const share = `right ${right.toFixed(2)} (${whole.toFixed(2)} without a lacking limit)`;
    return [`${bounds}: says ${said.toFixed(2)}, ${share}, of ${own.length}`];
  });
}

export async function writeFit(fit: ConfidenceFit): Promise<void> {
  const file = resolve(import.meta.dirname, "../../..", FILE);
  writeFileSync(file, await format(JSON.stringify(fit), { parser: "json", printWidth: 110 }));
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
