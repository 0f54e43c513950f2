/**
 * Whether a question is about federal tax at all, as its vector alone says: logistic regression over the vectors of
 * questions inside and outside, fitted by tests/eval/fit-scope.ts.
 */
import { SUBJECT } from "./subject-weights.ts";

let weights: Float32Array | null = null;

/** Log odds; 0, which says nothing, for vectors of a model that it was not fitted for. */
export function oddsOfSubject(model: string, vector: Float32Array): number {
  if (model !== SUBJECT.model) return 0;
  weights ??= decode(SUBJECT.weights);
  return vector.reduce((sum, value, at) => sum + value * weights![at]!, SUBJECT.constant);
}

function decode(base64: string): Float32Array {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  return new Float32Array(bytes.buffer);
}
