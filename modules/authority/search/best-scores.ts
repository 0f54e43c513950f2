/** The best few of many scores in one pass: sorting thousands to read twenty costs more than all the rest of a ranking. */

/** `best` holds the best scores so far, best first, zeros where there are none yet. */
export function keepBest(best: Float64Array, score: number): void {
  let at = best.length - 1;
  if (score <= best[at]!) return;
  for (; at > 0 && best[at - 1]! < score; at--) best[at] = best[at - 1]!;
  best[at] = score;
}

/** The last of the `count` best scores above 0; 0 where fewer are above it. */
export function leastOfBest(scores: Float32Array | Float64Array, count: number): number {
  const best = new Float64Array(count);
  for (let at = 0; at < scores.length; at++) keepBest(best, scores[at]!);
  return best[count - 1] ?? 0;
}
