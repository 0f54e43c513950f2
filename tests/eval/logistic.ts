/** Logistic regression with a ridge, by Newton's method. */

export interface Example {
  /** The last one is 1 and carries the constant. */
  signs: number[];
  label: boolean;
  weight: number;
}

const MOST_STEPS = 40;
const DONE = 1e-7;

/** The weight of each sign; `ridge` holds all but the constant back. */
export function fitLogistic(examples: Example[], ridge: number): number[] {
  const size = examples[0]!.signs.length;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curve } = derivatives(examples, weights, ridge);
    const change = solve(curve, slope);
    change.forEach((value, at) => (weights[at]! -= value));
    if (Math.max(...change.map(Math.abs)) < DONE) break;
  }
  return weights;
}

export function oddsFrom(weights: number[], signs: ArrayLike<number>): number {
  return weights.reduce((sum, weight, at) => sum + weight * signs[at]!, 0);
}

export function likely(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function derivatives(examples: Example[], weights: number[], ridge: number) {
  const size = weights.length;
  const held = (at: number) => (at === size - 1 ? 1e-9 : ridge);
  const slope = weights.map((weight, at) => held(at) * weight);
  const curve = weights.map((_, at) => {
    const row = new Float64Array(size);
    row[at] = held(at);
    return row;
  });
  for (const { signs, label, weight } of examples) {
    const chance = likely(oddsFrom(weights, signs));
    const pull = weight * (chance - Number(label));
    const bend = weight * chance * (1 - chance);
    for (let a = 0; a < size; a++) {
      slope[a]! += pull * signs[a]!;
      const scaled = bend * signs[a]!;
      const row = curve[a]!;
      for (let b = 0; b < size; b++) row[b]! += scaled * signs[b]!;
    }
  }
  return { slope, curve };
}

/** x of `matrix` x = `right`, by elimination with pivots. */
function solve(matrix: Float64Array[], right: number[]): number[] {
  const rows = matrix.map((row, at) => Float64Array.of(...row, right[at]!));
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let row = at + 1; row < size; row++) {
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = row;
    }
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (let row = at + 1; row < size; row++) {
      const factor = rows[row]![at]! / rows[at]![at]!;
      if (factor === 0) continue;
      for (let column = at; column <= size; column++) rows[row]![column]! -= factor * rows[at]![column]!;
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at--) {
    let rest = rows[at]![size]!;
    for (let column = at + 1; column < size; column++) rest -= rows[at]![column]! * solution[column]!;
    solution[at] = rest / rows[at]![at]!;
  }
  return solution;
}
