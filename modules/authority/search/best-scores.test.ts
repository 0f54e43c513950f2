import fc from "fast-check";
import { expect, test } from "vitest";
import { keepBest, leastOfBest } from "./best-scores.ts";

const scores = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 });

test("the best few in one pass are the first of the sorted list", () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 6 }), (all, count) => {
      const best = new Float64Array(count);
      for (const score of all) keepBest(best, score);
      const sorted = [...all, ...Array.from({ length: count }, () => 0)].sort((a, b) => b - a);
      expect([...best]).toEqual(sorted.slice(0, count));
      expect(leastOfBest(Float64Array.from(all), count)).toBe(sorted[count - 1]);
    }),
  );
});
