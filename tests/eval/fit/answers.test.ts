import { expect, it } from "vitest";
import { chanceOf } from "../../../modules/ai/confidence/confidence.ts";
import { SIGNALS, type Signals } from "../../../modules/ai/confidence/signals.ts";
import { createRandom } from "../../factories/random.ts";
import { calibrationByFifths, crossValidated, fitAnswers, type GradedAnswer } from "./answers.ts";

/** Answers that are right with a chance that their search tells; all other signals are noise. */
function gradedAnswers(count: number): GradedAnswer[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, at) => {
    const signals = Object.fromEntries(SIGNALS.map((name) => [name, random()]));
    return { set: "mills", id: `mill-${at}`, signals, isRight: random() < signals.search! };
  });
}

const evenly = () => 1;

it("finds the signal that tells, and keeps to what it says in each fifth", () => {
  const graded = gradedAnswers(1500);
  const { weights } = fitAnswers(graded, evenly);
  for (const name of SIGNALS.filter((one) => one !== "search"))
    expect(Math.abs(weights[name])).toBeLessThan(weights.search / 4);
  const lines = calibrationByFifths(graded, evenly);
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [said, right] = [...line.matchAll(/(?:says|right) ([\d.]+)/g)].map(([, value]) => Number(value));
    expect(Math.abs(said! - right!)).toBeLessThan(0.1);
  }
});

it("tells of each answer once, by a fit without it, whatever the order", () => {
  const graded = gradedAnswers(60);
  const told = crossValidated(graded, evenly);
  expect(told).toHaveLength(60);
  expect(
    crossValidated(graded.toReversed(), evenly)
      .map(({ said }) => said)
      .toSorted(),
  ).toEqual(told.map(({ said }) => said).toSorted());
  const whole = fitAnswers(graded, evenly);
  const seen = graded.map(({ signals }) => chanceOf(signals as Signals, whole));
  expect(told.map(({ said }) => said).toSorted()).not.toEqual(seen.toSorted());
});

it("weighs answers by their set", () => {
  const graded = gradedAnswers(200).map((one, at) => ({
    ...one,
    set: at < 100 ? "a" : "b",
    isRight: at < 100,
  }));
  const constant = (weigh: (one: GradedAnswer) => number) => {
    const fit = fitAnswers(graded, weigh);
    return chanceOf(fit.means, fit);
  };
  expect(constant(({ set }) => (set === "a" ? 3 : 1))).toBeGreaterThan(0.65);
  expect(constant(({ set }) => (set === "a" ? 1 : 3))).toBeLessThan(0.35);
});
