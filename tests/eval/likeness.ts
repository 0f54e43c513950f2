/** Vectors on the few axes on which they differ most, each number in a byte: how alike questions are, in little room. */

export interface Reduction {
  mean: number[];
  /** Rows, at right angles to each other, all scaled alike so that their numbers lie between -1 and 1. */
  axes: number[][];
}

const ROUNDS = 30;

/** The main axes of these vectors, by taking their spread times a basis again and again. */
export function reductionOf(vectors: number[][], dimensions: number): Reduction {
  const size = vectors[0]!.length;
  const mean = Array.from(
    { length: size },
    (_, at) => sumOf(vectors, (vector) => vector[at]!) / vectors.length,
  );
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (let a = 0; a < size; a++) {
      const off = vector[a]! - mean[a]!;
      for (let b = 0; b < size; b++) spread[a]![b]! += off * (vector[b]! - mean[b]!);
    }
  }
  const places = [...mean.keys()];
  let axes = places.slice(0, dimensions).map((row) => places.map((at) => Math.sin((row + 1) * (at + 1))));
  for (let round = 0; round < ROUNDS; round++) {
    axes = orthogonal(axes.map((axis) => spread.map((row) => dot(row, axis))));
  }
  const most = Math.max(...axes.flat().map(Math.abs));
  return { mean, axes: axes.map((axis) => axis.map((value) => inByte(value / most))) };
}

/** Of length 1, but for what is lost in bytes. */
export function reduced({ mean, axes }: Reduction, vector: number[]): number[] {
  const off = mean.map((value, at) => vector[at]! - value);
  const onAxes = unit(axes.map((axis) => dot(axis, off)));
  return onAxes.map(inByte);
}

/** The cosine of a vector with the nearest of others, itself not among them. */
export function nearestOther(vector: number[], others: number[][]): number {
  return others.reduce((most, other) => (other === vector ? most : Math.max(most, dot(other, vector))), -1);
}

/** Numbers between -1 and 1, a signed byte each. */
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
