/** Heights of the horizontal parts of lines between two rows. */

/** A line, or the lines that start at one place, between two rows. */
export interface Bundle {
  top: number;
  bottoms: number[];
}

/** Closer than this, lines look like one. */
const NEAR = 10;

/** The lane of each bundle from 0, upper lanes first; null where it runs straight down. */
export function assignLanes(bundles: readonly Bundle[]): (number | null)[] {
  const lanes: (number | null)[] = bundles.map(() => null);
  const bent = bundles.flatMap((bundle, index) => (isStraight(bundle) ? [] : [index]));
  for (const index of inOrder(bundles, bent)) {
    const above = bent.filter(
      (other) => lanes[other] !== null && mustBeAbove(bundles[other]!, bundles[index]!),
    );
    let lane = Math.max(0, ...above.map((other) => lanes[other]! + 1));
    while (bent.some((other) => lanes[other] === lane && overlap(bundles[other]!, bundles[index]!)))
      lane += 1;
    lanes[index] = lane;
  }
  return lanes;
}

function isStraight({ top, bottoms }: Bundle): boolean {
  return bottoms.every((bottom) => bottom === top);
}

/** A line that starts where another one ends must turn before the other comes. */
function mustBeAbove(one: Bundle, other: Bundle): boolean {
  return one !== other && other.bottoms.some((bottom) => Math.abs(bottom - one.top) < NEAR);
}

/** Bundles after those that must be above them; a circle of them is broken anywhere. */
function inOrder(bundles: readonly Bundle[], bent: number[]): number[] {
  const ordered: number[] = [];
  const waiting = new Set([...bent].sort((a, b) => bundles[a]!.top - bundles[b]!.top));
  while (waiting.size > 0) {
    const free = [...waiting].find((index) =>
      [...waiting].every((other) => !mustBeAbove(bundles[other]!, bundles[index]!)),
    );
    const next = free ?? [...waiting][0]!;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

function overlap(one: Bundle, other: Bundle): boolean {
  const ends = ({ top, bottoms }: Bundle) => [Math.min(top, ...bottoms), Math.max(top, ...bottoms)] as const;
  const [[from, to], [otherFrom, otherTo]] = [ends(one), ends(other)];
  return from < otherTo + NEAR && otherFrom < to + NEAR;
}
