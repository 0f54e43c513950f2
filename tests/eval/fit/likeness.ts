/** Vectors projected to their principal axes, one byte per number, for compact similarity of questions. */

export interface Reduction {
  mean: number[];
  /** Orthogonal rows, all scaled by one factor so that every number is between -1 and 1. */
  axes: number[][];
}

const ROUNDS = 30;

/** The principal axes of these vectors, by subspace iteration on their covariance. */
export function reductionOf(vectors: number[][], dimensions: number): Reduction {
  const size = vectors[0]!.length;
  const mean = Array.from(
    { length: size },
    (_, at) => sumOf(vectors, (vector) => vector[at]!) / vectors.length,
  );
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (let a = 0; a < size; a++) {
      const off = vector[a]! - mean[a]!;
      for (let b = 0; b < size; b++) covariance[a]![b]! += off * (vector[b]! - mean[b]!);
    }
  }
  const indexes = [...mean.keys()];
  let axes = indexes.slice(0, dimensions).map((row) => indexes.map((at) => Math.sin((row + 1) * (at + 1))));
  for (let round = 0; round < ROUNDS; round++) {
    axes = orthogonal(axes.map((axis) => covariance.map((row) => dot(row, axis))));
  }
  const most = Math.max(...axes.flat().map(Math.abs));
  return { mean, axes: axes.map((axis) => axis.map((value) => inByte(value / most))) };
}

/** Projects the vector to the axes; length 1 up to byte rounding. */
export function reduced({ mean, axes }: Reduction, vector: number[]): number[] {
  const off = mean.map((value, at) => vector[at]! - value);
  const onAxes = unit(axes.map((axis) => dot(axis, off)));
  return onAxes.map(inByte);
}

/** Cosine to the nearest of the others, excluding the vector itself. */
export function nearestOther(vector: number[], others: number[][]): number {
  return others.reduce((most, other) => (other === vector ? most : Math.max(most, dot(other, vector))), -1);
}

/** Encodes numbers between -1 and 1 as signed bytes. */
export function inBytes(numbers: number[]): Buffer {
  return Buffer.from(Int8Array.from(numbers, (value) => Math.round(value * 127)).buffer);
}

function inByte(value: number): number {
  return Math.round(value * 127) / 127;
}

function orthogonal(rows: number[][]): number[][] {
  const done: number[][] = [];
  for (const row of rows) {
    const rest = [...row];
    for (const other of done) {
      const share = dot(other, rest);
      other.forEach((value, at) => (rest[at]! -= share * value));
    }
    done.push(unit(rest));
  }
  return done;
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

function sumOf<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
