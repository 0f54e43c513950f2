/**
 * How near many vectors are to one, with each number of a vector in a byte: for every question there are thousands of
 * phrases, and sixteen bytes at a time, which JavaScript has not, take a tenth of the time of single numbers. What the
 * bytes lose is under a thousandth of a cosine.
 */

/** dots.wat, compiled. */
const DOTS =
  "AGFzbQEAAAABCwFgB39/f39/f30AAhABBGhvc3QGbWVtb3J5AgABAwIBAAcIAQRkb3RzAAAKsgEBrwECAn8DewJAA0AgBEUNASAAIQggASAFaiEH/QwAAAAAAAAAAAAAAAAAAAAAIQkDQCAI/QAEACEKIAH9AAQAIQsgCSAKIAv9nAH9fiAKIAv9nQH9fv2uAf2uASEJIAhBEGohCCABQRBqIgEgB0kNAAsgAyAGIAIqAgCUIAn9GwAgCf0bAWogCf0bAiAJ/RsDamqylDgCACADQQRqIQMgAkEEaiECIARBAWshBAwACwsL";

const FLOAT_BYTES = 4;
const PAGE_BYTES = 65_536;
/** The loop takes so many bytes at a time; zeros fill up what is left. */
const STEP = 16;
const MOST = 127;

type Dots = (
  question: number,
  vectors: number,
  units: number,
  dots: number,
  count: number,
  bytes: number,
  unit: number,
) => void;

let compiled: WebAssembly.Module | null = null;

/** Products of a vector with each of many: cosines, where all are of length 1. Good until the next call. */
export type Cosines = (question: Float32Array) => Float32Array;

/** @param vectors one after another, each of `dimensions` numbers */
export function createCosines(vectors: Float32Array, dimensions: number): Cosines {
  if (vectors.length === 0) return () => new Float32Array();
  const count = vectors.length / dimensions;
  const width = Math.ceil(dimensions / STEP) * STEP;
  // The vectors, the question, the unit of each vector, the products.
  const questionAt = count * width;
  const unitsAt = questionAt + width;
  const dotsAt = unitsAt + count * FLOAT_BYTES;
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((dotsAt + count * FLOAT_BYTES) / PAGE_BYTES),
  });
  const bytes = new Int8Array(memory.buffer);
  const units = new Float32Array(memory.buffer, unitsAt, count);
  for (let one = 0; one < count; one++) {
    const vector = vectors.subarray(one * dimensions, (one + 1) * dimensions);
    units[one] = putBytes(vector, bytes, one * width);
  }
  compiled ??= new WebAssembly.Module(Buffer.from(DOTS, "base64"));
  const dots = new WebAssembly.Instance(compiled, { host: { memory } }).exports.dots as Dots;
  const products = new Float32Array(memory.buffer, dotsAt, count);
  return (question) => {
    const unit = putBytes(question, bytes, questionAt);
    dots(questionAt, 0, unitsAt, dotsAt, count, width, unit);
    return products;
  };
}

/** Writes a vector's numbers as whole multiples of a unit; answers the unit. */
function putBytes(vector: Float32Array, bytes: Int8Array, at: number): number {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const unit = most / MOST || 1;
  for (let place = 0; place < vector.length; place++) bytes[at + place] = Math.round(vector[place]! / unit);
  return unit;
}

/** The highest of them, or 0. */
export function highest(cosines: Float32Array | Float64Array): number {
  let most = 0;
  for (const cosine of cosines) if (cosine > most) most = cosine;
  return most;
}
