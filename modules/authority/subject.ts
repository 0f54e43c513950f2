/**
 * Whether a question is about federal tax at all, as its vector alone says: by logistic regression, and by the
 * nearest of thousands of questions of either kind. All of it comes from tests/eval/fit.ts.
 */
import { createCosines, highest, type Cosines } from "./cosines.ts";
import { SUBJECT } from "./subject-weights.ts";

export interface Subject {
  /** Log odds that it is about federal tax. */
  odds: number;
  /** Cosine, 0 to 1, with the nearest known question about federal tax, on the axes on which questions differ most. */
  tax: number;
  /** The same with the nearest one about anything else. */
  other: number;
}

interface Weights {
  slope: Float32Array;
  mean: Float32Array;
  axesWith: Cosines;
  taxWith: Cosines;
  otherWith: Cosines;
}

const SAYS_NOTHING: Subject = { odds: 0, tax: 0, other: 0 };

let weights: Weights | null = null;

/** Nothing for vectors of a model that it was not fitted for. */
export function subjectOf(model: string, vector: Float32Array): Subject {
  if (model !== SUBJECT.model) return SAYS_NOTHING;
  weights ??= read();
  const { slope, mean, axesWith, taxWith, otherWith } = weights;
  const onAxes = unit(axesWith(vector.map((value, at) => value - mean[at]!)));
  return {
    odds: vector.reduce((sum, value, at) => sum + value * slope[at]!, SUBJECT.constant),
    tax: highest(taxWith(onAxes)),
    other: highest(otherWith(onAxes)),
  };
}

function read(): Weights {
  const slope = floats(SUBJECT.slope);
  return {
    slope,
    mean: floats(SUBJECT.mean),
    axesWith: createCosines(bytes(SUBJECT.axes), slope.length),
    taxWith: createCosines(bytes(SUBJECT.tax), SUBJECT.dimensions),
    otherWith: createCosines(bytes(SUBJECT.other), SUBJECT.dimensions),
  };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function floats(base64: string): Float32Array {
  return new Float32Array(new Uint8Array(Buffer.from(base64, "base64")).buffer);
}

/** Numbers from -1 to 1, each kept in a byte. */
function bytes(base64: string): Float32Array {
  return Float32Array.from(Int8Array.from(Buffer.from(base64, "base64")), (byte) => byte / 127);
}
