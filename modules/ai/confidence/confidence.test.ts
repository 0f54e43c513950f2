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
  const fit = fitOf({ search: 3, otherYear: -2 }, -1);
  fc.assert(
    fc.property(signals, (given) => {
      const chance = chanceOf(given, fit);
      expect(chanceOf({ ...given, search: 1 }, fit)).toBeGreaterThanOrEqual(chance);
      expect(chanceOf({ ...given, otherYear: 1 }, fit)).toBeLessThanOrEqual(chance);
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

it("names what takes most away first, at most three, and nothing of an ordinary answer", () => {
  const weights = { search: 2, covers: 4, otherYear: -1, documents: -3, composed: 0.1 };
  const fit = fitOf(weights, 0, { search: 0.5, covers: 0.5, composed: 1 });
  expect(doubtsOf({ ...all(0), otherYear: 1, documents: 1 }, fit)).toEqual([
    "it draws on several documents",
    "its words cover only part of the question",
    "the search was not sure of the section",
  ]);
  expect(doubtsOf({ ...all(0), search: 0.5, covers: 0.5 }, fit)).toEqual([]);
  expect(doubtsOf({ ...all(0), search: 1, covers: 1, otherYear: 1 }, fit)).toEqual([
    "the words at hand may be those of another year",
  ]);
});
