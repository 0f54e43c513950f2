import { expect, it } from "vitest";
import { chanceOf } from "../../../modules/ai/confidence/confidence.ts";
import { SIGNALS, type Signals } from "../../../modules/ai/confidence/signals.ts";
import { createRandom } from "../../factories/random.ts";
import {
  calibrationByFifths,
  calibrationOf,
  crossValidated,
  fitAnswers,
  fromLines,
  toLines,
  type GradedAnswer,
} from "./answers.ts";

/** Answers that are right with a chance that their coverage tells; all other signals are noise. */
function gradedAnswers(count: number): GradedAnswer[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, at) => {
    const signals = Object.fromEntries(SIGNALS.map((name) => [name, random()]));
    return { set: "mills", id: `mill-${at}`, signals, right: Number(random() < signals.covers!) };
  });
}

const evenly = () => 1;

it("finds the signal that tells, and keeps to what it says in each fifth", () => {
  const graded = gradedAnswers(1500);
  const { weights } = fitAnswers(graded, evenly);
  for (const name of SIGNALS.filter((one) => one !== "covers"))
    expect(Math.abs(weights[name])).toBeLessThan(weights.covers / 4);
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
    right: Number(at < 100),
  }));
  const constant = (weigh: (one: GradedAnswer) => number) => {
    const fit = fitAnswers(graded, weigh);
    return chanceOf(fit.means, fit);
  };
  expect(constant(({ set }) => (set === "a" ? 3 : 1))).toBeGreaterThan(0.65);
  expect(constant(({ set }) => (set === "a" ? 1 : 3))).toBeLessThan(0.35);
});

it("counts an answer that is half right half", () => {
  const graded = gradedAnswers(400).map((one) => ({ ...one, right: 0.5 }));
  const fit = fitAnswers(graded, evenly);
  expect(chanceOf(fit.means, fit)).toBeCloseTo(0.5, 1);
  expect(calibrationOf(graded, fit).join()).toMatch(/right 0\.50 \(0\.00 without a lacking limit\)/);
});

it("keeps answers as lines, and reads none that were kept with other signals", () => {
  const graded = gradedAnswers(3);
  const read = fromLines(toLines(graded));
  expect(read.map(({ id, set, right }) => ({ id, set, right }))).toEqual(
    graded.map(({ id, set, right }) => ({ id, set, right })),
  );
  expect(read[0]!.signals.covers).toBeCloseTo(graded[0]!.signals.covers!, 2);
  expect(() => fromLines(toLines(graded).replace("covers", "search"))).toThrow(/other signals/);
});
