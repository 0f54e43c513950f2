import { describe, expect, it } from "vitest";
import { createCosines } from "./cosines.ts";

/** A unit vector by seed. */
function vector(seed: number, dimensions = 384): Float32Array {
  const numbers = Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 97 + at * (seed + 1)));
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, number, at) => sum + number * b[at]!, 0);
}

function joined(vectors: Float32Array[]): Float32Array {
  return Float32Array.from(vectors.flatMap((one) => [...one]));
}

describe("cosines with many vectors", () => {
  it.each([
    [1, 384],
    [400, 384],
    [3, 10],
  ])("are the products of each of %i with the question, of %i numbers", (count, dimensions) => {
    const vectors = Array.from({ length: count }, (_, seed) => vector(seed, dimensions));
    const cosinesWith = createCosines(joined(vectors), dimensions);
    for (const question of [vector(1000, dimensions), vector(1001, dimensions)]) {
      const cosines = cosinesWith(question);
      expect(cosines).toHaveLength(count);
      for (const [at, one] of vectors.entries())
        expect(Math.abs(cosines[at]! - dot(one, question))).toBeLessThan(0.004);
    }
  });

  it("are none for none", () => {
    expect(createCosines(new Float32Array(), 0)(vector(1))).toHaveLength(0);
  });
});
