/** Hill climbing over shares that sum to 1. */

export interface Climbed<Name extends string> {
  shares: Record<Name, number>;
  score: number;
}

const FIRST_STEP = 0.16;
const LAST_STEP = 0.005;

/**
 * Moves one share at a time up or down, the others in proportion, while the score rises; then halves the step. Ends at a
 * local maximum within `LAST_STEP`. Shares are never negative.
 */
export function climb<Name extends string>(
  start: Record<Name, number>,
  scoreOf: (shares: Record<Name, number>) => number,
): Climbed<Name> {
  let best = scored(normalized(start), scoreOf);
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
    for (let better = uphill(best, step, scoreOf); better; better = uphill(best, step, scoreOf))
      best = better;
  }
  return best;
}

/** Best single move; null when none improves the score. */
function uphill<Name extends string>(
  from: Climbed<Name>,
  step: number,
  scoreOf: (shares: Record<Name, number>) => number,
): Climbed<Name> | null {
  const names = Object.keys(from.shares) as Name[];
  return names
    .flatMap((name) => [moved(from.shares, name, step), moved(from.shares, name, -step)])
    .map((shares) => scored(shares, scoreOf))
    .reduce<Climbed<Name> | null>((best, one) => (one.score > (best ?? from).score ? one : best), null);
}

function moved<Name extends string>(
  shares: Record<Name, number>,
  name: Name,
  step: number,
): Record<Name, number> {
  return normalized({ ...shares, [name]: Math.max(0, shares[name] + step) });
}

function scored<Name extends string>(
  shares: Record<Name, number>,
  scoreOf: (shares: Record<Name, number>) => number,
): Climbed<Name> {
  return { shares, score: scoreOf(shares) };
}

/** Scales the shares to sum 1; equal shares when all are 0. */
export function normalized<Name extends string>(shares: Record<Name, number>): Record<Name, number> {
  const entries = Object.entries(shares) as [Name, number][];
  const sum = entries.reduce((total, [, share]) => total + share, 0);
  return Object.fromEntries(
    entries.map(([name, share]) => [name, sum === 0 ? 1 / entries.length : share / sum]),
  ) as Record<Name, number>;
}
