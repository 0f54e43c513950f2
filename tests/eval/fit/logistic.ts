/** Ridge-regularized logistic regression by Newton's method. */

export interface Example {
  /** Features; the last one is 1, for the intercept. */
  features: number[];
  label: boolean;
  weight: number;
}

const MAX_STEPS = 40;
const CONVERGED = 1e-7;

/** Weight of each feature; `ridge` penalizes all but the intercept. */
export function fitLogistic(examples: Example[], ridge: number): number[] {
  const size = examples[0]!.features.length;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, hessian } = derivatives(examples, weights, ridge);
    const change = solve(hessian, gradient);
    change.forEach((value, at) => (weights[at]! -= value));
    if (Math.max(...change.map(Math.abs)) < CONVERGED) break;
  }
  return weights;
}

export function logOdds(weights: number[], features: ArrayLike<number>): number {
  return weights.reduce((sum, weight, at) => sum + weight * features[at]!, 0);
}

export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function derivatives(examples: Example[], weights: number[], ridge: number) {
  const size = weights.length;
  const penalty = (at: number) => (at === size - 1 ? 1e-9 : ridge);
  const gradient = weights.map((weight, at) => penalty(at) * weight);
  const hessian = weights.map((_, at) => {
    const row = new Float64Array(size);
    row[at] = penalty(at);
    return row;
  });
  for (const { features, label, weight } of examples) {
    const predicted = probability(logOdds(weights, features));
    const residual = weight * (predicted - Number(label));
    const curvature = weight * predicted * (1 - predicted);
    for (let a = 0; a < size; a++) {
      gradient[a]! += residual * features[a]!;
      const scaled = curvature * features[a]!;
      const row = hessian[a]!;
      for (let b = 0; b < size; b++) row[b]! += scaled * features[b]!;
    }
  }
  return { gradient, hessian };
}

/** Solves `matrix` x = `right` by Gaussian elimination with partial pivoting. */
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

/** Weights the examples so that both labels have equal total weight, times `favor` for the true one. */
export function balanced(examples: Example[], favor = 1): Example[] {
  const sum = (label: boolean) =>
    examples.reduce((total, one) => total + (one.label === label ? one.weight : 0), 0);
  const share = (favor * sum(false)) / sum(true);
  return examples.map((one) => ({ ...one, weight: one.weight * (one.label ? share : 1) }));
}
