/** Fits the numbers by which documents of other shelves are ranked beside the Code, with the product's own ranking. */
import { rankBesideTheCode } from "../../../modules/authority/search/beside-the-code.ts";
import { fuse, type FusedSection } from "../../../modules/authority/search/fusion.ts";
import type { BesideCodeNumbers } from "../../../modules/authority/search/ranking-profile.ts";
import type { ShelfEvidence } from "./beside-evidence.ts";

const COMPARED = 10;
const STEPS = { text: 0.05, phraseText: 0.05, passageSimilarity: 0.05, sectionSimilarity: 0.05 };
const OWN_STEPS = { coverage: 0.05, tieShare: 0.05, unitTie: 0.05, lengthLoss: 0.01 };
/** A move must be worth this much: less is chance. */
const LEAST_GAIN = 0.002;

export interface Ranks {
  first: number;
  amongThree: number;
  amongFive: number;
  reciprocal: number;
}

export function ranksOf(questions: ShelfEvidence[], numbers: BesideCodeNumbers): Ranks {
  const ranks = questions.map((question) => rankOfGold(question, numbers));
  const share = (sum: number) => sum / questions.length;
  const within = (limit: number) => share(ranks.filter((rank) => rank <= limit).length);
  const reciprocal = share(ranks.reduce((sum, rank) => sum + 1 / rank, 0));
  return { first: within(1), amongThree: within(3), amongFive: within(5), reciprocal };
}

/** Moves one number at a time while the mean reciprocal rank and the share among five rise. */
export function fitBeside(questions: ShelfEvidence[], start: BesideCodeNumbers): BesideCodeNumbers {
  const scoreOf = (numbers: BesideCodeNumbers) => {
    const { reciprocal, amongFive } = ranksOf(questions, numbers);
    return reciprocal + 0.5 * amongFive;
  };
  let best = { numbers: start, score: scoreOf(start) };
  for (;;) {
    let better = best;
    for (const numbers of movesFrom(best.numbers)) {
      const score = scoreOf(numbers);
      if (score > better.score) better = { numbers, score };
    }
    if (better.score < best.score + LEAST_GAIN) return best.numbers;
    best = better;
  }
}

function movesFrom(numbers: BesideCodeNumbers): BesideCodeNumbers[] {
  const moved = (value: number, step: number) => Math.max(0, Math.round((value + step) * 1000) / 1000);
  const shares = Object.entries(STEPS) as [keyof typeof STEPS, number][];
  const own = Object.entries(OWN_STEPS) as [keyof typeof OWN_STEPS, number][];
  return [1, -1].flatMap((sign) => [
    ...shares.map(([name, step]) => ({
      ...numbers,
      shares: { ...numbers.shares, [name]: moved(numbers.shares[name], sign * step) },
    })),
    ...own.map(([name, step]) => ({ ...numbers, [name]: moved(numbers[name], sign * step) })),
  ]);
}

function rankOfGold(asked: ShelfEvidence, numbers: BesideCodeNumbers): number {
  const { snapshot, words, similar, code, gold } = asked;
  const beside = rankBesideTheCode(snapshot, code, numbers);
  const found: FusedSection[] = fuse(snapshot, { words, similar, beside }, COMPARED);
  const at = found.findIndex(({ sectionId }) => gold.has(sectionId));
  return at < 0 ? 4 * COMPARED : at + 1;
}
