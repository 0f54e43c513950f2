import { describe, expect, it } from "vitest";
import { climb } from "./hill-climb.ts";
import { balanced, fitLogistic, logOdds, probability, type Example } from "./logistic.ts";

/** Grid points with labels at the frequencies of a model with these weights. */
function examplesOf(weights: [number, number, number]): Example[] {
  const grid = Array.from({ length: 9 }, (_, at) => at / 2 - 2);
  return grid.flatMap((x) =>
    grid.flatMap((y) => {
      const features = [x, y, 1];
      const likely = probability(logOdds(weights, features));
      return [
        { features, label: true, weight: likely },
        { features, label: false, weight: 1 - likely },
      ];
    }),
  );
}

describe("logistic regression", () => {
  it("finds the weights that made the labels", () => {
    const weights = fitLogistic(examplesOf([1.5, -0.7, 0.3]), 1e-9);
    [1.5, -0.7, 0.3].forEach((weight, at) => expect(weights[at]).toBeCloseTo(weight, 4));
  });

  it("stays nearer to 0 with a ridge, but for the intercept", () => {
    const [x, , constant] = fitLogistic(examplesOf([1.5, -0.7, 2]), 10);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1.2);
    expect(constant).toBeGreaterThan(1);
  });

  it("weighs both labels alike, but for the favor of one", () => {
    const examples = [true, true, true, false].map((label) => ({ features: [1], label, weight: 2 }));
    const [yes, , , no] = balanced(examples, 1.5);
    expect(3 * yes!.weight).toBeCloseTo(1.5 * no!.weight);
  });
});

describe("hill climbing", () => {
  const target = { words: 0.1, phrases: 0.6, passages: 0.3 };
  const nearness = (shares: typeof target) =>
    -(["words", "phrases", "passages"] as const).reduce(
      (sum, name) => sum + (shares[name] - target[name]) ** 2,
      0,
    );

  it.each([
    { words: 1, phrases: 1, passages: 1 },
    { words: 1, phrases: 0, passages: 0 },
    { words: 0, phrases: 0, passages: 5 },
  ])("reaches the top from %o", (start) => {
    const { shares } = climb(start, nearness);
    for (const name of ["words", "phrases", "passages"] as const)
      expect(Math.abs(shares[name] - target[name])).toBeLessThan(0.02);
    expect(shares.words + shares.phrases + shares.passages).toBeCloseTo(1);
  });

  it("stays where no step is better", () => {
    expect(climb(target, () => 1)).toEqual({ shares: expect.objectContaining({ phrases: 0.6 }), score: 1 });
  });
});
