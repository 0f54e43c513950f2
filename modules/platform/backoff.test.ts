import fc from "fast-check";
import { expect, it } from "vitest";
import { pauseAfter } from "./backoff.ts";

it("doubles from the first pause up to the longest, for any number of failures", () => {
  fc.assert(
    fc.property(
      fc.nat(5_000),
      fc.integer({ min: 1, max: 2_000 }),
      fc.nat(100_000),
      (failures, firstMs, more) => {
        const backoff = { firstMs, longestMs: firstMs + more };
        const pause = pauseAfter(failures, backoff);
        expect(pause).toBeLessThanOrEqual(backoff.longestMs);
        expect(pauseAfter(failures + 1, backoff)).toBe(
          failures === 0 ? firstMs : Math.min(2 * pause, backoff.longestMs),
        );
      },
    ),
  );
  expect(pauseAfter(0, { firstMs: 500, longestMs: 15_000 })).toBe(0);
  expect(pauseAfter(3, { firstMs: 500, longestMs: Infinity })).toBe(2_000);
});
