/** Fits the shares by which words and similarity are merged into one score of a section. */
import { climb, normalized, type Climbed } from "./hill-climb.ts";
import {
  fusedScores,
  KINDS,
  mapKinds,
  type FusionEvidence,
  type Kind,
  type Shares,
} from "./fusion-evidence.ts";

export interface FusionQuestion {
  set: string;
  fusion: FusionEvidence;
}

export interface RankFigures {
  /** Shares of the questions with a gold section at rank 1 and among the first 10. */
  first: number;
  amongTen: number;
  /** Mean of 1 / rank. */
  reciprocal: number;
}

/** Climbs from the current shares, from equal ones and from each kind alone. @returns the best result and all results. */
export function fitShares(
  questions: FusionQuestion[],
  current: Shares,
): { best: Climbed<Kind>; ends: Climbed<Kind>[] } {
  const sets = [...new Set(questions.map(({ set }) => set))].map((set) =>
    questions.filter((one) => one.set === set),
  );
  const scoreOf = (shares: Shares) =>
    sets.reduce((sum, own) => sum + rankFigures(own, shares).reciprocal, 0) / sets.length;
  const equal = mapKinds(() => 1);
  const starts = [current, equal, ...KINDS.map((kind) => ({ ...equal, [kind]: KINDS.length }))];
  const ends = starts.map((start) => climb(normalized(start), scoreOf));
  const best = ends.reduce((one, other) => (other.score > one.score ? other : one));
  return { best, ends };
}

export function rankFigures(questions: FusionQuestion[], shares: Shares): RankFigures {
  const ranks = questions.map(({ fusion }) => rankOfGold(fusion, shares));
  const share = (count: number) => count / questions.length;
  return {
    first: share(ranks.filter((rank) => rank === 1).length),
    amongTen: share(ranks.filter((rank) => rank <= 10).length),
    reciprocal: share(ranks.reduce((sum, rank) => sum + 1 / rank, 0)),
  };
}

/** Rank, from 1, of the best gold section; infinite without evidence for any. */
function rankOfGold({ strengths, gold }: FusionEvidence, shares: Shares): number {
  const scores = fusedScores(strengths, shares);
  const best = Math.max(...gold.map((at) => (at < 0 ? -1 : scores[at]!)));
  if (best <= 0) return Infinity;
  let rank = 1;
  for (const score of scores) if (score > best) rank++;
  return rank;
}
