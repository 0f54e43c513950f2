import { describe, expect, it } from "vitest";
import { DEFAULT_TOLERANCES, fallenBehind, figuresOf, type Asked, type Baseline } from "./gate.ts";

const asked = (over: Partial<Asked> = {}): Asked => ({
  id: "own-1",
  gold: ["26 USC 61"],
  sections: ["26 USC 61"],
  lists: { statute: over.sections ?? ["26 USC 61"] },
  milliseconds: 1,
  refused: false,
  confidence: 0.95,
  answeredFrom: "26 USC 61",
  ...over,
});
const outside = (over: Partial<Asked> = {}) =>
  asked({ gold: [], sections: [], refused: true, confidence: 0, answeredFrom: null, ...over });
const times = (n: number, one: Asked) => Array.from({ length: n }, () => one);

const baselineOf = (sets: Record<string, Asked[]>): Baseline => ({
  tolerances: DEFAULT_TOLERANCES,
  ...figuresOf(sets),
});

describe("figuresOf", () => {
  it("counts recall over what has gold, refusals on both sides, and right answers by confidence", () => {
    const { sets, calibration } = figuresOf({
      mixed: [
        asked(),
        asked({ sections: ["26 USC 1", "26 USC 61"], answeredFrom: "26 USC 1", confidence: 0.4 }),
        asked({ sections: [], refused: true, answeredFrom: null, confidence: 0 }),
        outside(),
        outside({ refused: false, confidence: 0.9 }),
      ],
    });
    expect(sets.mixed).toEqual({
      inside: 3,
      outside: 2,
      r1: 0.3333,
      r5: 0.6667,
      r10: 0.6667,
      refusedInside: 0.3333,
      refusedOutside: 0.5,
    });
    expect(calibration.filter(({ n }) => n > 0)).toEqual([
      { from: 0, n: 1, right: 0 },
      { from: 0.9, n: 1, right: 1 },
    ]);
  });
});

describe("fallenBehind", () => {
  const good = { own: [...times(50, asked()), ...times(50, outside())] };
  const baseline = baselineOf(good);

  it("says nothing of what is as good, better, or worse within its tolerance", () => {
    expect(fallenBehind(figuresOf(good), baseline)).toEqual([]);
    const missed = asked({ sections: ["26 USC 1"] });
    const wide = baselineOf({ own: [...times(99, asked()), missed] });
    expect(fallenBehind(figuresOf({ own: times(100, asked()) }), wide)).toEqual([]);
    expect(fallenBehind(figuresOf({ own: [...times(98, asked()), missed, missed] }), wide)).toEqual([]);
  });

  it("has a sentence for each figure that fell, and for no other", () => {
    const sections = ["26 USC 1", "26 USC 61"];
    const lower = { own: [...times(48, asked()), ...times(2, asked({ sections })), ...times(50, outside())] };
    expect(fallenBehind(figuresOf(lower), baseline)).toEqual([
      "own: recall at rank 1 went from 100.0 % to 96.0 %; 1.0 % is allowed.",
    ]);
    const lax = { own: [...times(50, asked()), ...times(49, outside()), outside({ refused: false })] };
    expect(fallenBehind(figuresOf(lax), baseline)).toEqual([
      "own: refusals of questions that are out of scope went from 100.0 % to 98.0 %; 1.0 % is allowed.",
    ]);
    const strict = { own: [...times(49, asked()), asked({ refused: true }), ...times(50, outside())] };
    expect(fallenBehind(figuresOf(strict), baseline)).toEqual([
      "own: refusals of questions that are in scope went from 0.0 % to 2.0 %; 1.0 % is allowed.",
    ]);
    const wrong = asked({ answeredFrom: "26 USC 1" });
    const surer = { own: [...times(40, asked()), ...times(10, wrong), ...times(50, outside())] };
    expect(fallenBehind(figuresOf(surer), baseline)).toEqual([
      "Right answers with a confidence from 0.9 went from 100.0 % to 80.0 %; 5.0 % is allowed.",
    ]);
  });

  it("compares no set with another one's questions", () => {
    expect(fallenBehind(figuresOf({ other: good.own }), baseline)).toEqual([
      "The baseline has no set other; write a new one with --write-baseline.",
    ]);
    expect(fallenBehind(figuresOf({ own: good.own.slice(1) }), baseline)).toEqual([
      "own has other questions than the baseline; write a new one with --write-baseline.",
    ]);
  });
});
