import { describe, expect, it } from "vitest";
import {
  chanceByFifths,
  fitChance,
  fitWeights,
  gradeOfBest,
  scoreUnseen,
  type GradedOpenings,
} from "./openings.ts";

/** The first signal tells which opening is right, the second says nothing. */
const question = (area: string, at: number): GradedOpenings => ({
  area,
  weight: 1,
  signals: [
    [0.2, (at * 7) % 5],
    [0.9, (at * 3) % 5],
    [0.4, (at * 5) % 5],
  ],
  grades: ["x", "3", at % 2 ? null : "0"],
});
const QUESTIONS = ["mills", "boats", "kites"].flatMap((area) =>
  Array.from({ length: 8 }, (_, at) => question(area, at)),
);

describe("the fit of openings", () => {
  it("leaves out what nobody graded, however high it scores", () => {
    const one = { ...question("mills", 1), grades: [null, "2", "1"] as GradedOpenings["grades"] };
    expect(gradeOfBest({ one, scores: [9, 3, 5] })).toBe("1");
  });

  it("weighs what tells the right one, and hardly what does not", () => {
    const [telling, idle] = fitWeights(QUESTIONS);
    expect(telling).toBeGreaterThan(1);
    expect(Math.abs(idle!)).toBeLessThan(telling! / 10);
  });

  it("tells areas that it has not seen, with the grade of the best and its chance", () => {
    const unseen = scoreUnseen(QUESTIONS);
    expect(unseen).toHaveLength(QUESTIONS.length);
    expect(new Set(unseen.map(gradeOfBest))).toEqual(new Set(["3"]));
    const { intercept, score, ahead } = fitChance(unseen);
    const [best = 0, next = 0] = unseen[0]!.scores.toSorted((a, b) => b - a);
    expect(intercept + score * best + ahead * (best - next)).toBeGreaterThan(0);
    expect(chanceByFifths(unseen, { intercept, score, ahead })).toHaveLength(5);
  });
});
