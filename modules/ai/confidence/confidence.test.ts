import fc from "fast-check";
import { expect, it } from "vitest";
import { chanceOf, confidenceFit, doubtsOf, type ConfidenceFit } from "./confidence.ts";
import { SIGNALS, type Signal, type Signals } from "./signals.ts";

const all = (value: number) => Object.fromEntries(SIGNALS.map((name) => [name, value])) as Signals;

function fitOf(weights: Partial<Signals>, constant = 0, means: Partial<Signals> = {}): ConfidenceFit {
  return {
    ...{ weights: { ...all(0), ...weights }, means: { ...all(0), ...means }, constant },
    ...{ floor: 0.03, ceiling: 0.97, graded: 1 },
  };
}

const signals = fc.record(
  Object.fromEntries(SIGNALS.map((name) => [name, fc.double({ min: 0, max: 1, noNaN: true })])) as Record<
    Signal,
    fc.Arbitrary<number>
  >,
);

it("is in hundredths between the bounds of the fit, whatever the answer", () => {
  const { floor, ceiling } = confidenceFit();
  fc.assert(
    fc.property(signals, (given) => {
      const chance = chanceOf(given);
      expect(chance >= floor && chance <= ceiling).toBe(true);
      expect(Math.round(chance * 100) / 100).toBe(chance);
    }),
  );
});

it("rises with a signal that speaks for the answer, and falls with one against it", () => {
  const fit = fitOf({ covers: 3, second: -2 }, -1);
  fc.assert(
    fc.property(signals, (given) => {
      const chance = chanceOf(given, fit);
      expect(chanceOf({ ...given, covers: 1 }, fit)).toBeGreaterThanOrEqual(chance);
      expect(chanceOf({ ...given, second: 1 }, fit)).toBeLessThanOrEqual(chance);
    }),
  );
  expect(chanceOf(all(0), fitOf({}))).toBe(0.5);
});

it("spreads over its range, from all that speaks against an answer to all that speaks for it", () => {
  const { weights } = confidenceFit();
  const toward = (sign: number) =>
    Object.fromEntries(SIGNALS.map((name) => [name, Number(weights[name] * sign > 0)])) as Signals;
  expect(chanceOf(toward(1))).toBeGreaterThan(0.9);
  expect(chanceOf(toward(-1))).toBeLessThan(0.4);
});

it("says more of an answer whose opening is known to be likely, and less of one that leaves figures out", () => {
  const { means } = confidenceFit();
  const ordinary = chanceOf(means);
  expect(chanceOf({ ...means, likeliest: 0.95, met: 1 })).toBeGreaterThan(ordinary);
  expect(chanceOf({ ...means, unsaid: 1 })).toBeLessThan(ordinary);
  expect(chanceOf({ ...means, likeliest: 0.1, met: 0, bare: 1 })).toBeLessThan(ordinary);
});

it("names what takes most away first, at most three, and nothing of an ordinary answer", () => {
  const weights = { likeliest: 2, covers: 4, missingPaper: -1, second: -3, conditions: 0.1 };
  const fit = fitOf(weights, 0, { likeliest: 0.5, covers: 0.5, conditions: 1 });
  expect(doubtsOf({ ...all(0), missingPaper: 1, second: 1 }, fit)).toEqual([
    "a second question is asked",
    "its words cover only part of the question",
    "nothing at hand is close to the question as a whole",
  ]);
  expect(doubtsOf({ ...all(0), likeliest: 0.5, covers: 0.5 }, fit)).toEqual([]);
  expect(doubtsOf({ ...all(0), likeliest: 1, covers: 1, missingPaper: 1 }, fit)).toEqual([
    "a paper that decides is not in the library",
  ]);
});
