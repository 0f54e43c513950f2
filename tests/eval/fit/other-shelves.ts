/** The fit of when a document of another shelf decides an answer. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "prettier";
import type { Shelf } from "#modules/authority/schema";
import { FILE, type ShelfFit } from "../../../modules/ai/other-shelves/shelf-fit.ts";
import { COMPARED, type Compared } from "../../../modules/ai/other-shelves/signals.ts";
import { fitLogistic, logOdds, probability } from "./logistic.ts";

/** A document of one shelf for one question. */
export interface ShelfExample {
  set: string;
  id: string;
  shelf: Shelf;
  signals: Compared;
  decides: boolean;
}

type Weights = Pick<ShelfFit, "weights" | "constant">;

/** Signals are of unequal spread, a cosine less than a yes or no: a small ridge leaves the narrow ones their weight. */
const RIDGE = 0.05;
const FOLDS = 5;
const TOLD = [0.3, 0.4, 0.5, 0.6, 0.75];

export function fitShelves(examples: ShelfExample[]): Weights {
  const fitted = fitLogistic(
    examples.map(({ signals, decides }) => ({ features: featuresOf(signals), label: decides, weight: 1 })),
    RIDGE,
  ).map((value) => Math.round(value * 100) / 100);
  return {
    weights: Object.fromEntries(COMPARED.map((name, at) => [name, fitted[at]!])) as Compared,
    constant: fitted.at(-1)!,
  };
}

/** Each example's chance by a fit on the other folds; a question's examples are in one fold. */
export function foldedChances(examples: ShelfExample[]): number[] {
  const foldOf = ({ set, id }: ShelfExample) =>
    [...`${set} ${id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % FOLDS;
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitShelves(examples.filter((one) => foldOf(one) !== fold)),
  );
  return examples.map((one) => {
    const { weights, constant } = fits[foldOf(one)]!;
    return probability(
      logOdds([...COMPARED.map((name) => weights[name]), constant], featuresOf(one.signals)),
    );
  });
}

/** Lines "tuning, 0.50: 4 of 120 questions, 0 of them rightly", the likeliest document of each question. */
export function tellSets(examples: ShelfExample[], chances: number[]): string[] {
  const best = new Map<string, { set: string; chance: number; decides: boolean; tied: boolean }>();
  for (const [at, { set, id, decides, signals }] of examples.entries()) {
    const chance = chances[at]!;
    if (chance > (best.get(`${set} ${id}`)?.chance ?? -1))
      best.set(`${set} ${id}`, { set, chance, decides, tied: signals.tied === 1 });
  }
  return [...new Set(examples.map(({ set }) => set))].flatMap((set) => {
    const own = [...best.values()].filter((one) => one.set === set);
    return TOLD.map((least) => {
      const taken = own.filter(({ chance }) => chance >= least);
      const right = taken.filter(({ decides }) => decides).length;
      const tied = taken.filter((one) => one.tied).length;
      return `${set}, ${least.toFixed(2)}: ${taken.length} of ${own.length} questions, ${right} rightly, ${tied} under the Code's section`;
    });
  });
}

/** The bounds stay as the file has them. */
export async function writeShelfFit(fit: Weights): Promise<void> {
  const file = resolve(import.meta.dirname, "../../..", FILE);
  const held = JSON.parse(readFileSync(file, "utf8")) as ShelfFit;
  writeFileSync(file, await format(JSON.stringify({ ...held, ...fit }), { parser: "json", printWidth: 110 }));
}

function featuresOf(signals: Compared): number[] {
  return [...COMPARED.map((name) => signals[name]), 1];
}
